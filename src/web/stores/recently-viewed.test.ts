import { afterEach, expect, test, vi } from 'vitest'
import { brokenStorage, memoryStorage } from '#tests/support/memory-storage.ts'
import { forgetViewed, noteViewed, recentlyViewed } from './recently-viewed.ts'

const withStorage = (localStorage: object) => vi.stubGlobal('window', { localStorage })

afterEach(() => vi.unstubAllGlobals())

test('what was looked at last comes first, each product once, and only so many are kept', () => {
  withStorage(memoryStorage())
  for (const id of ['pen', 'pad', 'pen']) noteViewed(id)
  expect(recentlyViewed()).toEqual(['pen', 'pad'])
  for (let at = 1; at <= 20; at += 1) noteViewed(`glue ${at}`)
  expect(recentlyViewed()).toHaveLength(12)
  expect(recentlyViewed()[0]).toBe('glue 20')
  forgetViewed()
  expect(recentlyViewed()).toEqual([])
})

test.each([
  ['broken JSON', '["pen'],
  ['something else', '{"pen":1}'],
  ['no ids', '[1,null]'],
])('storage that holds %s holds no products', (_, recentlyKept) => {
  withStorage(memoryStorage({ recentlyViewed: recentlyKept }))
  expect(recentlyViewed()).toEqual([])
})

test('full or forbidden storage breaks nothing', () => {
  withStorage(brokenStorage())
  expect(() => noteViewed('pen')).not.toThrow()
  expect(recentlyViewed()).toEqual([])
})
