import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** A way to say something: the words to show, and the query that finds them. */
export type Variant = { words: string; query: string }

/** What a word tells beside being another name for something (`role` in 0003-search.sql). */
export type Role = 'same' | 'maker' | 'use' | 'elsewhere'

/** What else a word means; the words are empty where it means nothing. */
export type Meaning = Variant & { role: Role; isThing: boolean; products: number }

/** One word of a text, or two or three that follow each other. */
export type TypedTerm = {
  /** Where it starts, from 1. */
  place: number
  words: 1 | 2 | 3
  term: string
  /** Empty for words that are too common to look for. */
  query: string
  /** How often names and attributes say it in some form. */
  products: number
  /** Whether it, or the last of its words, is what some products are, and not only a word about them. */
  isThing: boolean
  /** The two written as one word, where products say that. */
  joined: Variant | null
  meanings: Meaning[]
}

/** A text of more words is a text with fewer, less telling ones. */
const MOST_WORDS = 12

/** A word is a thing where at least one in so many of those who say it are one: names do not always end where they should. */
export const ONE_IN = 7
const isThing = sql<boolean>`coalesce(sum(things) * ${sql.lit(ONE_IN)} >= greatest(sum(products), 1), false)`

/** How often products say the last word of a text, and whether it is what some are. */
const lastWordOf = (text: RawBuilder<string>) => sql`
  select coalesce(sum(products), 0) as products, ${isThing} as "isThing" from search_words
  where search_words.query = plainto_tsquery('english', split_part(${text}, ' ', -1))::text`

/** The words of a text and those that stand together, with what the shop knows about them. */
export async function queryTerms(db: Db, text: string): Promise<TypedTerm[]> {
  const { rows } = await sql<TypedTerm>`
    with typed as (
      select word, place::integer from unnest(string_to_array(search_text(${text}), ' ')) with ordinality as split (word, place)
      where word <> '' order by place limit ${MOST_WORDS}
    ), terms as (
      select place, 1 as words, word as term from typed
      union all
      select place, 2, word || ' ' || lead(word) over (order by place) from typed
      union all
      select place, 3, word || ' ' || lead(word) over (order by place) || ' ' || lead(word, 2) over (order by place) from typed
    ), asked as (
      select *, plainto_tsquery('english', term)::text as query from terms where term is not null
    )
    select place, words, term, asked.query, case words when 1 then said.products else 0 end as products, said."isThing",
      (select json_build_object('words', word, 'query', known.query) from search_words as known
        where words = 2 and known.query <> '' and known.query = plainto_tsquery('english', replace(term, ' ', ''))::text
        order by products desc limit 1) as joined,
      (select coalesce(json_agg(json_build_object(
          'words', means, 'query', synonyms.query, 'role', role, 'isThing', meant."isThing", 'products', meant.products
        ) order by role, means), '[]')
        from synonyms, lateral (${lastWordOf(sql`means`)}) as meant where synonyms.term = asked.term) as meanings
    from asked, lateral (${lastWordOf(sql`asked.term`)}) as said
    order by place, words`.execute(db)
  return rows
}
