import { sql } from 'kysely'
import { trendingProducts } from '#server/activity/list-trending.ts'
import type { Condition, TextMatch } from '#server/catalog/filter-products.ts'
import { productPage } from '#server/catalog/product-page.ts'
import { measured } from '#server/catalog/samples.ts'
import type { Db } from '#server/platform/db/database.ts'
import { looselySimilarWords } from './closest-words.ts'
import type { Found } from './find-products.ts'
import { nearWords } from './near-words.store.ts'
import { toLatin } from './transliterate.ts'

const MOST_FALLBACKS = 8

/** What to offer when a search shows nothing: matches that the filters hid, words that look alike, or what is trending. */
export async function fallbackProducts(db: Db, { terms, match }: Found): Promise<string[]> {
  if (terms.length === 0) return []
  const near = await idsOf(
    db,
    match ??
      (await looseMatch(
        db,
        terms.map(({ typed }) => toLatin(typed)),
      )),
  )
  return near.length > 0 ? near : trendingProducts(db, MOST_FALLBACKS, [])
}

async function idsOf(db: Db, match: TextMatch | undefined): Promise<string[]> {
  return match ? (await productPage(db, { limit: MOST_FALLBACKS }, match)).ids : []
}

async function looseMatch(db: Db, typed: string[]): Promise<TextMatch | undefined> {
  const near = await nearWords(db, typed)
  const queries = typed.flatMap((word) => looselySimilarWords(word, near.get(word) ?? [])).map(({ query }) => query)
  if (queries.length === 0) return undefined
  const any = sql`${queries.join(' | ')}::tsquery`
  const where: Condition = sql`products.name_words @@ ${any}`
  return {
    where,
    score: sql`(1000 * ts_rank(products.name_words, ${any}))::integer`,
    size: await measured(db, where, { hasText: true }),
  }
}
