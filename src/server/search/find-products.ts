import type { TextMatch } from '#server/catalog/filter-products.ts'
import { assertListable, type ListInput, type ProductPage, productPage } from '#server/catalog/product-page.ts'
import type { Ctx } from '#server/platform/context.ts'
import { matchText } from './match-text.ts'
import { recordMiss } from './misses.store.ts'
import { parseQuery, type SearchTerm } from './parse-query.ts'
import { textQuery } from './text-query.ts'

export type Found = { page: ProductPage; terms: SearchTerm[]; match: TextMatch | undefined }

const NOTHING: ProductPage = { ids: [], nextCursor: null, total: 0 }

/** One page of what a text asks for. A text that finds nothing is noted for the staff. */
export async function findProducts(ctx: Ctx, input: ListInput & { name: string }): Promise<Found> {
  assertListable(input, { hasText: true })
  const terms = await parseQuery(ctx.db, input.name)
  const query = textQuery(terms)
  const match = query && (await matchText(ctx.db, query))
  if (match) return { page: await productPage(ctx.db, input, match), terms, match }
  if (query && input.cursor === undefined) await noteQuietly(ctx, input.name)
  return { page: NOTHING, terms, match }
}

/** The shopper gets an answer also when it cannot be written down. */
async function noteQuietly({ db, now, log }: Ctx, text: string): Promise<void> {
  await recordMiss(db, text, now).catch((error) => log.warn({ err: error }, 'a search without result was not noted'))
}
