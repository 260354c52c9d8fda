/**
 * Whole numbers below a limit, in an order that its seed decides (mulberry32). The seed is printed, so that a run that
 * failed can be repeated: `RANDOM_SEED=123 npx vitest run …`.
 */
export function seededRandom(of: string): (below: number) => number {
  const seed = Number(process.env.RANDOM_SEED ?? Date.now() % 2 ** 31)
  console.info(`${of}: RANDOM_SEED=${seed}`)
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
