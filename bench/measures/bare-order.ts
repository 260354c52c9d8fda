import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { RowChanges } from '../setting/row-changes.ts'
import { usedBy } from '../setting/used-by.ts'

/** The rows of a table as an order leaves them: how wide they are, and how many there were to begin with. */
type BareTable = RowChanges & { name: string; body: string; known: string[] }

const MOST_KNOWN = 1_000

/**
 * The same changes of as many rows, as wide and in as many tables, made by nothing but the driver in one transaction of
 * prepared statements. Rows are an id, what they belong to (each with its index) and the shop's own row as JSON.
 */
export async function openBareOrder(pool: Pool, postgresPid: number, changes: readonly RowChanges[]) {
  await pool.query('drop schema if exists bare cascade')
  await pool.query('create schema bare')
  const tables: BareTable[] = []
  for (const change of changes) tables.push(await copyOf(pool, change))

  async function placeOne(): Promise<void> {
    const client = await pool.connect()
    try {
      await client.query('begin')
      for (const table of tables) await change(client, table)
      await client.query('commit')
    } finally {
      client.release()
    }
  }

  /** How many a second, with so many at once, and what each costs of the processor: ours here, and that of Postgres. */
  return async (concurrency: number, seconds: number): Promise<{ rate: number; cpuMs: number }> => {
    const [from, used, before] = [performance.now(), process.cpuUsage(), await usedBy(postgresPid)]
    const until = from + seconds * 1_000
    let placed = 0
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        while (performance.now() < until) {
          await placeOne()
          placed += 1
        }
      }),
    )
    const took = performance.now() - from
    const { user, system } = process.cpuUsage(used)
    const postgres = (await usedBy(postgresPid)).cpuSeconds - before.cpuSeconds
    return { rate: (placed * 1_000) / took, cpuMs: ((user + system) / 1_000 + postgres * 1_000) / placed }
  }
}
export type BareOrder = Awaited<ReturnType<typeof openBareOrder>>

async function copyOf(pool: Pool, changes: RowChanges): Promise<BareTable> {
  const name = `bare.${changes.table}`
  await pool.query(`create table ${name} (id uuid primary key, owner uuid not null, body jsonb not null)`)
  await pool.query(`create index on ${name} (owner)`)
  const { rows } = await pool.query<{ id: string }>(
    `insert into ${name} select gen_random_uuid(), gen_random_uuid(), to_jsonb(one)
      from (select * from ${changes.table} limit ${MOST_KNOWN}) as one returning id`,
  )
  const { rows: wide } = await pool.query<{ body: string }>(`select body::text from ${name} limit 1`)
  return { ...changes, name, body: wide[0]?.body ?? '{}', known: rows.map(({ id }) => id) }
}

/** Updates and deletes what was just inserted; where an order inserts nothing, it changes what was there before. */
async function change(client: PoolClient, { name, body, known, ...counts }: BareTable): Promise<void> {
  const fresh = Array.from({ length: counts.inserted }, () => randomUUID())
  const there = fresh.length > 0 ? fresh : [known[Math.floor(Math.random() * known.length)] ?? randomUUID()]
  const run = (action: string, text: string, values: unknown[]) =>
    client.query({ name: `${action} ${name}`, text, values })
  if (fresh.length > 0) {
    const insert = `insert into ${name} select id, $2, $3 from unnest($1::uuid[]) as fresh (id)`
    await run('insert', insert, [fresh, randomUUID(), body])
  }
  for (let left = counts.updated; left > 0; left -= there.length) {
    await run('update', `update ${name} set body = $2 where id = any($1)`, [there.slice(0, left), body])
  }
  if (counts.deleted > 0) {
    await run('delete', `delete from ${name} where id = any($1)`, [there.slice(0, counts.deleted)])
  }
}
