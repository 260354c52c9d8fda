import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { judgeSchema, readSchema } from './judge-schema.ts'
import { KNOWN_OF_SCHEMA } from './known.ts'
import { PLACEMENTS, type Placement } from './placement.ts'

const kept = testDatabase()

test('every table has a place, and every place a table', async () => {
  const { tables } = await readSchema(kept.database.pool)
  expect(Object.keys(PLACEMENTS).sort()).toEqual(tables.sort())
})

test('what Citus refuses of the schema is known', async () => {
  const findings = judgeSchema(await readSchema(kept.database.pool))
  expect(findings.map(({ what }) => what)).toEqual([...KNOWN_OF_SCHEMA].sort())
})

const here: Placement = { on: 'coordinator', why: '' }
const everywhere: Placement = { on: 'every node', why: '' }
const byId: Placement = { on: 'shards', by: 'id', with: 'order', why: '' }
const line: Placement = { on: 'shards', by: 'order_id', with: 'order', why: '' }
const hold: Placement = { on: 'shards', by: 'id', with: 'checkout', why: '' }

const key = { name: 'key', columns: ['order_id'], toColumns: ['id'], onDelete: 'c' }

test.each([
  ['lines refer to their order by its key', line, byId, key, 0],
  ['and are not left without one', line, byId, { ...key, onDelete: 'n' }, 1],
  ['a line refers to an order by something else', line, byId, { ...key, columns: ['place'] }, 1],
  ['an order refers to what lies by another key', line, hold, key, 1],
  ['an order refers to the coordinator', line, here, key, 1],
  ['an order refers to what is everywhere', line, everywhere, { ...key, columns: ['image_id'], onDelete: 'n' }, 0],
  ['the coordinator refers to an order', here, byId, key, 1],
  ['the coordinator refers to what is everywhere', here, everywhere, key, 0],
  ['what is everywhere is deleted with what is on the coordinator', everywhere, here, key, 1],
])('%s', (_, at, to, foreignKey, refused) => {
  const facts = { uniques: [], triggers: [], foreignKeys: [{ ...foreignKey, table: 'at', to: 'to' }] }
  expect(judgeSchema(facts, { at, to })).toHaveLength(refused)
})

test('unique is only what is unique on its node, and only the coordinator has triggers', () => {
  const uniques = [
    { table: 'line', name: 'pkey', columns: ['order_id', 'place'] },
    { table: 'line', name: 'awb', columns: ['awb'] },
    { table: 'here', name: 'name', columns: ['name'] },
  ]
  const triggers = ['line', 'here', 'everywhere'].map((table) => ({ table, name: 'changed' }))
  const found = judgeSchema({ uniques, triggers, foreignKeys: [] }, { line, here, everywhere })
  expect(found.map(({ what }) => what)).toEqual(['everywhere.changed', 'line.awb', 'line.changed'])
})
