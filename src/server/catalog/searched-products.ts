import type { Db } from '#server/platform/db/database.ts'
import type { TextMatch, WalkedPart } from './filter-products.ts'
import { countAll, type Listed, MORE } from './listed-products.ts'
import { commonRows } from './popular-products.store.ts'
import { fewRows, isMetOnWalk, type ListQuery, pageUpToEdge, sortedRows } from './product-keyset.store.ts'
import type { SortedRow } from './product-sort.ts'
import { rankedAmongMany, rankedFew, rankedReviewed } from './ranked-products.store.ts'
import { measured, type Size } from './samples.ts'

/** About so many matches are found and compared at once; of more, only those that can be on the page. */
const SOME = 2_000

/** A page of what matches a text. */
export async function searchedRows(db: Db, query: ListQuery, part: WalkedPart, match: TextMatch): Promise<Listed> {
  if (query.sort.name === 'relevance') return rankedPage(db, query, match)
  const { size } = match
  if (size.about <= SOME) return (await fewRows(db, query)) ?? { rows: await sortedRows(db, query), total: MORE }
  const rows = await fullPage(db, query, part, size.about)
  // Filters may leave so few of them that none was met.
  if (rows === undefined && query.isFiltered) return afterAll(db, query)
  return { rows: rows ?? (await sortedRows(db, query)), total: await totalOf(db, query, size) }
}

/** A full page of what is common, if it can be had without finding all of it. */
async function fullPage(db: Db, query: ListQuery, part: WalkedPart, most: number): Promise<SortedRow[] | undefined> {
  const upToEdge = query.isFiltered ? undefined : await pageUpToEdge(db, query)
  if (upToEdge || !(await isMetOnWalk(db, query, part, most))) return upToEdge
  const rows = await commonRows(db, query, part)
  return rows.length === query.limit ? rows : undefined
}

const afterAll = async (db: Db, query: ListQuery): Promise<Listed> =>
  (await fewRows(db, query)) ?? { rows: await sortedRows(db, query), total: MORE }

/** A text by itself was measured already. */
async function totalOf(db: Db, query: ListQuery, { isMany }: Size): Promise<number> {
  const isMore = query.isFiltered ? (await measured(db, query.found, { hasText: true })).isMany : isMany
  return isMore ? MORE : countAll(db, query)
}

/** Few are found and compared, all of them; of more, those with most reviews; of many, those met on a walk. */
async function rankedPage(db: Db, query: ListQuery, match: TextMatch): Promise<Listed> {
  const isMeasured = !query.isFiltered || match.size.about <= SOME
  const size = isMeasured ? match.size : await measured(db, query.found, { hasText: true })
  if (size.isMany) return { rows: await rankedAmongMany(db, match, query, size), total: MORE }
  if (size.about <= SOME) return rankedFew(db, match, query)
  return { rows: await rankedReviewed(db, match, query), total: await countAll(db, query) }
}
