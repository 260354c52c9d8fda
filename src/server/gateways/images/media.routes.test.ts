import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Image, imageFileName, imageUrl } from '#contract/images/image.ts'
import { aDrawing, aPicture } from '#tests/support/pictures.ts'
import { startS3StandIn } from '#tests/support/s3-stand-in.ts'
import { diskMediaStore } from './disk-media-store.ts'
import mediaRoutes from './media.routes.ts'
import { s3MediaStore } from './s3-media-store.ts'
import { storeDrawing } from './store-drawing.ts'
import { storeImage } from './store-image.ts'

const folder = mkdtempSync(join(tmpdir(), 'likho-media-'))
const s3 = await startS3StandIn()
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await s3.stop()
})

describe.each([
  ['the disk', () => diskMediaStore(folder)],
  ['S3', () => s3MediaStore(s3.settings)],
])('pictures on %s', (_, open) => {
  let app: FastifyInstance
  let image: Image
  beforeAll(async () => {
    const store = open()
    image = await storeImage(store, await aPicture('png', 200, 100))
    app = fastify()
    await app.register(mediaRoutes, { store })
  })
  afterAll(() => app.close())

  it.each(['webp', 'avif'] as const)('are served as %s to keep for ever', async (format) => {
    const url = imageUrl(image.id, 160, format)
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': `image/${format}`,
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: `"${url.slice('/media/'.length)}"`,
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 160, height: 80 })
  })

  it('answer HEAD with the headers alone', async () => {
    const url = imageUrl(image.id, 160, 'webp')
    const whole = await app.inject(url)
    const head = await app.inject({ method: 'HEAD', url })
    expect(head.statusCode).toBe(200)
    expect(head.rawPayload).toHaveLength(0)
    for (const name of ['content-type', 'content-length', 'cache-control', 'etag']) {
      expect(head.headers[name]).toBe(whole.headers[name])
    }
  })

  it.each([
    ['the same tag', (tag: string) => tag, 304],
    ['a weakened tag among others', (tag: string) => `"other", W/${tag}`, 304],
    ['another tag', () => '"other"', 200],
  ])('are sent again or not, for %s', async (_, tagged, status) => {
    const url = imageUrl(image.id, 160, 'avif')
    const tag = String((await app.inject(url)).headers.etag)
    const answer = await app.inject({ url, headers: { 'if-none-match': tagged(tag) } })
    expect(answer.statusCode).toBe(status)
    expect(answer.rawPayload.length > 0).toBe(status === 200)
  })

  it.each([
    ['a width it is not kept at', () => imageUrl(image.id, 1200, 'webp')],
    ['a picture nobody uploaded', () => imageUrl('f'.repeat(32), 160, 'webp')],
    ['another format', () => `/media/${image.id}-160.png`],
    ['a name that climbs out', () => '/media/..%2F..%2Fetc%2Fpasswd'],
    ['a leftover of a crash', () => `${imageUrl(image.id, 160, 'webp')}.0000.part`],
  ])('are not found by %s', async (_, url) => {
    const answer = await app.inject(url())
    expect(answer.statusCode).toBe(404)
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('text/plain'),
      'cache-control': 'no-store',
    })
    expect(answer.body).toBe('Not found\n')
  })
})

describe.each([
  ['the disk', () => diskMediaStore(folder)],
  ['S3', () => s3MediaStore(s3.settings)],
])('drawings on %s', (_, open) => {
  const store = open()
  let app: FastifyInstance
  let image: Image
  beforeAll(async () => {
    image = await storeDrawing(store, aDrawing('#22409a'))
    app = fastify()
    await app.register(mediaRoutes, { store })
  })
  afterAll(() => app.close())

  it.each(['webp', 'avif'] as const)('are rendered as %s when first asked for, and kept', async (format) => {
    const file = imageFileName(image.id, 320, format)
    expect(await store.has(file)).toBe(false)
    const first = await app.inject(`/media/${file}`)
    expect(first.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${file}"`,
    })
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ width: 320, height: 240, hasAlpha: false })
    expect(await store.get(file)).toEqual(first.rawPayload)
    expect((await app.inject(`/media/${file}`)).rawPayload).toEqual(first.rawPayload)
  })

  it.each([
    ['a width larger than the drawing', () => imageUrl(image.id, 800, 'webp')],
    ['a width nobody uses', () => imageUrl(image.id, 161, 'webp')],
    ['another spelling of a width', () => `/media/${image.id}-0160.webp`],
    ['the name of the drawing itself', () => `/media/${image.id}.svg`],
  ])('are not found by %s', async (_, url) => {
    expect((await app.inject(url())).statusCode).toBe(404)
  })
})

it('a store that does not answer is an error nobody keeps', async () => {
  const app = fastify()
  await app.register(mediaRoutes, { store: s3MediaStore({ ...s3.settings, secretAccessKey: 'guessed' }) })
  const answer = await app.inject(imageUrl('f'.repeat(32), 160, 'webp'))
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['cache-control']).toBeUndefined()
  await app.close()
})
