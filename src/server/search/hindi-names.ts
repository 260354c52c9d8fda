import { sql } from 'kysely'
import { countMatches } from '#server/catalog/best-matches.ts'
import type { Condition, TextMatch } from '#server/catalog/filter-products.ts'
import type { Db } from '#server/platform/db/database.ts'
import { STEPS } from './text-score.ts'

/** More than all that a text is worth in English: who types what stands in a name means that. */
const WORTH = 100

/**
 * Products whose Hindi name says every word of a text, beside those that its meaning in English finds: such a name may
 * hold words that no list of meanings has. Undefined where no name says all of it.
 */
export async function matchHindiNames(
  db: Db,
  text: string,
  inEnglish: TextMatch | undefined,
): Promise<TextMatch | undefined> {
  const isNamed: Condition = sql`hindi_words(products.name_hi) @> hindi_words(${text})`
  if ((await countMatches(db, isNamed, 1)) === 0) return undefined
  const forName = sql<number>`${sql.lit(WORTH * STEPS)} * coalesce(${isNamed}, false)::integer`
  return {
    where: inEnglish ? sql`(${inEnglish.where} or ${isNamed})` : isNamed,
    score: inEnglish ? sql`(${inEnglish.score} + ${forName})` : forName,
  }
}
