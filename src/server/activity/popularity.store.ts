import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** Beyond this a part is too small to be felt, and Postgres refuses powers that vanish. */
const FELT = 50

/**
 * Adds to the popularity of products. Heats are logarithms, so the sum is ln(e^a + e^b), written so that nothing overflows.
 * Always in the same order, so that no two writers wait for each other.
 */
export async function raisePopularities(tx: Db, popularities: ReadonlyMap<string, number>): Promise<void> {
  const ids = [...popularities.keys()].sort()
  await sql`
    insert into product_popularity (product_id, popularity)
    select * from unnest(${ids}::uuid[], ${ids.map((id) => popularities.get(id))}::double precision[])
    on conflict (product_id) do update set popularity = greatest(product_popularity.popularity, excluded.popularity)
      + ln(1 + exp(-least(abs(product_popularity.popularity - excluded.popularity), ${FELT}::double precision)))`.execute(
    tx,
  )
}

/** The products with most going on that can be bought, most popular first. */
export async function mostPopularProducts(db: Db, limit: number, without: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('product_popularity')
    .innerJoin('products', 'products.id', 'product_popularity.product_id')
    .select('product_popularity.product_id')
    .where('products.in_stock', 'is', true)
    .where(isNoneOf('product_popularity.product_id', without))
    .orderBy('product_popularity.popularity', 'desc')
    .orderBy('product_popularity.product_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ product_id }) => product_id)
}

export async function newestProducts(db: Db, limit: number, without: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('in_stock', 'is', true)
    .where(isNoneOf('id', without))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

const isNoneOf = (column: string, ids: readonly string[]) => sql<boolean>`${sql.ref(column)} <> all(${ids}::uuid[])`
