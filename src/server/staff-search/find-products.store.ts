import { type RawBuilder, sql } from 'kysely'
import type { TextMatch } from '#server/catalog/filter-products.ts'
import type { Db } from '#server/platform/db/database.ts'
import { containing } from '#server/platform/db/keyset.ts'

export type FoundProduct = { id: string; name: string; stocks: number; sellerName: string | null; onSale: boolean }

/** A text that more contain than this says little about which is meant. */
const MOST_FOUND = 1_000
/** So many that a corrected text matches are compared. */
const COMPARED = 200
const MOST_SELLERS = 20

const isOf = (sellerId: string | undefined) => (sellerId ? sql`products.seller_id = ${sellerId}` : sql`true`)

/** By SKU or barcode, by name, and for those who see everybody's by who sells it; the newest of each. */
export function productsFor(db: Db, sellerId: string | undefined, text: string, most: number): Promise<FoundProduct[]> {
  const pattern = containing(text)
  const beginning = pattern.slice(1)
  const bySeller = sql`
    union all (
      select products.id, 1 from (
        select id from users where user_words(full_name, username, email) like ${pattern} and role <> 'customer'
        limit ${MOST_SELLERS}
      ) as seller cross join lateral (
        select id from all_products where seller_id = seller.id order by id desc limit ${most}
      ) as products
    )`
  return described(
    db,
    sql`select id, min(rank) as rank from (
      (select id, 0 as rank from all_products as products where lower(name) like ${pattern} and ${isOf(sellerId)}
        order by id desc limit ${MOST_FOUND})
      union all (select id, -1 from all_products as products where lower(sku) like ${beginning} and ${isOf(sellerId)} limit ${most})
      union all (select id, -1 from all_products as products where barcode like ${beginning} and ${isOf(sellerId)} limit ${most})
      ${sellerId ? sql`` : bySeller}
    ) as found group by id order by 2, 1 desc limit ${most}`,
  )
}

/** By what the shop's search understands, whether on sale or not. */
export const productsLike = (db: Db, sellerId: string | undefined, { where, score }: TextMatch, most: number) =>
  described(
    db,
    sql`select id, row_number() over (order by score desc, id desc) as rank from (
      select products.id, ${score} as score from all_products as products
      where ${where} and ${isOf(sellerId)} limit ${COMPARED}
    ) as matching order by 2 limit ${most}`,
  )

async function described(db: Db, best: RawBuilder<unknown>): Promise<FoundProduct[]> {
  const { rows } = await sql<FoundProduct>`
    select product.id, product.name, product.stock as stocks, seller.full_name as "sellerName",
      product.on_sale as "onSale"
    from (${best}) as best
    join all_products as product on product.id = best.id
    left join users as seller on seller.id = product.seller_id
    order by best.rank, best.id desc`.execute(db)
  return rows
}
