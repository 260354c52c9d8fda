import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { deleteDraft, readDraft, saveDraft } from './product-draft.ts'

const storage = memoryStorage()
beforeEach(() => vi.stubGlobal('window', { sessionStorage: storage }))

test('what was typed is there again for the one who typed it, until the product is saved', () => {
  saveDraft('meera', 'new', { values: { name: 'Pen', ProductImage: new Blob(['x']) }, byHand: true })
  expect(readDraft('meera', 'new')).toEqual({ values: { name: 'Pen' }, byHand: true, version: undefined })
  expect(readDraft('asha', 'new')).toBeUndefined()
  expect(readDraft('meera', 'another')).toBeUndefined()
  deleteDraft('new')
  expect(readDraft('meera', 'new')).toBeUndefined()
})

test('the draft of a change knows which version it changes', () => {
  saveDraft('meera', 'pen', { values: { name: 'Pen' }, version: 3 })
  expect(readDraft('meera', 'pen')).toEqual({ values: { name: 'Pen' }, byHand: false, version: 3 })
})

test.each(['', 'null', '7', '{"owner":"meera"}', '{"owner":"meera","values":null}'])('%s is no draft', (text) => {
  storage.setItem('productDraft:new', text)
  expect(readDraft('meera', 'new')).toBeUndefined()
})
