/** A query that a shopper would type, and what a good shop answers. */
export type Query = {
  q: string
  /** What makes it hard: a typo, a price, a use, a thing that the shop does not sell. */
  kind: string
  /** Names of products one of which should stand first; none for what the shop does not sell. */
  right: string[]
  /** Rupees, where the words name a price. */
  min?: number
  max?: number
}

/** What of an answer is judged. */
export type Answer = {
  data: { name: string; price: number }[]
  total: number
  understood: { minPrice?: number | undefined; maxPrice?: number | undefined }
}

export type Verdict = Query & { first: boolean; three: boolean; priced: boolean; found: string[] }

/** Above this, a set of queries says that a price has no upper end. */
const NO_LIMIT = 100_000

export function judge(query: Query, { data, total, understood }: Answer): Verdict {
  const found = data.map(({ name }) => name)
  if (query.right.length === 0) return { ...query, first: total === 0, three: total === 0, priced: true, found }
  const isRight = (name: string | undefined) => name !== undefined && query.right.includes(name)
  return {
    ...query,
    first: isRight(found[0]),
    three: found.slice(0, 3).some(isRight),
    priced: isPriced(query, data, understood),
    found,
  }
}

/** Whether the price was understood as it was meant, and everything found lies within. */
function isPriced({ min = 0, max = NO_LIMIT }: Query, data: Answer['data'], understood: Answer['understood']): boolean {
  const { minPrice = 0, maxPrice = NO_LIMIT } = understood
  return minPrice === min && maxPrice === max && data.every(({ price }) => price >= min && price <= max)
}

export type Share = { kind: string; queries: number; first: number; three: number; priced: number }

/** How many are right, of each kind and of all. */
export function shares(verdicts: readonly Verdict[]): Share[] {
  const kinds = Map.groupBy(verdicts, ({ kind }) => kind)
  return [...[...kinds].sort(([one], [other]) => one.localeCompare(other)), ['all', verdicts] as const].map(
    ([kind, those]) => ({
      kind,
      queries: those.length,
      first: those.filter(({ first }) => first).length,
      three: those.filter(({ three }) => three).length,
      priced: those.filter(({ priced }) => priced).length,
    }),
  )
}

export const readQueries = (lines: string): Query[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
