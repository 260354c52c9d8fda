import { sql } from 'kysely'
import { trendingProducts } from '#server/activity/list-trending.ts'
import type { TextMatch } from '#server/catalog/filter-products.ts'
import { productPage } from '#server/catalog/product-page.ts'
import type { Db } from '#server/platform/db/database.ts'
import { looselySimilarWords } from './closest-words.ts'
import type { Found } from './find-products.ts'
import { nearWords } from './near-words.store.ts'
import type { SearchTerm } from './search-terms.ts'
import { toLatin } from './transliterate.ts'

const MOST_FALLBACKS = 8

/**
 * What to offer when a search shows nothing: matches that the filters hid, what the known words of the text stand for,
 * words that look like the unknown ones, or what is trending.
 */
export async function fallbackProducts(db: Db, { terms, match }: Found): Promise<string[]> {
  if (terms.length === 0) return []
  const near = await idsOf(db, match ?? matchKnown(terms) ?? (await matchSimilar(db, terms)))
  return near.length > 0 ? near : trendingProducts(db, MOST_FALLBACKS, [])
}

async function idsOf(db: Db, match: TextMatch | undefined): Promise<string[]> {
  return match ? (await productPage(db, { limit: MOST_FALLBACKS }, match)).ids : []
}

/** Things before what suits a use, and that before words about things. A number alone says nothing. */
function matchKnown(terms: readonly SearchTerm[]): TextMatch | undefined {
  const known = terms.flatMap((term) => (term.kind === 'elsewhere' ? term.within : [term]))
  const things = known.filter(({ kind }) => kind === 'thing').flatMap(({ variants }) => variants)
  const suiting = known.flatMap(({ suits }) => suits)
  const words = known.filter(({ kind, isKnown }) => kind === 'word' && isKnown).flatMap(({ variants }) => variants)
  return matchAny(([things, suiting, words].find((group) => group.length > 0) ?? []).map(({ query }) => query))
}

async function matchSimilar(db: Db, terms: readonly SearchTerm[]): Promise<TextMatch | undefined> {
  const typed = terms.filter(({ kind }) => kind === 'unknown').map((term) => toLatin(term.typed))
  if (typed.length === 0) return undefined
  const near = await nearWords(db, typed)
  const similar = typed.flatMap((word) => looselySimilarWords(word, near.get(word) ?? []))
  return matchAny(similar.map(({ query }) => query))
}

function matchAny(queries: readonly string[]): TextMatch | undefined {
  if (queries.length === 0) return undefined
  const any = sql`${queries.map((query) => `(${query})`).join(' | ')}::tsquery`
  return {
    where: sql`products.name_words @@ ${any}`,
    score: sql`(1000 * ts_rank(products.name_words, ${any}))::integer`,
  }
}
