import type { ProductFilters } from '#contract/catalog/product-filters.ts'
import type { Db } from '#server/platform/db/database.ts'
import { keysetPage } from '#server/platform/keyset-page.ts'
import { assertPriceRange, filterCondition, type TextMatch } from './filter-products.ts'
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
  const after = positionIn(sort, input.cursor)
  const where = filterCondition(input, match)
  const { rows, nextCursor } = await keysetPage(
    input.limit,
    (limit) =>
      match && sort.name === 'relevance'
        ? rankedRows(db, match, { where, sort, after, limit })
        : listRows(db, { where, sort, after, limit }),
    (row) => cursorKeys(sort, row),
  )
  return { ids: rows.map(({ id }) => id), nextCursor, total: await countProducts(db, where) }
}
