import { type RawBuilder, sql } from 'kysely'
import type { Condition } from '#server/catalog/filter-products.ts'
import { says } from './matches.store.ts'
import type { TextQuery } from './text-query.ts'

/** What words count by their weight: D (description), C (attributes, category), B (the name), A (the thing itself). */
const WEIGHTS = '{0.05, 0.15, 0.4, 1}'
/** After what is asked for and what speaks for a product, these, in order of their weight. */
const FOR_THE_ORDER = 0.1
const FOR_STOCK = 0.02
const FOR_REVIEWS = 0.005
/** Scores are whole numbers, so that a page can start exactly where the last one ended. */
export const STEPS = 1_000_000

/** How well a product matches; `isDescribed` says whether its description has the parts that its name has not. */
export function scoreOf({ parts, boosts, any, inOrder }: TextQuery, isDescribed: Condition): RawBuilder<number> {
  const worth = (query: string, amount: number) => sql`${sql.lit(amount)} * (${says(query)})::integer`
  const addends = [
    sql`ts_rank(${sql.lit(WEIGHTS)}, products.name_words, ${any}::tsquery)`,
    sql`${sql.lit(FOR_STOCK)} * products.in_stock::integer`,
    sql`${sql.lit(FOR_REVIEWS)} * ln(1 + products.rating_count)`,
    ...(parts.length > 1 ? [worth(inOrder, FOR_THE_ORDER)] : []),
    ...parts.map(({ query, named, described }) => {
      return sql`case when ${says(query)} then ${sql.lit(named)} when ${isDescribed} then ${sql.lit(described)} else 0 end`
    }),
    ...parts.flatMap(({ asThing }) => (asThing ? [worth(asThing.query, asThing.worth)] : [])),
    ...boosts.map((one) => worth(one.query, one.worth)),
  ]
  return sql`(${sql.lit(STEPS)} * (${sql.join(addends, sql` + `)}))::integer`
}
