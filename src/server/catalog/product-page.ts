import type { ProductFilters } from '#contract/catalog/product-filters.ts'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { Db } from '#server/platform/db/database.ts'
import { keysetPage } from '#server/platform/keyset-page.ts'
import { assertPriceRange, filterCondition, type TextMatch, walkedPart } from './filter-products.ts'
import { countProducts, listRows, rankedRows } from './product-keyset.store.ts'
import { cursorKeys, positionIn, sortFor } from './product-sort.ts'

export type ListInput = ProductFilters & { limit: number; cursor?: string | undefined }
export type ProductPage = { ids: string[]; nextCursor: string | null; total: number }

/** Refuses filters that contradict each other and cursors that are not of this list. */
export function assertListable(input: ListInput, { hasText }: { hasText: boolean }): void {
  assertPriceRange(input)
  positionIn(sortFor(input.sort, { hasText }), input.cursor)
}

/** A page of a list, or of what matches a text when there is one. */
export async function productPage(db: Db, input: ListInput, match?: TextMatch): Promise<ProductPage> {
  assertPriceRange(input)
  const sort = sortFor(input.sort, { hasText: match !== undefined })
  if (match && sort.name === 'relevance') return rankedPage(db, input, match)
  const after = positionIn(sort, input.cursor)
  const where = filterCondition(input, match)
  const part = walkedPart(input, sort.columns[0], match)
  const { rows, nextCursor } = await keysetPage(
    input.limit,
    (limit) => listRows(db, { where, sort, after, limit }, part, match),
    (row) => cursorKeys(sort, row),
  )
  // A first page without a next one is all there is.
  const isWhole = after === undefined && nextCursor === null
  return { ids: rows.map(({ id }) => id), nextCursor, total: isWhole ? rows.length : await countProducts(db, where) }
}

/** How many match decides how they are ranked, so they are counted first. */
async function rankedPage(db: Db, input: ListInput, match: TextMatch): Promise<ProductPage> {
  const sort = sortFor('relevance', { hasText: true })
  const after = positionIn(sort, input.cursor)
  const where = filterCondition(input, match)
  const total = await countProducts(db, where)
  const { rows, nextCursor } = await keysetPage(
    input.limit,
    (limit) => rankedRows(db, match, { where, sort, after, limit }, { isMuch: total > COUNTED_UP_TO }),
    (row) => cursorKeys(sort, row),
  )
  return { ids: rows.map(({ id }) => id), nextCursor, total }
}
