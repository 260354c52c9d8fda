import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { ProductsTable } from './product.table.ts'
import { followImages } from './product-pictures.store.ts'

type Row = Selectable<ProductsTable>

/** Those of these products that are this seller's, locked until the transaction ends if wanted. */
export async function productsOf(
  tx: Db,
  ids: readonly string[],
  sellerId: string | undefined,
  { lock }: { lock: boolean },
): Promise<Map<string, Row>> {
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

export async function insertProducts(tx: Db, products: readonly Insertable<ProductsTable>[]): Promise<void> {
  if (products.length > 0) await tx.insertInto('all_products').values(products).execute()
}

type ChangedRow = Omit<Row, 'attributes'> & { attributes: Record<string, string> }

/** Writes what staff may change of these products; sales and reviews are nobody's to change. */
export async function updateProducts(tx: Db, products: readonly ChangedRow[]): Promise<void> {
  if (products.length === 0) return
  await sql`
    update all_products as product set
      name = given.name, category = given.category, price_paise = given.price_paise,
      description = given.description, name_hi = given.name_hi, description_hi = given.description_hi, stock = given.stock, image_id = given.image_id, pack_size = given.pack_size,
      weight_g = given.weight_g, height_cm = given.height_cm, length_cm = given.length_cm, width_cm = given.width_cm,
      attributes = given.attributes, state = given.state, sku = given.sku, barcode = given.barcode,
      mrp_paise = given.mrp_paise, version = product.version + 1
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as given (
      id uuid, name text, category text, price_paise integer, description text, name_hi text, description_hi text, stock integer, image_id text,
      pack_size integer, weight_g numeric, height_cm numeric, length_cm numeric, width_cm numeric, attributes jsonb,
      state text, sku text, barcode text, mrp_paise integer
    )
    where product.id = given.id`.execute(tx)
  await followImages(
    tx,
    products.map(({ id }) => id),
  )
}

export async function deleteProducts(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('all_products').where('id', 'in', ids).execute()
}
