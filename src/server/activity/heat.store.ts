import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** Beyond this a part is too small to be felt, and Postgres refuses powers that vanish. */
const FELT = 50

/**
 * Adds to the heat of products. Heats are logarithms, so the sum is ln(e^a + e^b), written so that nothing overflows.
 * Always in the same order, so that no two writers wait for each other.
 */
export async function raiseHeats(tx: Db, heats: ReadonlyMap<string, number>): Promise<void> {
  const ids = [...heats.keys()].sort()
  await sql`
    insert into product_heat (product_id, heat)
    select * from unnest(${ids}::uuid[], ${ids.map((id) => heats.get(id))}::double precision[])
    on conflict (product_id) do update set heat = greatest(product_heat.heat, excluded.heat)
      + ln(1 + exp(-least(abs(product_heat.heat - excluded.heat), ${FELT}::double precision)))`.execute(tx)
}

/** The products with most going on that can be bought, hottest first. */
export async function hottestProducts(db: Db, limit: number, without: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('product_heat')
    .innerJoin('products', 'products.id', 'product_heat.product_id')
    .select('product_heat.product_id')
    .where('products.in_stock', 'is', true)
    .where(isNoneOf('product_heat.product_id', without))
    .orderBy('product_heat.heat', 'desc')
    .orderBy('product_heat.product_id', 'desc')
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
