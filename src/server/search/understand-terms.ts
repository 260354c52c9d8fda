import type { SearchTerm } from './search-terms.ts'

/** What a query wants, as far as its words tell. */
export type Intent = {
  /** What products must say, as many of them as can be. */
  sought: SearchTerm[]
  /** Which of those name what is wanted; the last one is it, the ones before it may be of what kind. */
  objects: SearchTerm[]
  /** What speaks for a product without being asked of it. */
  boosts: SearchTerm[]
  /** What is sold elsewhere. Only a product whose name says this too can be meant. */
  elsewhere: SearchTerm[]
  /** A word of which nobody knows what it is, where the thing should stand: 'glue gun'. */
  unknown: SearchTerm[]
  /** Words without which the search goes on. */
  ignored: SearchTerm[]
}

export function understandTerms(given: readonly SearchTerm[]): Intent {
  const isAllAside = given.every(({ isAside }) => isAside)
  const terms = resolveMakers(isAllAside ? given.map((term) => ({ ...term, isAside: false })) : given)
  const main = terms.filter(({ isAside }) => !isAside)
  const things = thingsOf(main)
  const objects =
    things.length > 0
      ? things
      : main
          .filter(({ kind }) => kind === 'use')
          .slice(-1)
          .map(asObject)
  const lastObject = main.findLastIndex(({ typed }) => typed === objects.at(-1)?.typed)
  const intent: Intent = { sought: [], objects, boosts: [], elsewhere: [], unknown: [], ignored: [] }
  for (const term of terms) {
    const place = main.indexOf(term)
    intent[bucketOf(term, { isMain: place >= 0, isLast: place > lastObject, hasThing: things.length > 0 })].push(term)
  }
  if (things.length === 0 && objects.length > 0) {
    // What is called after the use itself comes first.
    intent.boosts = intent.boosts.map((term) => (term.typed === objects[0]?.typed ? { ...term, suits: [] } : term))
    intent.sought.push(...objects)
  }
  return intent
}

/** A thing that is only guessed counts as one where nothing surer is named. */
function thingsOf(main: readonly SearchTerm[]): SearchTerm[] {
  const things = main.filter(({ kind }) => kind === 'thing')
  const sure = things.filter(({ isSure }) => isSure)
  return sure.length > 0 ? sure : things
}

type Place = { isMain: boolean; isLast: boolean; hasThing: boolean }

function bucketOf({ kind, suits }: SearchTerm, { isMain, isLast, hasThing }: Place): Exclude<keyof Intent, 'objects'> {
  if (kind === 'elsewhere') return hasThing && suits.length > 0 ? 'boosts' : 'elsewhere'
  if (kind === 'maker') return 'ignored'
  if (kind === 'unknown') return isMain ? (isLast ? 'unknown' : 'sought') : 'ignored'
  return isMain && kind !== 'use' ? 'sought' : 'boosts'
}

/** A brand says nothing beside a thing. Alone, it stands for what it is known for. */
function resolveMakers(terms: readonly SearchTerm[]): SearchTerm[] {
  const hasThing = terms.some(({ kind, isAside }) => kind === 'thing' && !isAside)
  return terms.map((term) =>
    term.kind === 'maker' && !hasThing && term.suits.length > 0
      ? { ...term, kind: 'thing', variants: term.suits }
      : term,
  )
}

/** Where nothing else is named, what suits a use is as good as what is called after it. */
const asObject = (term: SearchTerm): SearchTerm => ({
  ...term,
  variants: [...(term.isSaid ? term.variants : []), ...term.suits],
})
