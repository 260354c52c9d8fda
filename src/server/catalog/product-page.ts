import type { ProductFilters } from '#contract/catalog/product-filters.ts'
import type { Db } from '#server/platform/db/database.ts'
import { keysetPage } from '#server/platform/keyset-page.ts'
import {
  assertPriceRange,
  filterCondition,
  foundCondition,
  isFiltered,
  type TextMatch,
  walkedPart,
} from './filter-products.ts'
import { type Listed, listedRows } from './listed-products.ts'
import { saidByName } from './name-conditions.ts'
import type { ListQuery } from './product-keyset.store.ts'
import { cursorKeys, positionIn, sortFor } from './product-sort.ts'
import { searchedRows } from './searched-products.ts'

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
  const list = {
    where: filterCondition(input, match),
    found: foundCondition(input, match),
    isFiltered: isFiltered(input),
    hasWords: match !== undefined || saidByName(input).length > 0,
    sort,
    after: positionIn(sort, input.cursor),
  }
  const part = walkedPart(input, sort.columns[0], match)
  let total = 0
  const { rows, nextCursor } = await keysetPage(
    input.limit,
    async (limit) => {
      const query: ListQuery = { ...list, limit }
      const page: Listed = match ? await searchedRows(db, query, part, match) : await listedRows(db, query, part)
      total = page.total
      return page.rows
    },
    (row) => cursorKeys(sort, row),
  )
  return { ids: rows.map(({ id }) => id), nextCursor, total }
}
