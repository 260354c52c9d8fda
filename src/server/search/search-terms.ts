import { areModifiers } from './modifiers.ts'
import type { TypedTerm, Variant } from './query-terms.store.ts'

/**
 * What a word of a query is: what some products are, a word about them, a number or size, a brand of other makers, what
 * something is wanted for, what other shops sell, or nothing the shop has heard of.
 */
export type Kind = 'thing' | 'word' | 'number' | 'maker' | 'use' | 'elsewhere' | 'unknown'

/** A word of a query, or some that stand together, with every way that products may say it. */
export type SearchTerm = {
  typed: string
  kind: Kind
  variants: Variant[]
  /** What suits a use, or is known of a maker. */
  suits: Variant[]
  /** Whether the shop knows it as it is spelt. */
  isKnown: boolean
  /** Whether it is known, or can hardly have been another word that is. */
  isSure: boolean
  /** Whether it is not what is wanted itself, but for whom, for what or with what. */
  isAside: boolean
  /** Whether some products say it in its own words. */
  isSaid: boolean
  /** About how often products say it or what it means. */
  products: number
  /** The words of one that is sold elsewhere: some of them may be sold here. */
  within: SearchTerm[]
}

/** The terms of a text: words that mean something together are one, words that say nothing are none. */
export function searchTerms(typed: readonly TypedTerm[]): SearchTerm[] {
  const terms: SearchTerm[] = []
  const singles = typed.filter(({ words }) => words === 1)
  const modifiers = areModifiers(singles.map(({ term }) => term))
  for (let at = 0; at < singles.length; at += 1) {
    const single = singles[at] as TypedTerm
    const group = typed.findLast(({ words, place, ...term }) => words > 1 && place === single.place && isOneThing(term))
    const chosen = group ?? single
    const isAside = modifiers[at] === true
    if (saysSomething(chosen)) {
      const within = singles.slice(at, at + chosen.words).filter(saysSomething)
      const term = toSearchTerm(chosen, isAside)
      terms.push(
        term.kind === 'elsewhere' ? { ...term, within: within.map((word) => toSearchTerm(word, isAside)) } : term,
      )
    }
    at += chosen.words - 1
  }
  return terms
}

const isOneThing = ({ joined, meanings }: Pick<TypedTerm, 'joined' | 'meanings'>) =>
  joined !== null || meanings.length > 0

/** A word that means nothing says nothing, unless it is one that other shops sell. */
const saysSomething = ({ words, query, meanings }: TypedTerm) =>
  (query !== '' || words > 1) &&
  (meanings.length === 0 || meanings.some((meaning) => meaning.query !== '' || meaning.role !== 'same'))

function toSearchTerm(typed: TypedTerm, isAside: boolean): SearchTerm {
  const { term, query, joined, products, meanings } = typed
  const meant = meanings.filter((meaning) => meaning.query !== '')
  const itself = query === '' ? [] : [{ words: term, query }]
  const others = [...(joined ? [joined] : []), ...meant.filter(({ role }) => role === 'same')]
  const kind = kindOf(typed)
  return {
    typed: term,
    kind,
    variants: [...itself, ...others],
    isSaid: products > 0,
    suits: meant.filter(({ role }) => role === 'use' || role === 'maker'),
    isKnown: kind !== 'unknown',
    isSure: kind !== 'unknown',
    isAside,
    products: products || Math.max(0, ...meant.map((meaning) => meaning.products)),
    within: [],
  }
}

/** What the shop sells goes before what words can mean elsewhere. */
function kindOf({ term, words, isThing, joined, products, meanings }: TypedTerm): Kind {
  const has = (role: string) => meanings.some((meaning) => meaning.role === role)
  const isKnownThing = isThing && (words === 1 ? products > 0 : has('same'))
  if (/^[\d.]+$/.test(term)) return 'number'
  if (isKnownThing || joined !== null || meanings.some((meaning) => meaning.role === 'same' && meaning.isThing))
    return 'thing'
  if (has('elsewhere')) return 'elsewhere'
  if (has('use')) return 'use'
  if (products > 0 || has('same')) return 'word'
  if (has('maker')) return 'maker'
  // Sizes and single letters are what they are.
  return term.length > 2 ? 'unknown' : 'number'
}
