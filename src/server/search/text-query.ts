import type { Variant } from './query-terms.store.ts'
import type { SearchTerm } from './search-terms.ts'
import type { Intent } from './understand-terms.ts'

/** A text as Postgres looks for it. The parts come from Postgres itself, quoted as it wants them. */
export type TextQuery = {
  /** One for each thing asked for. */
  parts: Part[]
  /** What speaks for a product, said by its name. */
  boosts: { query: string; worth: number }[]
  all: string
  any: string
  /** The parts one after the other, as they were typed. */
  inOrder: string
  /** The last of the things and at least half of the words about it; undefined when no name can say that. */
  most: string | undefined
  /** Any of the things; undefined when none is named. */
  things: string | undefined
}
type Part = { query: string; named: number; described: number; asThing?: { query: string; worth: number } }

/** The index weighs every choice of half of the words, so there must not be many; the rarest say most. */
const MOST_NAMED = 3

/** What a part is worth where the name says it: the thing outweighs its modifiers, those a number, and the rarer the common. */
const WORTH = { object: 22, thing: 20, number: 6, word: 10 }
/** A guess weighs less than a word that the shop knows. */
const GUESSED = { surely: 0.95, perhaps: 0.5 }
/** More for being the thing than for having its name. */
const AS_OBJECT = 4
const AS_THING = 2
/** That a description says it too is much for a word and little for a thing. */
const DESCRIBED = { word: 0.5, thing: 0.05 }
const OWN_WORD = 5
const LIKED = { itself: 4, suiting: 2 }

/** Undefined when the text asks for nothing: empty, punctuation, or words too common to look for. */
export function textQuery({
  sought,
  objects,
  boosts,
}: Pick<Intent, 'sought' | 'objects' | 'boosts'>): TextQuery | undefined {
  const said = sought.filter(({ variants }) => variants.length > 0)
  if (said.length === 0) return undefined
  const parts = said.map((term) => partOf(term, objects))
  const queries = parts.map(({ query }) => query)
  const things = objects.filter(({ variants }) => variants.length > 0).map(anyVariant)
  return {
    parts,
    boosts: [...boosts.flatMap(worthOf), ...said.flatMap(worthOfOwnWord)],
    all: joined(queries, '&'),
    any: joined(queries, '|'),
    inOrder: joined(queries, '<->'),
    most: mostOf(said, objects),
    things: things.length > 0 ? joined(things, '|') : undefined,
  }
}

function mostOf(said: readonly SearchTerm[], objects: readonly SearchTerm[]): string | undefined {
  const words = said
    .filter(({ kind, typed }) => kind !== 'unknown' && kind !== 'number' && !objects.some((one) => one.typed === typed))
    .sort((one, other) => one.products - other.products)
    .slice(0, MOST_NAMED)
    .map(anyVariant)
  const halves = choices(words, Math.ceil(words.length / 2)).map((half) => joined(half, '&'))
  const object = objects
    .filter(({ variants }) => variants.length > 0)
    .slice(-1)
    .map(anyVariant)
  const both = [...object, ...(words.length > 0 ? [joined(halves, '|')] : [])]
  return both.length > 0 ? joined(both, '&') : undefined
}

function partOf(term: SearchTerm, objects: readonly SearchTerm[]): Part {
  const { kind, isKnown, isSure, products, variants } = term
  const isObject = objects.at(-1)?.typed === term.typed
  const isThing = objects.some(({ typed }) => typed === term.typed)
  const rarity = 1 + 1 / (1 + Math.log1p(products))
  const sure = isKnown ? 1 : isSure ? GUESSED.surely : GUESSED.perhaps
  const kindWorth = WORTH[isObject ? 'object' : isThing ? 'thing' : kind === 'number' ? 'number' : 'word']
  const worth = kindWorth * sure * (kind === 'number' ? 1 : rarity)
  const query = anyVariant(term)
  return {
    query,
    named: worth,
    described: worth * (isThing ? DESCRIBED.thing : DESCRIBED.word),
    ...(isThing && {
      asThing: { query: joined(variants.map(saidAsThing), '|'), worth: isObject ? AS_OBJECT : AS_THING },
    }),
  }
}

/** Called as it was typed is nearer than called by another name for it. */
const worthOfOwnWord = ({ isSaid, isKnown, variants: [own, ...others] }: SearchTerm) =>
  isSaid && isKnown && own && others.length > 0 ? [{ query: own.query, worth: OWN_WORD }] : []

function worthOf({ variants, suits }: SearchTerm): TextQuery['boosts'] {
  const own = variants.length > 0 ? [{ query: joined(variants.map(queryOf), '|'), worth: LIKED.itself }] : []
  const suiting = suits.length > 0 ? [{ query: joined(suits.map(queryOf), '|'), worth: LIKED.suiting }] : []
  return [...own, ...suiting]
}

const queryOf = ({ query }: Variant) => query
const anyVariant = ({ variants }: SearchTerm) => joined(variants.map(queryOf), '|')
/** The last word of a wording is the thing, and the thing of a product has weight A in the index. */
const saidAsThing = ({ query }: Variant) => `${query}:A`

const joined = (queries: readonly string[], operator: string) =>
  queries.map((query) => `(${query})`).join(` ${operator} `)

/** Every way to choose so many of the items. */
function choices<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, at) => choices(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]))
}
