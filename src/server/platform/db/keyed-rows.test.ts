import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { keyedRows } from './keyed-rows.ts'

const opened = testDatabase()

/** As large as the timelines of a shop in its first weeks: small enough that reading all of it looks cheap. */
const ROWS = 5_000

test('rows that are changed by key are looked up, whatever Postgres does not know of them when it plans', async () => {
  const { db } = opened.database
  const [id] = ['00000000-0000-0000-0000-000000000007']
  await db.transaction().execute(async (tx) => {
    await sql`create temporary table marks (id uuid primary key, word text, said jsonb) on commit drop`.execute(tx)
    await sql`insert into marks select lpad(to_hex(n), 32, '0')::uuid, 'old', '{}' from generate_series(1, ${sql.raw(String(ROWS))}) n`.execute(
      tx,
    )
    await sql`analyze marks`.execute(tx)
    const given = keyedRows(['uuid', [id]], ['text', ['new']], ['jsonb', [{ by: "Asha's" }]])
    const change = sql`update marks set word = given.word, said = given.said from ${given} as given (id, word, said) where marks.id = given.id`

    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
    const text = change.compile(tx).sql
    await sql.raw(`prepare change as ${text}`).execute(tx)
    const { rows } = await sql.raw<Record<string, string>>(`explain execute change('{}', '{}', '{}', 1)`).execute(tx)
    await sql`deallocate change`.execute(tx)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('Index Scan using marks_pkey')
    expect(plan).not.toContain('Seq Scan')

    await change.execute(tx)
    const { rows: changed } = await sql`select * from marks where word = 'new'`.execute(tx)
    expect(changed).toEqual([{ id, word: 'new', said: { by: "Asha's" } }])
  })
})
