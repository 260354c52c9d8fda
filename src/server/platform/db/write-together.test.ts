import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { writeTogether } from './write-together.ts'

const opened = testDatabase()
const db = () => opened.database.db
const event = (id: string) => ({ provider: 'razorpay', id, received_at: new Date('2026-11-19T10:00:00Z') })
const readable = (id: string, is: boolean) =>
  db().updateTable('provider_events').set({ is_readable: is }).where('id', '=', id)
const events = () => db().selectFrom('provider_events').select(['id', 'is_readable']).orderBy('id').execute()

test('writes of several tables are made together', async () => {
  await writeTogether(db(), [
    db().insertInto('provider_events').values(event('one')),
    db().insertInto('attention_digests').values({ day: '2026-11-19' }),
  ])
  expect(await events()).toEqual([{ id: 'one', is_readable: true }])
})

test.each([
  ['two updates', () => [readable('one', false), readable('one', true)]],
  ['an update and a delete', () => [readable('one', false), sql`delete from provider_events where id = 'one'`]],
  [
    'two updates in plain SQL',
    () => [
      sql`update provider_events set is_readable = false`,
      sql`\n  UPDATE provider_events set received_at = now()`,
    ],
  ],
])('%s of one table are refused: the database would lose one of two that meet in a row', async (_, writes) => {
  await db().insertInto('provider_events').values(event('one')).execute()
  await expect(writeTogether(db(), writes())).rejects.toThrow('provider_events twice')
  expect(await events()).toEqual([{ id: 'one', is_readable: true }])
})
