import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** Only accounts that may sell have something on sale: called when a role or an approval has changed. */
export const followSeller = (tx: Db, sellerId: string) =>
  sql`update all_products set on_sale = may_sell(seller_id) where seller_id = ${sellerId}`.execute(tx)

/** The shop takes over the products of a seller who goes, off sale; their codes go, as the shop may use the same for others. */
export const releaseProducts = (tx: Db, sellerId: string) =>
  sql`
    update all_products set
      on_sale = false, state = case state when 'onSale' then 'offSale' else state end, sku = null, barcode = null
    where seller_id = ${sellerId}`.execute(tx)
