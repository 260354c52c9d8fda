import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { suggestCall } from '#contract/search/search.endpoints.ts'
import { countMatches } from '#server/catalog/best-matches.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { completeWord } from './complete-word.ts'
import { countAmongBest, says } from './matches.store.ts'
import { parseQuery } from './parse-query.ts'
import type { Variant } from './query-terms.store.ts'
import type { SearchTerm } from './search-terms.ts'
import { type NamedProduct, productsNamed } from './suggestions.store.ts'
import { textQuery } from './text-query.ts'
import { understandTerms } from './understand-terms.ts'
import { kindOf, phraseWith } from './wordings.ts'

/** The text with its last word completed. */
type Wording = Variant & { last: string; isThing: boolean; isQuality: boolean }
type Suggestions = AnswerOf<typeof suggestCall>['data']

const MOST_SUGGESTIONS = 8
const MOST_WORDINGS = 5
const MOST_COMPLETED = 3
/** More matches than this make no wording better. */
const ENOUGH = 20

/** Wordings and products for a search that is still being typed: the last word may be half a word. */
export async function suggest(
  { db }: Ctx,
  { q }: ParsedInput<typeof suggestCall>,
): Promise<AnswerOf<typeof suggestCall>> {
  const words = q
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}.]+/u)
    .filter(Boolean)
  const typed = words.pop()
  if (typed === undefined) return { data: [] }
  const before = (await parseQuery(db, words.join(' '))).filter(({ kind }) => kind !== 'maker')
  const wordings = await completed(db, before, typed)
  const [first] = wordings
  const isAlone = first?.isThing || (first?.isQuality && before.length === 0)
  const asked = first && isAlone ? [first] : wordings
  const products = first ? await productsNamed(db, asked.map(({ query }) => `(${query})`).join(' | ')) : []
  const texts = [
    ...wordings.filter(({ isThing }) => isThing).map((wording) => wording.words),
    ...wordingsAfter(before, typed, asked, products),
  ]
  return { data: [...shown(texts), ...named(products)].slice(0, MOST_SUGGESTIONS) }
}

/** The whole text with its last word completed, in each way that finds something. */
async function completed(db: Db, before: SearchTerm[], typed: string): Promise<Wording[]> {
  const completions = await completeWord(db, typed)
  const earlier = textQuery(understandTerms(before))?.all
  const said = before.map(wordingOf)
  const wordings = completions.map(({ words, query, isThing, isQuality }) => ({
    words: [...said, words].join(' '),
    last: words,
    isThing,
    isQuality,
    query: earlier ? `(${earlier}) & (${query})` : query,
  }))
  const distinct = oneOfEach(wordings, ({ query }) => query)
  const counts = await countAmongBest(
    db,
    distinct.map(({ query }) => query),
  )
  const counted = distinct.map((wording, at) => ({ ...wording, count: Math.min(counts[at] ?? 0, ENOUGH) }))
  // After other words, what goes with them counts more than what is common in the shop.
  return firstFound(db, earlier ? counted.sort((one, other) => other.count - one.count) : counted)
}

/** The first few that find something. What none of the best products says is looked for only where nothing else is found. */
async function firstFound(db: Db, wordings: readonly (Wording & { count: number })[]): Promise<Wording[]> {
  const common = wordings.filter(({ count }) => count > 0)
  if (common.length > 0) return common.slice(0, MOST_COMPLETED)
  const found: Wording[] = []
  for (const wording of wordings.slice(0, MOST_COMPLETED)) {
    if ((await countMatches(db, says(wording.query), 1)) > 0) found.push(wording)
  }
  return found
}

/** As it was typed when the shop knows the word, else as it was set right. */
const wordingOf = ({ isKnown, typed, variants }: SearchTerm) => (isKnown ? typed : (variants[1]?.words ?? typed))

/** Whole wordings after the names of products: what is called by the typed word, or the kind of what has it. */
function wordingsAfter(before: SearchTerm[], typed: string, asked: Wording[], products: NamedProduct[]): string[] {
  const [first] = asked
  const isOfQuality = first?.isQuality && before.length === 0
  return products.flatMap((product) => {
    const kind = kindOf(product)
    const about = isOfQuality && kind ? withWords([first.last], kind) : undefined
    const phrase = (first?.isThing ? kind : undefined) ?? phraseWith(product, typed) ?? about
    const isWhole =
      phrase !== undefined && before.every((term) => term.kind !== 'thing' || saysIn(phrase, wordingOf(term)))
    return isWhole ? [withWords(before.map(wordingOf), phrase)] : []
  })
}

const saysIn = (phrase: string, word: string) => phrase.includes(word.replace(/s$/, ''))
const withWords = (words: string[], phrase: string) =>
  [...words.filter((word) => !saysIn(phrase, word)), phrase].join(' ')

/** The first few, one of 'gel pen' and 'gel pens'. */
const shown = (texts: string[]): Suggestions =>
  oneOfEach(texts, (text) => text.replace(/s$/, ''))
    .slice(0, MOST_WORDINGS)
    .map((text) => ({ text }))

const oneOfEach = <Item>(items: Item[], keyOf: (item: Item) => string) => {
  const keys = items.map(keyOf)
  return items.filter((_, at) => keys.indexOf(keys[at] as string) === at)
}

const named = (products: NamedProduct[]): Suggestions => products.map(({ id, name }) => ({ text: name, productId: id }))
