import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** How many of the same kind are compared, and how many neighbours in price on either side. */
const SAME_KIND = 300
const NEIGHBOURS = 24

/**
 * Products of the same category, those first whose name says the same, then those near in price.
 * Undefined when there is no such product.
 */
export async function idsLike(db: Db, id: string, limit: number): Promise<string[] | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    with this as (
      select id, category, price_paise, plainto_tsquery('english', thing_of(name)) as kind,
        (select string_agg(quote_literal(word), ' | ')::tsquery
          from unnest(tsvector_to_array(ts_filter(name_words, '{a,b}'))) as word) as words
      from products where id = ${id}
    ), others as (
      (select p.id from this, products p
        where p.name_words @@ this.kind and p.category = this.category limit ${SAME_KIND})
      union
      (select p.id from this, products p
        where p.category = this.category and (p.price_paise, p.id) > (this.price_paise, this.id)
        order by p.price_paise, p.id limit ${NEIGHBOURS})
      union
      (select p.id from this, products p
        where p.category = this.category and (p.price_paise, p.id) < (this.price_paise, this.id)
        order by p.price_paise desc, p.id desc limit ${NEIGHBOURS})
    ), nearest as (
      select p.id from this, others join products p using (id)
      where p.id <> this.id
      order by ts_rank('{0, 0, 0.5, 1}', p.name_words, this.words)
        - 0.05 * abs(ln(p.price_paise::double precision / this.price_paise))
        + case when p.stock > 0 then 0.05 else 0 end desc, p.id desc
      limit ${limit}
    )
    select nearest.id from this left join nearest on true`.execute(db)
  if (rows.length === 0) return undefined
  return rows.flatMap((row) => row.id ?? [])
}
