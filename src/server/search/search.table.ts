import type { Generated, GeneratedAlways } from 'kysely'

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
