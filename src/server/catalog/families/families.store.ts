import { sql } from 'kysely'
import type { ProductFamily } from '#contract/catalog/product-family.ts'
import type { Db } from '#server/platform/db/database.ts'

type SiblingRow = {
  id: string | null
  name: string
  options: string[]
  product_id: string
  option_values: Record<string, string>
  in_stock: boolean | null
}

/** Null when the product has no family, undefined when there is no such product on sale. */
export async function familyOf(db: Db, productId: string): Promise<ProductFamily | null | undefined> {
  const { rows } = await sql<SiblingRow>`
    select family.id, family.name, family.options, sibling.product_id, sibling.option_values, other.stock > 0 as in_stock
    from products
    left join product_variants as own on own.product_id = products.id
    left join product_families as family on family.id = own.family_id
    left join product_variants as sibling on sibling.family_id = family.id
    left join products as other on other.id = sibling.product_id
    where products.id = ${productId}
    order by sibling.place`.execute(db)
  const [first] = rows
  if (!first) return undefined
  if (first.id === null) return null
  const variants = rows.flatMap(({ product_id, option_values, in_stock }) =>
    in_stock === null ? [] : [{ _id: product_id, values: option_values, inStock: in_stock }],
  )
  return { _id: first.id, name: first.name, options: first.options, variants }
}

/** The families of a seller, or of the shop itself, that have products. */
export const familiesOf = (db: Db, sellerId: string | null, limit: number) =>
  db
    .selectFrom('product_families as family')
    .select(['name', 'options'])
    .where('seller_id', sellerId === null ? 'is' : '=', sellerId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('product_variants').select('place').whereRef('family_id', '=', 'family.id')),
    )
    .orderBy(sql`lower(name)`)
    .limit(limit)
    .execute()
