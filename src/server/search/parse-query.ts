import type { Db } from '#server/platform/db/database.ts'
import { closestWords } from './closest-words.ts'
import { nearWords, splitCompound } from './near-words.store.ts'
import { queryTerms, type TypedTerm, type Variant } from './query-terms.store.ts'
import { toLatin } from './transliterate.ts'

/** A word or pair of words of a query, with every way that products may say it. */
export type SearchTerm = {
  typed: string
  variants: Variant[]
  isKnown: boolean
  /** About how often products say it. */
  products: number
}

/** A query as search terms: synonyms are added, misspelt words corrected. */
export async function parseQuery(db: Db, text: string): Promise<SearchTerm[]> {
  if (text === '') return []
  return correctSpelling(db, searchTerms(await queryTerms(db, text)))
}

function searchTerms(typed: readonly TypedTerm[]): SearchTerm[] {
  const terms: SearchTerm[] = []
  const singles = typed.filter(({ words }) => words === 1)
  for (let at = 0; at < singles.length; at += 1) {
    const single = singles[at] as TypedTerm
    const pair = typed.find(({ words, place }) => words === 2 && place === single.place)
    if (pair && isOneThing(pair)) {
      terms.push(toSearchTerm(pair))
      at += 1
    } else if (saysSomething(single)) terms.push(toSearchTerm(single))
  }
  return terms
}

const isOneThing = ({ joined, synonyms }: TypedTerm) => joined !== null || synonyms.length > 0

const saysSomething = ({ query, synonyms }: TypedTerm) =>
  query !== '' && (synonyms.length === 0 || synonyms.some((synonym) => synonym.query !== ''))

function toSearchTerm({ term, query, joined, products, synonyms }: TypedTerm): SearchTerm {
  const itself = query === '' ? [] : [{ words: term, query }]
  const others = [...(joined ? [joined] : []), ...synonyms.filter((synonym) => synonym.query !== '')]
  const isKnown = products > 0 || others.length > 0 || !isMisspellable(term)
  return { typed: term, variants: [...itself, ...others], isKnown, products }
}

/** Numbers, sizes and single letters are what they are. */
const isMisspellable = (term: string) => term.length > 2 && /[^\d.]/.test(term)

/** No more unknown words than this are corrected: a text that holds more is not about stationery. */
const MOST_UNKNOWN = 6
const LONGEST_WORD = 30

async function correctSpelling(db: Db, terms: SearchTerm[]): Promise<SearchTerm[]> {
  const unknown = terms.filter(({ isKnown, typed }) => !isKnown && typed.length <= LONGEST_WORD).slice(0, MOST_UNKNOWN)
  if (unknown.length === 0) return terms
  const near = await nearWords(
    db,
    unknown.map(({ typed }) => toLatin(typed)),
  )
  for (const term of unknown) {
    const reading = toLatin(term.typed)
    const meant = closestWords(reading, near.get(reading) ?? [])
    const within = meant.length === 0 ? await splitCompound(db, reading) : undefined
    term.variants.push(...meant, ...(within ? [within] : []))
    term.products = Math.max(0, ...meant.map(({ products }) => products))
  }
  return terms
}
