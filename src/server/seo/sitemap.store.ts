import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

type Listed = { id: string; created_at: Date }

type Part = { after: string | undefined; end: string | undefined; most: number }

/** The products of a part, oldest first: after an id, up to another one. */
export const productsOfPart = (db: Db, { after, end, most }: Part): Promise<Listed[]> =>
  db
    .selectFrom('products')
    .select(['id', 'created_at'])
    .$if(after !== undefined, (query) => query.where('id', '>', after as string))
    .$if(end !== undefined, (query) => query.where('id', '<=', end as string))
    .orderBy('id')
    .limit(most)
    .execute()

/**
 * The ids with which parts end, beginning after an id. Chance says which products end one (about every 2,048th), so a
 * small index knows them all, and no product that comes or goes moves the others.
 */
export async function endsOfParts(db: Db, after: string | undefined, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from all_products where ends_sitemap(id) and ${after === undefined ? sql`true` : sql`id > ${after}`}
    order by id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
