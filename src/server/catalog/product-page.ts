import type { ProductFilters } from '#contract/catalog/product-filters.ts'
import type { Db } from '#server/platform/db/database.ts'
import { assertPriceRange, conditionOf, type TextMatch } from './narrow-products.ts'
import { countProducts, placesInList, placesInRanking } from './product-keyset.store.ts'
import { cursorAt, orderFor, valuesAt } from './product-sort.ts'

export type ListInput = ProductFilters & { limit: number; cursor?: string | undefined }
export type ProductPage = { ids: string[]; nextCursor: string | null; total: number }

/** Refuses filters that contradict each other and cursors that are not of this list. */
export function assertListable(input: ListInput, { hasText }: { hasText: boolean }): void {
  assertPriceRange(input)
  valuesAt(orderFor(input.sort, { hasText }), input.cursor)
}

/** A page of a list, or of what matches a text when there is one. */
export async function productPage(db: Db, input: ListInput, match?: TextMatch): Promise<ProductPage> {
  assertPriceRange(input)
  const order = orderFor(input.sort, { hasText: match !== undefined })
  const after = valuesAt(order, input.cursor)
  const where = conditionOf(input, match)
  // One more than asked for tells whether there is a next page.
  const asked = { where, order, after, limit: input.limit + 1 }
  const places =
    match && order.name === 'relevance' ? await placesInRanking(db, match, asked) : await placesInList(db, asked)
  const page = places.slice(0, input.limit)
  const last = page.at(-1)
  const nextCursor = last && places.length > page.length ? cursorAt(order, last) : null
  return { ids: page.map(({ id }) => id), nextCursor, total: await countProducts(db, where) }
}
