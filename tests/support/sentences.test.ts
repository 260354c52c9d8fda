import { expect, test } from 'vitest'
import { comparedSentences } from './sentences.ts'

/** Errors of the database driver have no codes, only messages. */
const NOT_OURS = ['src/server/platform/db/database-fault.ts']

test('code decides by keys, never by comparing a text for people', () => {
  expect(comparedSentences().filter((at) => !NOT_OURS.includes(at.replace(/:\d+$/, '')))).toEqual([])
})
