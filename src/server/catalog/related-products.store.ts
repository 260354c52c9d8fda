import { sql } from 'kysely'
import type { Category } from '#contract/catalog/category.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import type { Db } from '#server/platform/db/database.ts'
import { bestMatches } from './best-matches.ts'
import { CARD_COLUMNS, type CardRow, toCard } from './product-rows.ts'

/** What other products are compared by; the texts are tsqueries. */
type Similarity = { id: string; category: Category; price_paise: number; kind: string; words: string }

/** Undefined when there is no such product. */
export async function similarityOf(db: Db, id: string): Promise<Similarity | undefined> {
  const { rows } = await sql<Similarity>`
    select id, category, price_paise, plainto_tsquery('english', thing_of(name))::text as kind,
      (select coalesce(string_agg(quote_literal(word), ' | '), '')
        from unnest(tsvector_to_array(ts_filter(name_words, '{a,b}'))) as word) as words
    from products where id = ${id}`.execute(db)
  return rows[0]
}

/** How many of the same kind are compared, and how many neighbours in price on either side. */
const SAME_KIND = 300
const NEIGHBOURS = 24

const CARD = sql.raw(CARD_COLUMNS.join(', '))

/** Products of the same category, those first whose name says the same, then those near in price. */
export async function similarProducts(db: Db, like: Similarity, limit: number): Promise<ProductCard[]> {
  const { id, category, price_paise, kind, words } = like
  const sameKind = sql<boolean>`products.name_words @@ ${kind}::tsquery and products.category = ${category}`
  const { rows } = await sql<CardRow>`
    with others as (
      ${bestMatches(sameKind, SAME_KIND)}
      union
      (select id from products where category = ${category} and (price_paise, id) > (${price_paise}, ${id})
        order by price_paise, id limit ${NEIGHBOURS})
      union
      (select id from products where category = ${category} and (price_paise, id) < (${price_paise}, ${id})
        order by price_paise desc, id desc limit ${NEIGHBOURS})
    ), nearest as (
      select id, ts_rank('{0, 0, 0.5, 1}', name_words, ${words}::tsquery)
        - 0.05 * abs(ln(price_paise::double precision / ${price_paise}))
        + case when in_stock then 0.05 else 0 end as nearness
      from others join products using (id)
      where id <> ${id}
      order by nearness desc, id desc
      limit ${limit}
    )
    select ${CARD} from nearest join products using (id) join images on images.id = products.image_id
    order by nearness desc, products.id desc`.execute(db)
  return rows.map(toCard)
}
