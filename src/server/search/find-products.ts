import { type PricedText, readPriceWords } from '#contract/search/price-words.ts'
import { assertListable, type ListInput, type ProductPage, productPage } from '#server/catalog/product-page.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { type Matched, matchQuery } from './match-query.ts'
import { recordMiss } from './misses.store.ts'

export type Found = Matched & { page: ProductPage; priced: PricedText }

const NOTHING: ProductPage = { ids: [], nextCursor: null, total: 0 }

type SearchInput = ListInput & { name: string }

/** One page of what a text asks for. A text that finds nothing is noted for the staff. */
export async function findProducts(ctx: Ctx, given: SearchInput): Promise<Found> {
  const { input, priced } = withPriceWords(given)
  const isPriceOnly = priced.text === '' && input.name !== ''
  assertListable(input, { hasText: !isPriceOnly })
  const matched = await matchQuery(ctx.db, priced.text)
  const { match, terms } = matched
  if (match || isPriceOnly) return { ...matched, priced, page: await productPage(ctx.db, input, match) }
  if (terms.length > 0 && input.cursor === undefined) await noteQuietly(ctx, priced.text)
  return { ...matched, priced, page: NOTHING }
}

/** Prices that a text names narrow the list, unless the list is narrowed by price already. */
export function withPriceWords<
  Input extends { name: string; minPrice?: number | undefined; maxPrice?: number | undefined },
>(input: Input): { input: Input; priced: PricedText } {
  const priced = readPriceWords(input.name)
  const { text, ...limits } = priced
  const isNarrowed = (input.minPrice ?? input.maxPrice) !== undefined
  return isNarrowed ? { input, priced: { text } } : { input: { ...input, ...limits }, priced }
}

/** The shopper gets an answer also when it cannot be written down. */
async function noteQuietly({ db, now, log }: Ctx, text: string): Promise<void> {
  await recordMiss(db, text, now).catch((error) => log.warn({ err: error }, 'a search without result was not noted'))
}
