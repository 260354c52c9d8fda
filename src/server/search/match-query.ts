import { sql } from 'kysely'
import { countMatches } from '#server/catalog/best-matches.ts'
import type { Condition, TextMatch } from '#server/catalog/filter-products.ts'
import type { Db } from '#server/platform/db/database.ts'
import { matchText } from './match-text.ts'
import { says } from './matches.store.ts'
import { parseQuery } from './parse-query.ts'
import type { SearchTerm } from './search-terms.ts'
import { textQuery } from './text-query.ts'
import { STEPS } from './text-score.ts'
import { isDevanagari } from './transliterate.ts'
import { type Intent, understandTerms } from './understand-terms.ts'

/** A text as it was understood, and what matches it. */
export type Matched = { terms: SearchTerm[]; intent: Intent; match: TextMatch | undefined }

export async function matchQuery(db: Db, text: string): Promise<Matched> {
  const terms = await parseQuery(db, text)
  const intent = understandTerms(terms)
  const match = await matchIntent(db, intent)
  const named = isDevanagari(text) ? await matchHindiNames(db, text, match) : undefined
  return named ? { terms, intent: { ...intent, ignored: [] }, match: named } : { terms, intent, match }
}

async function matchIntent(db: Db, intent: Intent): Promise<TextMatch | undefined> {
  if (intent.elsewhere.length > 0) return matchNamed(db, intent)
  const query = textQuery(intent)
  return query && intent.unknown.length === 0 ? matchText(db, query) : undefined
}

/** What others sell may be what a product here is for, if its name says so: 'stylus for phone'. */
async function matchNamed(db: Db, intent: Intent): Promise<TextMatch | undefined> {
  const query = textQuery({ ...intent, sought: [...intent.sought, ...intent.elsewhere, ...intent.unknown] })
  const isNamed = query?.things !== undefined && (await countMatches(db, says(query.all), 1)) > 0
  return query && isNamed ? matchText(db, query) : undefined
}

/** More than all that a text is worth in English: who types what stands in a name means that. */
const WORTH = 100

/**
 * Products whose Hindi name says every word of a text, beside those that its meaning in English finds: such a name may
 * hold words that no list of meanings has. Undefined where no name says all of it.
 */
async function matchHindiNames(db: Db, text: string, inEnglish: TextMatch | undefined): Promise<TextMatch | undefined> {
  const isNamed: Condition = sql`hindi_words(products.name_hi) @> hindi_words(${text})`
  if ((await countMatches(db, isNamed, 1)) === 0) return undefined
  const forName = sql<number>`${sql.lit(WORTH * STEPS)} * coalesce(${isNamed}, false)::integer`
  return {
    where: inEnglish ? sql`(${inEnglish.where} or ${isNamed})` : isNamed,
    score: inEnglish ? sql`(${inEnglish.score} + ${forName})` : forName,
  }
}
