import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { ONE_IN, type Variant } from './query-terms.store.ts'

/** A word that a typed one can become; `spelling` is what it was found by. */
export type Completion = Variant & {
  spelling: string
  /** Whether it is what some products are: then it is a whole wording. */
  isThing: boolean
  /** Whether it can stand before any thing that has it: a colour, a material, a size. */
  isQuality: boolean
}

const isThing = sql`things * ${sql.lit(ONE_IN)} >= products as "isThing"`
const isQuality = sql`(word ~ '^a[0-9]$' or coalesce(
  (select bool_and(term !~ '^[0-9]') from synonyms where means = word), false)) as "isQuality"`

const MOST_COMPLETIONS = 8
/** So many words that sound alike are compared letter by letter. */
const MOST_SOUNDING = 40

/** Words and synonyms that begin so: things to buy before words about them. */
export async function wordsBeginning(db: Db, typed: string): Promise<Completion[]> {
  const { rows } = await sql<Completion>`
    (select word as spelling, word as words, query, ${isThing}, ${isQuality} from search_words
      where word ^@ ${typed} and query <> '' order by things desc, products desc, word limit ${MOST_COMPLETIONS})
    union all
    (select term, means, query, (
        select coalesce(sum(things) * ${sql.lit(ONE_IN)} >= sum(products), false) from search_words as last
        where last.query = plainto_tsquery('english', split_part(means, ' ', -1))::text), false from synonyms
      where term ^@ ${typed} and query <> '' and role = 'same' order by length(term), term limit ${MOST_COMPLETIONS})`.execute(
    db,
  )
  return rows
}

/** Words that begin with the same sounds, for a beginning that is misspelt. */
export async function wordsSounding(db: Db, typed: string): Promise<Completion[]> {
  const { rows } = await sql<Completion>`
    select word as spelling, word as words, query, ${isThing}, ${isQuality} from search_words
    where sound ^@ sound_of(${typed}) and length(sound_of(${typed})) > 1 and query <> ''
    order by things desc, products desc, word limit ${MOST_SOUNDING}`.execute(db)
  return rows
}
