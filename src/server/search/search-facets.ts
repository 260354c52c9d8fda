import { sql } from 'kysely'
import type { productFacetsCall } from '#contract/catalog/catalog.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { TextMatch } from '#server/catalog/filter-products.ts'
import { productFacets } from '#server/catalog/product-facets.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { withPriceWords } from './find-products.ts'
import { matchQuery } from './match-query.ts'

const NO_MATCH: TextMatch = { where: sql`false`, score: sql`0` }

/** The facets of the whole list, or of what a text finds. */
export async function searchFacets(
  { db }: Ctx,
  { q, ...given }: ParsedInput<typeof productFacetsCall>,
): Promise<AnswerOf<typeof productFacetsCall>> {
  if (q === undefined) return { data: await productFacets(db, given) }
  const { input, priced } = withPriceWords({ ...given, name: q })
  const { name, ...filters } = input
  if (priced.text === '' && name !== '') return { data: await productFacets(db, filters) }
  const { match } = await matchQuery(db, priced.text)
  return { data: await productFacets(db, filters, match ?? NO_MATCH) }
}
