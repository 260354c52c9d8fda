import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { imageFailures } from '#contract/images/images.failures.ts'
import { startS3StandIn } from '#tests/support/s3-stand-in.ts'
import { s3MediaStore } from './s3-media-store.ts'

let s3: Awaited<ReturnType<typeof startS3StandIn>>
beforeAll(async () => {
  s3 = await startS3StandIn()
})
afterEach(() => {
  s3.suffer(undefined)
  s3.objects.clear()
})
afterAll(() => s3.stop())

const picture = Buffer.from('not really a picture')
const storeWith = (settings = {}, patienceMs?: number) => s3MediaStore({ ...s3.settings, ...settings }, patienceMs)

test('keeps a file with its type and gives it back', async () => {
  const store = storeWith()
  expect(await store.has('a.webp')).toBe(false)
  await store.put('a.webp', picture, 'image/webp')
  expect(s3.objects.get('a.webp')).toEqual({ bytes: picture, contentType: 'image/webp' })
  expect(await store.has('a.webp')).toBe(true)
  expect(await store.get('a.webp')).toEqual(picture)
})

test('answers nothing for a file it does not have', async () => {
  expect(await storeWith().get('b.webp')).toBeUndefined()
})

test('takes a file away; one that is not there is no error', async () => {
  const store = storeWith()
  await store.put('a.webp', picture, 'image/webp')
  await store.remove('a.webp')
  await store.remove('a.webp')
  expect(s3.objects.size).toBe(0)
})

test('takes an endpoint written with a slash at its end', async () => {
  await storeWith({ endpoint: `${s3.settings.endpoint}/` }).put('c.webp', picture, 'image/webp')
  expect(s3.objects.has('c.webp')).toBe(true)
})

test.each([
  ['a wrong secret', { secretAccessKey: 'guessed' }, 'was refused with 403 SignatureDoesNotMatch'],
  ['an unknown key', { accessKeyId: 'stranger' }, 'was refused with 403 InvalidAccessKeyId'],
  ['a wrong region', { region: 'ap-south-1' }, 'was refused with 403 AuthorizationHeaderMalformed'],
  ['a bucket that is not there', { bucket: 'elsewhere' }, 'was refused with 404 NoSuchBucket'],
])('refuses with %s, and the log can say why', async (_, wrong, why) => {
  await expect(storeWith(wrong).put('d.webp', picture, 'image/webp')).rejects.toMatchObject({
    kind: imageFailures.storeUnavailable,
    cause: { message: expect.stringContaining(why) },
  })
  expect(s3.objects.size).toBe(0)
})

test('says that there is no room when the store is full', async () => {
  s3.suffer({ status: 507, code: 'XMinioStorageFull' })
  await expect(storeWith().put('e.webp', picture, 'image/webp')).rejects.toMatchObject({
    kind: imageFailures.storeFull,
  })
})

test('tries again when the store stumbles, then gives up', async () => {
  s3.suffer({ status: 503, code: 'SlowDown' })
  const before = s3.asked.length
  await expect(storeWith().get('f.webp')).rejects.toMatchObject({ kind: imageFailures.storeUnavailable })
  expect(s3.asked.slice(before)).toEqual(Array(3).fill('GET /pictures/f.webp'))
})

test('does not wait for ever', async () => {
  s3.suffer('silence')
  await expect(storeWith({}, 50).has('g.webp')).rejects.toMatchObject({
    kind: imageFailures.storeUnavailable,
    cause: { message: expect.stringContaining('got no answer') },
  })
})

test('says so when nobody answers at the endpoint', async () => {
  const store = storeWith({ endpoint: 'http://127.0.0.1:1' })
  await expect(store.get('h.webp')).rejects.toMatchObject({ kind: imageFailures.storeUnavailable })
})
