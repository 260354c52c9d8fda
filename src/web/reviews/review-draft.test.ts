import { afterEach, expect, test, vi } from 'vitest'
import { brokenStorage, memoryStorage } from '#tests/support/memory-storage.ts'
import { deleteDraft, NO_DRAFT, readDraft, saveDraft } from './review-draft.ts'

const withStorage = (sessionStorage: object) => vi.stubGlobal('window', { sessionStorage })

afterEach(() => vi.unstubAllGlobals())

test('[PDP-05] a draft waits for its own product until it is sent', () => {
  withStorage(memoryStorage())
  const draft = { rating: 4, message: 'Glides.' }
  saveDraft('pen', draft)
  expect(readDraft('pen')).toEqual(draft)
  expect(readDraft('notebook')).toEqual(NO_DRAFT)
  deleteDraft('pen')
  expect(readDraft('pen')).toEqual(NO_DRAFT)
})

test.each([
  ['broken JSON', '{'],
  ['null', 'null'],
  ['text', '"five stars"'],
  ['impossible stars and words', '{"rating":9,"message":[]}'],
])('[PDP-05] %s in storage is no draft', (_, text) => {
  withStorage(memoryStorage({ 'reviewDraft:pen': text }))
  expect(readDraft('pen')).toEqual(NO_DRAFT)
})

test('[PDP-05] without storage the form works all the same', () => {
  withStorage(brokenStorage())
  expect(() => saveDraft('pen', { rating: 1, message: '' })).not.toThrow()
  expect(readDraft('pen')).toEqual(NO_DRAFT)
})
