import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { imageUrlFor } from '#contract/images/image.ts'
import { imageFailures } from '#contract/images/images.failures.ts'
import { memoryMediaStore } from '#tests/support/memory-media-store.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { startS3StandIn } from '#tests/support/s3-stand-in.ts'
import { diskMediaStore } from './disk-media-store.ts'
import type { MediaStore } from './media-store.ts'
import { s3MediaStore } from './s3-media-store.ts'
import { removeImage, storeImage } from './store-image.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'likho-media-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A store that also remembers what was put into it. */
function watched(store: MediaStore) {
  const puts: string[] = []
  const put: MediaStore['put'] = (name, bytes, type) => {
    puts.push(`${name} ${type}`)
    return store.put(name, bytes, type)
  }
  return { ...store, put, puts }
}

test('names a picture by what was uploaded and keeps all its files', async () => {
  const store = watched(memoryMediaStore())
  const upload = await aPicture('jpeg', 400, 300)
  const id = createHash('sha256').update(upload).digest('hex').slice(0, 32)
  expect(await storeImage(store, upload)).toEqual({ id, width: 400, height: 300 })
  expect(store.puts.sort()).toEqual([
    `${id}-160.avif image/avif`,
    `${id}-160.webp image/webp`,
    `${id}-320.avif image/avif`,
    `${id}-320.webp image/webp`,
  ])
})

test('the same upload again is the same picture and writes nothing', async () => {
  const store = watched(diskMediaStore(folder))
  const upload = await aPicture()
  const first = await storeImage(store, upload)
  const written = store.puts.length
  expect(await storeImage(store, upload)).toEqual(first)
  expect(store.puts).toHaveLength(written)
})

test('with a salt it is a picture of its own, and goes alone', async () => {
  const store = diskMediaStore(folder)
  const upload = await aPicture('png', 200, 100)
  const shared = await storeImage(store, upload)
  const own = await storeImage(store, upload, 'a salt')
  expect(own.id).not.toBe(shared.id)
  await removeImage(store, own)
  expect(filesIn(folder).sort()).toEqual([`${shared.id}-160.avif`, `${shared.id}-160.webp`])
})

test.each([
  [400, 300, 320, { width: 320, height: 240 }],
  [200, 100, 320, { width: 160, height: 80 }],
  [40, 30, 320, { width: 40, height: 30 }],
  [1500, 600, 1200, { width: 1200, height: 480 }],
])(
  'a picture of %i × %i that is shown at one size of %i is kept at that one alone',
  async (width, height, at, kept) => {
    const store = watched(memoryMediaStore())
    const image = await storeImage(store, await aPicture('png', width, height), 'a salt', at)
    expect(image).toMatchObject(kept)
    expect(store.puts).toEqual([`${image.id}-${kept.width}.webp image/webp`])
    expect(imageUrlFor(image, at)).toBe(`/media/${image.id}-${kept.width}.webp`)
  },
)

test('goes into an S3 store as well', async () => {
  const s3 = await startS3StandIn()
  try {
    const { id } = await storeImage(s3MediaStore(s3.settings), await aPicture('png', 200, 100))
    expect([...s3.objects.keys()].sort()).toEqual([`${id}-160.avif`, `${id}-160.webp`])
  } finally {
    await s3.stop()
  }
})

test('a damaged upload is refused before anything is written', async () => {
  const store = watched(memoryMediaStore())
  const upload = await aPicture('jpeg', 800, 600)
  const half = upload.subarray(0, Math.floor(upload.length / 2))
  await expect(storeImage(store, half)).rejects.toMatchObject({ kind: imageFailures.unreadable })
  expect(store.puts).toEqual([])
})

test('a disk that fills up half-way: one clear refusal, only whole files, and the next try completes the picture', async () => {
  let room = 2
  const store = diskMediaStore(folder, async (path, bytes) => {
    const fits = room-- > 0
    await writeFile(path, fits ? bytes : bytes.subarray(0, 10))
    if (!fits) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  })
  const upload = await aPicture('png', 400, 300)
  await expect(storeImage(store, upload)).rejects.toMatchObject({
    kind: imageFailures.storeFull,
    message: imageFailures.storeFull.text,
  })
  expect(filesIn(folder)).toHaveLength(2)
  expect(filesIn(folder).every((name) => /^[0-9a-f]{32}-\d+\.(avif|webp)$/.test(name))).toBe(true)

  room = Number.POSITIVE_INFINITY
  const { id } = await storeImage(store, upload)
  expect(filesIn(folder).sort()).toEqual([`${id}-160.avif`, `${id}-160.webp`, `${id}-320.avif`, `${id}-320.webp`])
})

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
