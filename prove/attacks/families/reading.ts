import { sql } from 'kysely'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import type { Db } from '#server/platform/db/database.ts'
import { nameOf, pathOf, pathWithQuery } from '../addresses.ts'
import type { Family } from '../family.ts'

/** What happens by itself, and what is noted about who read something. */
const CHANGES_BY_ITSELF = ['jobs', 'security_events', 'attempts', 'sessions']

/** A link, a picture or a prefetch makes a browser ask by GET: nothing may come of it. */
export const reading: Family = async ({ ask, endpoints, people, db }, { mustBe }) => {
  const { id } = await db.selectFrom('products').select('id').executeTakeFirstOrThrow()
  const read = async (endpoint: Endpoint) => {
    for (const as of [people.customer, people.seller, people.superadmin]) {
      for (const path of [pathOf(endpoint), pathWithQuery(endpoint), pathOf(endpoint, id)]) {
        await ask({ path, as })
        await ask({ path, as, method: 'HEAD' })
      }
    }
  }
  const changedBy = async (some: readonly Endpoint[]) => {
    const before = await contentOf(db)
    for (const endpoint of some) await read(endpoint)
    return [...(await contentOf(db))].flatMap(([table, sum]) => (sum === before.get(table) ? [] : [table]))
  }
  const all = endpoints.filter(({ method }) => method === 'GET')
  const changed = await changedBy(all)
  // Which of them it was is looked for only when there is something to look for.
  for (const endpoint of all) {
    const tables = changed.length > 0 ? await changedBy([endpoint]) : []
    mustBe(tables.length === 0, `${nameOf(endpoint)} changes ${tables.join(', ')}, though it only reads`)
  }
}

/** A sum over everything in each table. */
async function contentOf(db: Db): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> all(${CHANGES_BY_ITSELF})`.execute(db)
  const sums = tables.map(
    ({ name }) => sql`select ${name}::text as name,
      (select coalesce(sum(hashtextextended(row::text, 0)), 0)::text || ' ' || count(*) from ${sql.table(name)} as row) as sum`,
  )
  const { rows } = await sql<{ name: string; sum: string }>`${sql.join(sums, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ name, sum }) => [name, sum]))
}
