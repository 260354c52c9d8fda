import { expect, test } from 'vitest'
import { LONGEST_WORD, nearWords } from './near-words.store.ts'

test('the database is not asked about a word that is too long to be one of ours', async () => {
  const untouched = undefined as never
  expect(await nearWords(untouched, ['x'.repeat(LONGEST_WORD + 1), 'y'.repeat(200)])).toEqual(new Map())
})
