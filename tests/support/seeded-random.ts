/** Whole numbers below a limit. */
export type Random = (below: number) => number

/**
 * Whole numbers below a limit, in an order that its seed decides. The seed is printed, so that a run that failed can be
 * repeated: `RANDOM_SEED=123 npx vitest run …`.
 */
export function seededRandom(of: string): Random {
  const seed = seedOr(Date.now() % 2 ** 31)
  console.info(`${of}: RANDOM_SEED=${seed}`)
  return randomFrom(seed)
}

/** The seed that was asked for. */
export const seedOr = (unless: number) => Number(process.env.RANDOM_SEED ?? unless)

/** mulberry32 */
export function randomFrom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

export const pick = <T>(random: Random, from: readonly T[]): T => from[random(from.length)] as T
