import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { imageFailures } from '#contract/images/images.failures.ts'
import { diskMediaStore } from './disk-media-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'likho-media-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const NAME = 'abcdef0123456789abcdef0123456789-320.webp'
const picture = Buffer.from('not really a picture')
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)

test('keeps a file two folders deep and gives it back', async () => {
  const store = diskMediaStore(folder)
  expect(await store.has(NAME)).toBe(false)
  expect(await store.get(NAME)).toBeUndefined()
  await store.put(NAME, picture, 'image/webp')
  expect(readdirSync(join(folder, 'ab', 'cd'))).toEqual([NAME])
  expect(await store.has(NAME)).toBe(true)
  expect(await store.get(NAME)).toEqual(picture)
})

test('takes a file away; one that is not there is no error', async () => {
  const store = diskMediaStore(folder)
  await store.put(NAME, picture, 'image/webp')
  await store.remove(NAME)
  await store.remove(NAME)
  expect(await store.has(NAME)).toBe(false)
  expect(files()).toEqual([])
})

test('a file survives the store that wrote it', async () => {
  await diskMediaStore(folder).put(NAME, picture, 'image/webp')
  expect(await diskMediaStore(folder).get(NAME)).toEqual(picture)
})

test('two writers of one name do not disturb each other', async () => {
  const store = diskMediaStore(folder)
  await Promise.all(Array.from({ length: 20 }, () => store.put(NAME, picture, 'image/webp')))
  expect(files()).toEqual([NAME])
  expect(await store.get(NAME)).toEqual(picture)
})

test('what a crash left behind is neither served nor in the way', async () => {
  mkdirSync(join(folder, 'ab', 'cd'), { recursive: true })
  writeFileSync(join(folder, 'ab', 'cd', `${NAME}.0000.part`), 'half')
  const store = diskMediaStore(folder)
  expect(await store.has(NAME)).toBe(false)
  await store.put(NAME, picture, 'image/webp')
  expect(await store.get(NAME)).toEqual(picture)
})

test.each(['ENOSPC', 'EDQUOT'])(
  'a disk that ends half-way (%s) is refused in words and leaves no trace',
  async (code) => {
    const store = diskMediaStore(folder, async (path, bytes) => {
      await writeFile(path, bytes.subarray(0, 5))
      throw Object.assign(new Error('write failed'), { code })
    })
    await expect(store.put(NAME, picture, 'image/webp')).rejects.toMatchObject({ kind: imageFailures.storeFull })
    expect(files()).toEqual([])
    expect(await store.has(NAME)).toBe(false)
  },
)

test('any other fault of the disk is passed on as it is', async () => {
  writeFileSync(join(folder, 'ab'), 'a file where a folder should be')
  await expect(diskMediaStore(folder).put(NAME, picture, 'image/webp')).rejects.toMatchObject({ code: 'ENOTDIR' })
})

const mayMount = process.platform === 'linux' && process.getuid?.() === 0

test.runIf(mayMount)(
  'on a disk that is really full, the files before it stay and nothing is half written',
  async (context) => {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' })
    } catch {
      return context.skip('this machine lets nobody mount')
    }
    try {
      const store = diskMediaStore(folder)
      await store.put(NAME, picture, 'image/webp')
      const large = NAME.replace('320', '800')
      await expect(store.put(large, Buffer.alloc(100_000), 'image/webp')).rejects.toMatchObject({
        kind: imageFailures.storeFull,
      })
      expect(files()).toEqual([NAME])
      expect(await store.get(NAME)).toEqual(picture)
    } finally {
      execFileSync('umount', [folder])
    }
  },
)
