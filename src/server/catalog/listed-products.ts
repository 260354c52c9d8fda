import { sql } from 'kysely'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { Db } from '#server/platform/db/database.ts'
import { countRows } from '#server/platform/keyset.ts'
import { estimatedMatches } from './estimated-products.store.ts'
import type { WalkedPart } from './filter-products.ts'
import { commonRows } from './popular-products.store.ts'
import { fewRows, isMetOnWalk, type ListQuery, pageUpToEdge, sortedRows, walk } from './product-keyset.store.ts'
import { type SortedRow, sortFor } from './product-sort.ts'
import { measured, type Size } from './samples.ts'

/** A page of a list, and how many products the whole list has. */
export type Listed = { rows: SortedRow[]; total: number }

export const MORE = COUNTED_UP_TO + 1

/** Without a text: what is common is met on a walk along the index of the sort, what is rare is found and sorted. */
export async function listedRows(db: Db, query: ListQuery, part: WalkedPart): Promise<Listed> {
  if (part.isAll) return wholeList(db, query, part)
  const isLikelyFew = (await estimatedMatches(db, query.where)) <= COUNTED_UP_TO
  const size = isLikelyFew ? NONE : await measured(db, query.where, { hasText: query.hasWords })
  const mayBeFew = size.about <= COUNTED_UP_TO
  const few = mayBeFew ? await fewRows(db, query) : undefined
  if (few) return few
  const isMany = mayBeFew || size.isMany
  const rows = (await isMetOnWalk(db, query, part, Math.max(size.about, MORE))) ? await commonRows(db, query, part) : []
  const isCommon = rows.length === query.limit
  const total = isMany ? MORE : await (isCommon ? countOnWalk(db, query, part) : countAll(db, query))
  return { rows: isCommon ? rows : ((await pageUpToEdge(db, query)) ?? (await sortedRows(db, query))), total }
}

const NONE: Size = { about: 0, isMany: false }

/** Every step of the walk is a match; a first page that is not full is all there is. */
async function wholeList(db: Db, query: ListQuery, part: WalkedPart): Promise<Listed> {
  const rows = await commonRows(db, query, part)
  if (query.after === undefined && rows.length < query.limit) return { rows, total: rows.length }
  const { isMany } = await measured(db, query.where, { hasText: false })
  return { rows, total: isMany ? MORE : await countAll(db, query) }
}

export const countAll = (db: Db, { found }: ListQuery) => countRows(db, sql`products where ${found}`)

/** Counts what is common as far as needed, along the way on which it is met. */
async function countOnWalk(db: Db, query: ListQuery, { walked }: WalkedPart): Promise<number> {
  const list = query.sort.name === 'popular' ? BY_PRICE : query
  const met = await countRows(db, sql`(${walk(list, walked, FURTHER)}) as products where ${query.where}`)
  return met > COUNTED_UP_TO ? met : countAll(db, query)
}
const FURTHER = 10_000
/** For counting any order does. */
const BY_PRICE = { sort: sortFor('priceAsc', { hasText: false }), after: undefined }
