/** What one round found out about one thing: the shop's figure, and what the bare thing reached in the same round. */
export type Sample = {
  name: string
  unit: 'a second' | 'ms' | 'MB'
  shop: number
  /** The figure it is held against. */
  bare?: number
  /** What the bare figure is of. */
  beside?: string
  p50?: number
  p95?: number
  /** Refused or not answered. */
  failed?: number
  /** Milliseconds of the processor for one answer: what else the machine does hardly moves them. */
  cpuMs?: number
  bareCpuMs?: number
  /** How busy the client was, at most: from 0.9 on it may be the limit, and not the shop. */
  client?: number
  /** How many cores the server had, at least: a ready page takes all of one unless the client or the machine is the limit. */
  server?: number
}

/** One thing over all rounds. */
export type Figure = { name: string; unit: Sample['unit']; rounds: Sample[] }

export function figuresOf(samples: readonly Sample[]): Figure[] {
  const named = Map.groupBy(samples, ({ name }) => name)
  return [...named].map(([name, rounds]) => ({ name, unit: rounds[0]?.unit ?? 'a second', rounds }))
}

export type Spread = { median: number; least: number; most: number }

export function spreadOf(values: readonly number[]): Spread | undefined {
  const sorted = values.toSorted((one, other) => one - other)
  const [least, median, most] = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)]
  if (least === undefined || median === undefined || most === undefined) return undefined
  return { median, least, most }
}

/** The values of the rounds that have one. */
export const valuesOf = (rounds: readonly Sample[], value: (sample: Sample) => number | undefined): number[] =>
  rounds.map(value).filter((one) => one !== undefined)

/** How the shop compares with the bare thing: the ratio of each round, never one of figures from different rounds. */
export const ratiosOf = ({ rounds }: Figure): Spread | undefined =>
  spreadOf(valuesOf(rounds, ({ shop, bare }) => (bare === undefined ? undefined : shop / bare)))

/** The same by what each answer costs of the processor. */
export const cpuRatiosOf = ({ rounds }: Figure): Spread | undefined =>
  spreadOf(valuesOf(rounds, ({ cpuMs, bareCpuMs }) => (cpuMs && bareCpuMs ? bareCpuMs / cpuMs : undefined)))
