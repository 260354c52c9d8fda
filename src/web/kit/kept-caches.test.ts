import { afterEach, expect, test, vi } from 'vitest'
import { memoryCaches } from '#tests/support/memory-caches.ts'
import { buildsIn, forgetKeptPages, outdatedCaches } from './kept-caches.ts'

const names = (...builds: string[]) => builds.flatMap((build) => [`likho-files-${build}`, `likho-pages-${build}`])

afterEach(() => vi.unstubAllGlobals())

test('a new version keeps the two before it, for tabs that are still open, and lets go of older ones', () => {
  expect(outdatedCaches([...names('1', '2', '3', '4'), 'likho-pictures', 'of-another'], '4')).toEqual(names('1'))
  expect(outdatedCaches(names('1', '2'), '2')).toEqual([])
})

test('a version that comes back is not taken for an old one', () => {
  expect(outdatedCaches(names('1', '2', '3', '4'), '1')).toEqual(names('2'))
})

test('the newest build comes first, whatever was kept of an older one since', () => {
  expect(buildsIn([...names('1', '2'), 'likho-pages-1'])).toEqual(['2', '1'])
})

test('at logout the pages and pictures that were seen go, the files of the shop stay', async () => {
  vi.stubGlobal('caches', memoryCaches('https://likho.example'))
  for (const name of [...names('1', '2'), 'likho-pictures', 'of-another']) await caches.open(name)
  await forgetKeptPages()
  expect(await caches.keys()).toEqual(['likho-files-1', 'likho-files-2', 'of-another'])
})
