/** Numbers from 0 to 1 that look random and are the same in every run: two commits are asked for the same things. */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Places 0 to size - 1, of which place n comes up 1 / (n + 1) times as often as the first: as people look at things. */
export function zipf(size: number, random: () => number): () => number {
  const sums: number[] = []
  for (let place = 0; place < size; place += 1) sums.push((sums.at(-1) ?? 0) + 1 / (place + 1))
  const whole = sums.at(-1) ?? 0
  return () => {
    const wanted = random() * whole
    const place = sums.findIndex((sum) => sum >= wanted)
    return Math.max(0, place)
  }
}
