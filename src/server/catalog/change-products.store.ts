import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { ProductsTable } from './product.table.ts'
import { followImages } from './product-pictures.store.ts'

export async function insertProduct(tx: Db, product: Insertable<ProductsTable>): Promise<void> {
  await tx.insertInto('all_products').values(product).execute()
}

/** Locked until the transaction ends; undefined when there is none, or when it is somebody else's. */
export const lockProductOf = (tx: Db, id: string, sellerId: string | undefined) =>
  tx
    .selectFrom('all_products')
    .selectAll()
    .where('id', '=', id)
    .$if(sellerId !== undefined, (query) => query.where('seller_id', '=', sellerId as string))
    .forUpdate()
    .executeTakeFirst()

export async function updateProductRow(tx: Db, id: string, change: Updateable<ProductsTable>): Promise<void> {
  await tx
    .updateTable('all_products')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  if (change.image_id !== undefined) await followImages(tx, [id])
}

export async function deleteProductRow(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('all_products').where('id', '=', id).execute()
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
