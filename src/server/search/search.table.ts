import type { Generated, GeneratedAlways } from 'kysely'
import type { Register } from '#server/platform/db/tables.ts'

/** The words that names and attributes are made of; kept by triggers on products. */
export type SearchWordsTable = {
  word: string
  products: number
  things: number
  query: GeneratedAlways<string>
  sound: GeneratedAlways<string>
}

export type SynonymsTable = {
  term: string
  means: string
  role: Generated<'same' | 'maker' | 'use' | 'elsewhere'>
  query: GeneratedAlways<string>
  sound: GeneratedAlways<string>
}

/** Searches that found nothing. */
export type SearchMissesTable = {
  text: string
  times: Generated<number>
  last_at: Generated<Date>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    search_misses: SearchMissesTable
    search_words: SearchWordsTable
    synonyms: SynonymsTable
  }
}

export const register = {
  // Under nobody's name; what looks like a mail address or a phone number is not kept.
  search_misses: { none: 3 },
  search_words: { none: 5 },
  synonyms: { none: 5 },
} satisfies Register
