import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { Role } from './query-terms.store.ts'

/** A word that an unknown one can have meant. */
export type NearWord = {
  /** How it is spelt, and what to show and look for: not the same for a synonym. */
  spelling: string
  words: string
  query: string
  /** How often products say it. */
  products: number
  /** Whether it sounds like the unknown word, and how many sounds that are. */
  alike: boolean
  sounds: number
  role: Role
}

const SHORTEST_PART = 3
/** No word that is longer was meant as one of ours, and comparing it would take long. */
export const LONGEST_WORD = 30
/** No more words than this are compared: a text that holds more unknown ones is not about stationery. */
export const MOST_UNKNOWN = 4

/** What each of these words, spelt in Latin letters, can have meant. Long words and many of them are left out: they mean nothing. */
export async function nearWords(db: Db, words: readonly string[]): Promise<Map<string, NearWord[]>> {
  const typed = words.filter((word) => word.length <= LONGEST_WORD).slice(0, MOST_UNKNOWN)
  if (typed.length === 0) return new Map()
  const { rows } = await sql<NearWord & { typed: string }>`
    select typed, near.spelling, near.words, near.query, near.products, near.alike, near.sounds, near.role
    from unnest(${typed}::text[]) as typed, lateral near_words(typed) as near
    where near.query <> '' or (near.role <> 'same' and position(' ' in near.spelling) = 0)`.execute(db)
  return Map.groupBy(rows, (row) => row.typed)
}

/** Two known words that were written as one: pendrive, lunchbox. */
export async function splitCompound(db: Db, typed: string): Promise<{ words: string; query: string } | undefined> {
  const { rows } = await sql<{ words: string; query: string }>`
    select first.word || ' ' || second.word as words, first.query || ' & ' || second.query as query
    from generate_series(${SHORTEST_PART}::integer, length(${typed}) - ${SHORTEST_PART}::integer) as cut
      join search_words first on first.word = left(${typed}, cut)
      join search_words second on second.word = substr(${typed}, cut + 1)
    where first.query <> '' and second.query <> ''
    order by least(first.products, second.products) desc limit 1`.execute(db)
  return rows[0]
}
