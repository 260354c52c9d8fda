import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { forgetAllSearches, forgetSearch, recentSearches, rememberSearch } from './recent-searches.ts'

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage({})))
afterEach(() => vi.unstubAllGlobals())

test('the latest search comes first, one text once, six at most', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'C']) rememberSearch(text)
  expect(recentSearches()).toEqual(['C', 'g', 'f', 'e', 'd', 'b'])
})

test('one can be forgotten, or all of them', () => {
  for (const text of ['pen', 'ink']) rememberSearch(text)
  forgetSearch('pen')
  expect(recentSearches()).toEqual(['ink'])
  forgetAllSearches()
  expect(recentSearches()).toEqual([])
})

test.each(['{"pen":1}', 'pen', '[1,null]'])('what something else left there (%s) is no search', (left) => {
  localStorage.setItem('recent-searches', left)
  expect(recentSearches()).toEqual([])
})

test('storage that is forbidden remembers nothing, and breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberSearch('pen')
  expect(recentSearches()).toEqual([])
})
