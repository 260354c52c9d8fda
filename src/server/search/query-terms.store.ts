import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** A way to say something: the words to show, and the query that finds them. */
export type Variant = { words: string; query: string }

/** One word of a text, or two that follow each other. */
export type TypedTerm = {
  /** Where it starts, from 1. */
  place: number
  words: 1 | 2
  term: string
  /** Empty for words that are too common to look for. */
  query: string
  /** How often names and attributes say it in some form. */
  products: number
  /** The two written as one word, where products say that. */
  joined: Variant | null
  synonyms: Variant[]
}

/** A text of more words is a text with fewer, less telling ones. */
const MOST_WORDS = 12

/** The words of a text and each pair of neighbours, with what the shop knows about them. */
export async function queryTerms(db: Db, text: string): Promise<TypedTerm[]> {
  const { rows } = await sql<TypedTerm>`
    with typed as (
      select word, place::integer from unnest(string_to_array(search_text(${text}), ' ')) with ordinality as split (word, place)
      where word <> '' order by place limit ${MOST_WORDS}
    ), terms as (
      select place, 1 as words, word as term from typed
      union all
      select place, 2, word || ' ' || lead(word) over (order by place) from typed
    ), asked as (
      select *, plainto_tsquery('english', term)::text as query from terms where term is not null
    )
    select place, words, term, query,
      (select coalesce(sum(products), 0) from search_words where words = 1 and search_words.query = asked.query) as products,
      (select json_build_object('words', word, 'query', known.query) from search_words as known
        where words = 2 and known.query <> '' and known.query = plainto_tsquery('english', replace(term, ' ', ''))::text
        order by products desc limit 1) as joined,
      (select coalesce(json_agg(json_build_object('words', means, 'query', query)), '[]') from synonyms
        where synonyms.term = asked.term) as synonyms
    from asked order by place, words`.execute(db)
  return rows
}
