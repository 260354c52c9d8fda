import type { Db } from '#server/platform/db/database.ts'
import { closestWords, isSureOf } from './closest-words.ts'
import { LONGEST_WORD, MOST_UNKNOWN, type NearWord, nearWords, splitCompound } from './near-words.store.ts'
import { queryTerms, type Variant } from './query-terms.store.ts'
import { readSchoolClass } from './school-class.ts'
import { type SearchTerm, searchTerms } from './search-terms.ts'
import { isDevanagari, toLatin } from './transliterate.ts'

/** More words than anybody types in search of a thing; what each costs is added up. */
const MOST_WORDS = 12

/** A query as search terms: synonyms are added, misspelt words corrected. Words beyond the twelfth are not looked at. */
export async function parseQuery(db: Db, text: string): Promise<SearchTerm[]> {
  if (text === '') return []
  const read = readSchoolClass(text.split(/\s+/, MOST_WORDS).join(' '))
  const terms = searchTerms(await queryTerms(db, read))
  const inEnglish = isDevanagari(read) ? await togetherNow(db, read, translated(terms)) : undefined
  return inEnglish ?? correctSpelling(db, read, terms)
}

/** Word by word, as far as the words are known. */
const translated = (terms: readonly SearchTerm[]) =>
  terms.map(({ typed, variants }) => variants[1]?.words ?? typed).join(' ')

async function correctSpelling(db: Db, text: string, terms: SearchTerm[]): Promise<SearchTerm[]> {
  const unknown = terms
    .filter(({ kind, typed }) => kind === 'unknown' && typed.length <= LONGEST_WORD)
    .slice(0, MOST_UNKNOWN)
  if (unknown.length === 0) return terms
  const near = await nearWords(
    db,
    unknown.map(({ typed }) => toLatin(typed)),
  )
  const corrected = new Map<SearchTerm, SearchTerm>()
  let spelt = text.toLowerCase()
  for (const term of unknown) {
    const reading = toLatin(term.typed)
    const meant = closestWords(reading, near.get(reading) ?? [])
    corrected.set(term, await setRight(db, term, meant))
    if (meant[0] && isSureOf(reading, meant[0])) spelt = spelt.replace(term.typed, meant[0].spelling)
  }
  return (await togetherNow(db, text, spelt)) ?? terms.map((term) => corrected.get(term) ?? term)
}

/** Spelt right, words can mean something together: an 'exam bord' is a clipboard. */
async function togetherNow(db: Db, text: string, spelt: string): Promise<SearchTerm[] | undefined> {
  if (spelt === text.toLowerCase() || !/\S\s+\S/.test(spelt)) return undefined
  const terms = searchTerms(await queryTerms(db, spelt))
  const isTogether = ({ typed }: SearchTerm) => typed.includes(' ') && !text.toLowerCase().includes(typed)
  return terms.some(isTogether) ? terms : undefined
}

/** The word that was meant, with all that is known about it; others that are as near are looked for as well. */
async function setRight(db: Db, term: SearchTerm, meant: NearWord[]): Promise<SearchTerm> {
  const ours = meant.filter(({ role }) => role === 'same')
  const best = ours[0] ?? meant[0]
  if (!best) return splitApart(db, term)
  const [known] = searchTerms(await queryTerms(db, best.spelling))
  if (!known) return term
  const others = ours.map(({ words, query }) => ({ words, query }))
  return {
    ...known,
    typed: term.typed,
    variants: oneOfEach([...term.variants, ...others, ...known.variants]),
    isAside: term.isAside,
    isKnown: false,
    isSure: meant.some((word) => isSureOf(toLatin(term.typed), word)),
  }
}

async function splitApart(db: Db, term: SearchTerm): Promise<SearchTerm> {
  const compound = await splitCompound(db, toLatin(term.typed))
  return compound ? { ...term, kind: 'thing', variants: [...term.variants, compound], isSure: true } : term
}

const oneOfEach = (variants: Variant[]) => [...new Map(variants.map((one) => [one.query, one])).values()]
