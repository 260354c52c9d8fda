import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { deleteDraft, readDraft, saveDraft } from './address-draft.ts'

const storage = memoryStorage()
beforeEach(() => vi.stubGlobal('window', { sessionStorage: storage }))

test('what was being sent is there again for the one who typed it, until it has arrived', () => {
  saveDraft('asha', 'new', { city: 'Pune', selected: true })
  expect(readDraft('asha', 'new')).toEqual({ city: 'Pune' })
  expect(readDraft('ravi', 'new')).toBeUndefined()
  expect(readDraft('asha', 'another')).toBeUndefined()
  deleteDraft('new')
  expect(readDraft('asha', 'new')).toBeUndefined()
})

test.each(['', 'null', '7', '{"owner":"asha"}', '{"owner":"asha","values":null}'])('%s is no draft', (text) => {
  storage.setItem('addressDraft:new', text)
  expect(readDraft('asha', 'new')).toBeUndefined()
})
