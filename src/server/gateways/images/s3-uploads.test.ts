import { afterAll, beforeAll, expect, test } from 'vitest'
import { startS3Server } from '#tests/support/s3-server.ts'
import type { DirectUploads } from './direct-uploads.ts'
import { openMediaStore } from './open-media-store.ts'
import { s3Uploads } from './s3-uploads.ts'

let s3: Awaited<ReturnType<typeof startS3Server>>
let uploads: DirectUploads
beforeAll(async () => {
  s3 = await startS3Server()
  uploads = s3Uploads(s3.settings, s3.settings.endpoint)
})
afterAll(() => s3.stop())

const NAME = 'uploads/account/reference'
const picture = Buffer.from('not really a picture')
const file = { type: 'image/png', size: picture.length } as const

const put = (url: string, { body = picture, type = 'image/png' } = {}) =>
  fetch(url, { method: 'PUT', body: new Uint8Array(body), headers: { 'content-type': type } })

test('what was put at a signed address is read, and taken away', async () => {
  expect((await put(await uploads.sign(NAME, file))).status).toBe(200)
  expect(await uploads.read(NAME, 100)).toEqual(picture)
  await uploads.remove(NAME)
  expect(await uploads.read(NAME, 100)).toBeUndefined()
  await uploads.remove(NAME)
})

test.each([
  ['a longer file', { body: Buffer.concat([picture, picture]) }],
  ['a shorter file', { body: picture.subarray(1) }],
  ['a file of another type', { type: 'text/html' }],
])('the store refuses %s', async (_, other) => {
  expect((await put(await uploads.sign(NAME, file), other)).status).toBe(403)
  expect(await s3.namesBelow('uploads/')).toEqual([])
})

test('the store refuses another name, another lifetime, another key, and what came too late', async () => {
  const signed = await uploads.sign(NAME, file)
  const late = s3Uploads(s3.settings, s3.settings.endpoint, -1)
  const guessed = s3Uploads({ ...s3.settings, secretAccessKey: 'guessed' }, s3.settings.endpoint)
  const addresses = [
    signed.replace('/uploads/account/', '/uploads/somebody/'),
    signed.replace('X-Amz-Expires=600', 'X-Amz-Expires=6000'),
    await late.sign(NAME, file),
    await guessed.sign(NAME, file),
  ]
  for (const address of addresses) expect((await put(address)).status, address).toBe(403)
  expect(await s3.namesBelow('uploads/')).toEqual([])
})

test('no more is read than asked for, whatever lies there', async () => {
  await put(await uploads.sign(NAME, file))
  expect(await uploads.read(NAME, picture.length)).toEqual(picture)
  expect(await uploads.read(NAME, picture.length - 1)).toBeUndefined()
  await uploads.remove(NAME)
})

test.each(['../../etc/passwd', 'a/b', '', 'x'.repeat(33), '%2e%2e'])('“%s” names no upload', (reference) => {
  expect(uploads.nameOf('account', reference)).toBeUndefined()
})

test('without an address for browsers there are no direct uploads, and the store works as ever', async () => {
  const given = { ...s3.settings, uploadEndpoint: undefined }
  const store = openMediaStore({ s3: given, dataDir: '/nowhere' })
  expect(store.uploads).toBeUndefined()
  await store.put('a.webp', picture, 'image/webp')
  expect([await store.has('a.webp'), await store.get('a.webp')]).toEqual([true, picture])
  await store.remove('a.webp')
  expect(await store.has('a.webp')).toBe(false)
})
