import { sql } from 'kysely'
import type { productFacetsCall } from '#contract/catalog/catalog.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { TextMatch } from '#server/catalog/filter-products.ts'
import { productFacets } from '#server/catalog/product-facets.ts'
import type { Ctx } from '#server/platform/context.ts'
import { matchText } from './match-text.ts'
import { parseQuery } from './parse-query.ts'
import { textQuery } from './text-query.ts'

const NO_MATCH: TextMatch = { where: sql`false`, score: sql`0`, size: { about: 0, isMany: false } }

/** The facets of the whole list, or of what a text finds. */
export async function searchFacets(
  { db }: Ctx,
  { q, ...filters }: ParsedInput<typeof productFacetsCall>,
): Promise<AnswerOf<typeof productFacetsCall>> {
  if (q === undefined) return { data: await productFacets(db, filters) }
  const query = textQuery(await parseQuery(db, q))
  const match = query && (await matchText(db, query))
  return { data: await productFacets(db, filters, match ?? NO_MATCH) }
}
