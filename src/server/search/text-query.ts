import type { SearchTerm } from './parse-query.ts'

/** A text as Postgres looks for it. The parts come from Postgres itself, quoted as it wants them. */
export type TextQuery = {
  /** One for each thing asked for, the rarer the weightier. */
  parts: Part[]
  all: string
  any: string
  /** The parts one after the other, as they were typed. */
  inOrder: string
  /** At least half of the parts that some name says; undefined when no name says any. */
  most: string | undefined
}
type Part = { query: string; weight: number }

/** The index weighs every choice of half of the parts, so there must not be many; the rarest say most. */
const MOST_NAMED = 4

/** Undefined when the text asks for nothing: empty, punctuation, or words too common to look for. */
export function textQuery(terms: readonly SearchTerm[]): TextQuery | undefined {
  if (terms.length === 0) return undefined
  const parts = terms.map(partOf)
  const named = terms
    .filter(({ isKnown, variants }) => isKnown || variants.length > 1)
    .sort((one, other) => one.products - other.products)
    .slice(0, MOST_NAMED)
  const halves = choices(named.map(partOf), Math.ceil(named.length / 2)).map((half) => joined(half, '&'))
  return {
    parts,
    all: joined(parts, '&').query,
    any: joined(parts, '|').query,
    inOrder: joined(parts, '<->').query,
    most: named.length > 0 ? joined(halves, '|').query : undefined,
  }
}

const partOf = ({ variants, products }: SearchTerm): Part => ({
  ...joined(variants, '|'),
  weight: 1 + 1 / (1 + Math.log1p(products)),
})

const joined = (queries: readonly { query: string }[], operator: string) => ({
  query: queries.map(({ query }) => `(${query})`).join(` ${operator} `),
})

/** Every way to choose so many of the items. */
function choices<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, at) => choices(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]))
}
