import { type RawBuilder, sql } from 'kysely'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { Db } from '#server/platform/db/database.ts'
import { estimatedMatches } from './estimated-products.store.ts'
import { type FacetGroup, type FacetRow, facetRows } from './facets.store.ts'
import type { Condition, TextMatch } from './filter-products.ts'
import { inSample, type OneIn, type Size, sampleFor } from './samples.ts'

export type CountedGroup = FacetGroup & {
  /** The same products, as found by an index. */
  found: Condition
  /** The sample that is looked at first; undefined where there are few enough products to count. */
  first: OneIn | undefined
  hasText: boolean
}
export type Counted = {
  rows: FacetRow[]
  /** Whether the counts are estimates. */
  isAbout: boolean
}

/** So many products of a sample tell even small shares about right; with fewer than `ENOUGH` another way is looked for. */
const WANTED = 400
const ENOUGH = 60
/** Without a text to find them by, more would cost more than they tell. */
const ENOUGH_LISTED = 16

/** Counts facets exactly, or where more than COUNTED_UP_TO match estimates them from a random sample. */
export async function countFacets(db: Db, groups: readonly CountedGroup[], match?: TextMatch): Promise<Counted[]> {
  const first = groups[0]?.first
  if (match === undefined) {
    const count = (await isSmallShop(db)) ? countAll : countListed
    return Promise.all(groups.map((group) => count(db, group)))
  }
  if (first === undefined) return Promise.all(groups.map((group) => countAll(db, group)))
  // A text finds few enough products to look at all of them once.
  const any = sql.join(
    groups.map(({ among }) => sql`(${among})`),
    sql` or `,
  )
  const seen = await facetRows(
    db,
    sql`products where ${match.where} and ${inSample(first, { hasText: true })} and (${any})`,
    groups,
  )
  return Promise.all(groups.map((group, at) => settled(db, group, seen[at] ?? [], first)))
}

/** Where all products together can be counted, no sample has to tell whether these can. */
const isSmallShop = async (db: Db) => (await estimatedMatches(db, sql`true`)) <= COUNTED_UP_TO

async function countListed(db: Db, group: CountedGroup): Promise<Counted> {
  const { first = 256 } = group
  return settled(db, group, await rowsOf(db, group, sampleOf(group, first)), first)
}

async function settled(db: Db, group: CountedGroup, rows: FacetRow[], oneIn: OneIn): Promise<Counted> {
  const met = matchingIn(rows)
  return met >= (group.hasText ? ENOUGH : ENOUGH_LISTED) ? scaled(rows, oneIn) : countAll(db, group, met * oneIn)
}

async function countAll(db: Db, group: CountedGroup, about = 0): Promise<Counted> {
  // What seems to be far more need not be counted to know that it cannot be.
  if (about > 2 * COUNTED_UP_TO) return sampleGroup(db, group, sampleFor(about, WANTED))
  const rows = await rowsOf(db, group, sql`products where ${group.found} limit ${COUNTED_UP_TO + 1}`)
  return matchingIn(rows) > COUNTED_UP_TO ? sampleGroup(db, group, 4) : { rows, isAbout: false }
}

const sampleGroup = async (db: Db, group: CountedGroup, oneIn: OneIn): Promise<Counted> =>
  scaled(await rowsOf(db, group, sampleOf(group, oneIn)), oneIn)

const sampleOf = ({ found, hasText }: CountedGroup, oneIn: OneIn) =>
  sql`products where ${found} and ${inSample(oneIn, { hasText })}`

async function rowsOf(db: Db, group: CountedGroup, from: RawBuilder<unknown>): Promise<FacetRow[]> {
  const [rows = []] = await facetRows(db, from, [{ ...group, among: sql`true` }])
  return rows
}

const matchingIn = (rows: FacetRow[]) => rows.find(({ facet }) => facet === 'matching')?.count ?? 0

/** Estimates say no more than they know: two digits. */
const scaled = (rows: FacetRow[], by: number): Counted => ({
  rows: rows.map((row) =>
    row.facet === 'price' ? row : { ...row, count: Math.round(Number((row.count * by).toPrecision(2))) },
  ),
  isAbout: true,
})

/** Which sample to begin with: by how much a text matches, or without one by whether filters narrow the list. */
export function firstSample(size: Size | undefined, { isNarrowed }: { isNarrowed: boolean }): OneIn | undefined {
  if (size === undefined) return isNarrowed ? 256 : 1024
  return size.about > 2 * COUNTED_UP_TO ? sampleFor(size.about, WANTED) : undefined
}
