import { sql } from 'kysely'
import { countMatches } from '#server/catalog/best-matches.ts'
import type { Condition, TextMatch } from '#server/catalog/filter-products.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isNamed, looseMatches, says } from './matches.store.ts'
import type { TextQuery } from './text-query.ts'
import { scoreOf } from './text-score.ts'

/** With fewer names than this, descriptions are worth a look as well. */
const FEW = 8

/**
 * What a text matches, looking only as far as needed to find something: all words in the name and attributes, all words
 * there or in the description, or else most of the words. Undefined when nothing is found.
 */
export async function matchText(db: Db, query: TextQuery): Promise<TextMatch | undefined> {
  const inNames = says(query.all)
  const names = await countMatches(db, inNames, FEW)
  if (names === 0) return matchLoosely(db, query)
  const everywhere: Condition = sql`all_words(products.name_words, products.description) @@ ${query.all}::tsquery${isNamed(query)}`
  return { where: names < FEW ? everywhere : inNames, score: scoreOf(query, sql`true`) }
}

/** The products are looked up at once: a condition that asks either names or descriptions would read all of them. */
async function matchLoosely(db: Db, query: TextQuery): Promise<TextMatch | undefined> {
  const { described, named } = await looseMatches(db, query)
  if (described.length + named.length === 0) return undefined
  return {
    where: sql`products.id = any (${[...described, ...named]}::uuid[])`,
    score: scoreOf(query, sql`products.id = any (${described}::uuid[])`),
  }
}
