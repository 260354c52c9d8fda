import type { ProductFilters } from '#contract/catalog/product-filters.ts'
import type { Db } from '#server/platform/db/database.ts'
import { keysetPage } from '#server/platform/http/keyset-page.ts'
import { assertPriceRange, filterCondition, type TextMatch } from './filter-products.ts'
import { listedProducts } from './listed-products.store.ts'
import { positionIn, sortFor } from './product-sort.ts'

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
  const sorting = sortFor(input.sort, { hasText: match !== undefined })
  const after = positionIn(sorting, input.cursor)
  const where = filterCondition(input, match)
  let total = 0
  const { rows, nextCursor } = await keysetPage(
    input.limit,
    async (limit) => {
      const page = await listedProducts(db, where, { sorting, after, limit }, match)
      total = page.total
      return page.rows
    },
    ({ keys }) => [sorting.name, ...keys],
  )
  return { ids: rows.map(({ id }) => id), nextCursor, total }
}
