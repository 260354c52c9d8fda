import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { countAttempt, countInWindow } from './attempts.store.ts'

const opened = testDatabase()
const later = new Date('2026-11-16T10:00:00.005Z')
const earlier = new Date('2026-11-16T10:00:00.000Z')

test('of two calls of one moment the one that is counted second is not refused for having come first', async () => {
  const { db } = opened.database
  const backoff = { free: 5, maxWaitSeconds: 900, resetAfterMs: 900_000 }
  const window = { max: 5, windowMs: 3_600_000 }
  for (const now of [later, earlier]) {
    expect(await countAttempt(db, 'login', backoff, now)).toBeUndefined()
    expect(await countInWindow(db, 'mail', window, now)).toBeUndefined()
  }
})
