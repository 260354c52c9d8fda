import { type RawBuilder, sql } from 'kysely'
import type { Condition } from '#server/catalog/filter-products.ts'
import type { TextQuery } from './text-query.ts'

/** What words count by their weight: D (description), C (attributes, category), B (the name), A (the thing itself). */
const WEIGHTS = '{0.05, 0.15, 0.4, 1}'
/** A part said by the name, or only by the description, before anything else; then these, in order of their weight. */
const FOR_NAMING = 10
const FOR_DESCRIBING = 5
const FOR_THE_ORDER = 0.1
const FOR_STOCK = 0.02
const FOR_REVIEWS = 0.005
/** Scores are whole numbers, so that a page can start exactly where the last one ended. */
const STEPS = 1_000_000

/** How well a product matches; `isDescribed` says whether its description has the parts that its name has not. */
export function scoreOf({ parts, any, inOrder }: TextQuery, isDescribed: Condition): RawBuilder<number> {
  const says = (query: string) => sql<boolean>`products.name_words @@ ${query}::tsquery`
  const addends = [
    sql`ts_rank(${sql.lit(WEIGHTS)}, products.name_words, ${any}::tsquery)`,
    sql`${sql.lit(FOR_STOCK)} * (products.stock > 0)::integer`,
    sql`${sql.lit(FOR_REVIEWS)} * ln(1 + products.rating_count)`,
    ...(parts.length > 1 ? [sql`${sql.lit(FOR_THE_ORDER)} * (${says(inOrder)})::integer`] : []),
    ...parts.map(({ query, weight }) => {
      const [named, described] = [sql.lit(FOR_NAMING * weight), sql.lit(FOR_DESCRIBING * weight)]
      return sql`case when ${says(query)} then ${named} when ${isDescribed} then ${described} else 0 end`
    }),
  ]
  return sql`(${sql.lit(STEPS)} * (${sql.join(addends, sql` + `)}))::integer`
}
