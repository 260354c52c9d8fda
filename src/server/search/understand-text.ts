import type { Db } from '#server/platform/db/database.ts'
import { closestWords } from './closest-words.ts'
import { readingOf } from './latin-reading.ts'
import { nearWords, wordsWithin } from './near-words.store.ts'
import { type Meaning, spokenTerms, type Term } from './query-terms.store.ts'

/** One thing a text asks for, in every way that products may say it. */
export type Wish = {
  typed: string
  meanings: Meaning[]
  isKnown: boolean
  /** About how often products say it. */
  products: number
}

/** What a text asks for, word by word: synonyms are added, misspelt words are set right. */
export async function understandText(db: Db, text: string): Promise<Wish[]> {
  if (text === '') return []
  return setRight(db, wishesIn(await spokenTerms(db, text)))
}

function wishesIn(terms: readonly Term[]): Wish[] {
  const wishes: Wish[] = []
  const singles = terms.filter(({ words }) => words === 1)
  for (let at = 0; at < singles.length; at += 1) {
    const single = singles[at] as Term
    const pair = terms.find(({ words, place }) => words === 2 && place === single.place)
    if (pair && isOneThing(pair)) {
      wishes.push(wishOf(pair))
      at += 1
    } else if (saysSomething(single)) wishes.push(wishOf(single))
  }
  return wishes
}

const isOneThing = ({ joined, synonyms }: Term) => joined !== null || synonyms.length > 0

const saysSomething = ({ query, synonyms }: Term) =>
  query !== '' && (synonyms.length === 0 || synonyms.some((synonym) => synonym.query !== ''))

function wishOf({ term, query, joined, products, synonyms }: Term): Wish {
  const itself = query === '' ? [] : [{ words: term, query }]
  const others = [...(joined ? [joined] : []), ...synonyms.filter((synonym) => synonym.query !== '')]
  const isKnown = products > 0 || others.length > 0 || !isMisspellable(term)
  return { typed: term, meanings: [...itself, ...others], isKnown, products }
}

/** Numbers, sizes and single letters are what they are. */
const isMisspellable = (term: string) => term.length > 2 && /[^\d.]/.test(term)

/** No more unknown words than this are looked after: a text that holds more is not about stationery. */
const MOST_UNKNOWN = 6
const LONGEST_WORD = 30

async function setRight(db: Db, wishes: Wish[]): Promise<Wish[]> {
  const unknown = wishes.filter(({ isKnown, typed }) => !isKnown && typed.length <= LONGEST_WORD).slice(0, MOST_UNKNOWN)
  if (unknown.length === 0) return wishes
  const near = await nearWords(
    db,
    unknown.map(({ typed }) => readingOf(typed)),
  )
  for (const wish of unknown) {
    const reading = readingOf(wish.typed)
    const meant = closestWords(reading, near.get(reading) ?? [])
    const within = meant.length === 0 ? await wordsWithin(db, reading) : undefined
    wish.meanings.push(...meant, ...(within ? [within] : []))
    wish.products = Math.max(0, ...meant.map(({ products }) => products))
  }
  return wishes
}
