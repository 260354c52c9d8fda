import type { TextMatch } from '#server/catalog/filter-products.ts'
import { assertListable, type ListInput, type ProductPage, productPage } from '#server/catalog/product-page.ts'
import type { Ctx } from '#server/platform/context.ts'
import { matchText } from './match-text.ts'
import { noteMiss } from './misses.store.ts'
import { textQuery } from './text-query.ts'
import { understandText, type Wish } from './understand-text.ts'

export type Found = { page: ProductPage; wishes: Wish[]; match: TextMatch | undefined }

const NOTHING: ProductPage = { ids: [], nextCursor: null, total: 0 }

/** One page of what a text asks for. A text that finds nothing is noted for the staff. */
export async function findProducts(ctx: Ctx, input: ListInput & { name: string }): Promise<Found> {
  assertListable(input, { hasText: true })
  const wishes = await understandText(ctx.db, input.name)
  const query = textQuery(wishes)
  const match = query && (await matchText(ctx.db, query))
  if (match) return { page: await productPage(ctx.db, input, match), wishes, match }
  if (query && input.cursor === undefined) await noteQuietly(ctx, input.name)
  return { page: NOTHING, wishes, match }
}

/** The shopper gets an answer also when it cannot be written down. */
async function noteQuietly({ db, now, log }: Ctx, text: string): Promise<void> {
  await noteMiss(db, text, now).catch((error) => log.warn({ err: error }, 'a search without result was not noted'))
}
