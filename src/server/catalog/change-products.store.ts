import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { type NewColumns, type ProductRow, WRITTEN } from './product-columns.ts'
import { followImages } from './product-pictures.store.ts'

type Scope = {
  /** Undefined: everybody's. */
  sellerId: string | undefined
  lock: boolean
}

/** Those of these products that are this seller's, locked until the transaction ends if wanted. */
export async function productRows(
  tx: Db,
  ids: readonly string[],
  { sellerId, lock }: Scope,
): Promise<Map<string, ProductRow>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('all_products')
    .selectAll()
    .where('id', 'in', ids)
    .$if(sellerId !== undefined, (query) => query.where('seller_id', '=', sellerId as string))
    // Locked in the same order as when they are sold: no deadlocks.
    .orderBy('id')
    .$if(lock, (query) => query.forNoKeyUpdate())
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Locks a product until the transaction ends; undefined where there is none, or where another seller owns it. */
export const lockProductOf = async (tx: Db, id: string, sellerId: string | undefined) =>
  (await productRows(tx, [id], { sellerId, lock: true })).get(id)

type NewProduct = NewColumns & Pick<ProductRow, 'id' | 'seller_id' | 'created_at'>

export async function insertProducts(tx: Db, products: readonly NewProduct[]): Promise<void> {
  if (products.length === 0) return
  const rows = products.map((product) => ({ ...product, attributes: JSON.stringify(product.attributes) }))
  await tx.insertInto('all_products').values(rows).execute()
}

const SET = sql.raw(WRITTEN.map((column) => `${column} = given.${column}`).join(', '))

export async function updateProducts(tx: Db, products: readonly ProductRow[]): Promise<void> {
  if (products.length === 0) return
  const given = products.map((product) =>
    Object.fromEntries((['id', ...WRITTEN] as const).map((column) => [column, product[column]])),
  )
  await sql`
    update all_products as product set ${SET}, version = product.version + 1
    from jsonb_populate_recordset(null::all_products, ${JSON.stringify(given)}::jsonb) as given
    where product.id = given.id`.execute(tx)
  await followImages(
    tx,
    products.map(({ id }) => id),
  )
}

/** Returns the names of those that were there. Orders have copied what they need of a product. */
export async function deleteProducts(tx: Db, ids: readonly string[], sellerId?: string): Promise<string[]> {
  if (ids.length === 0) return []
  const gone = await tx
    .deleteFrom('all_products')
    .where('id', 'in', ids)
    .$if(sellerId !== undefined, (query) => query.where('seller_id', '=', sellerId as string))
    .returning('name')
    .execute()
  return gone.map(({ name }) => name)
}

/** Those of these pictures that a product of this seller shows. */
export async function knownPictures(
  tx: Db,
  ids: readonly string[],
  sellerId: string | undefined,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select given.id from unnest(${ids}::text[]) as given (id)
    where exists (
      select from all_products
      where image_id = given.id and ${sellerId ? sql`seller_id = ${sellerId}` : sql`true`}
    )`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

export async function isApprovedSeller(db: Db, id: string): Promise<boolean> {
  const seller = await db
    .selectFrom('users')
    .select('approved')
    .where('id', '=', id)
    .where('role', '=', 'seller')
    .executeTakeFirst()
  return seller?.approved ?? false
}
