import { randomFrom } from '#tests/support/seeded-random.ts'

const ALL = 2 ** 32

/** Numbers from 0 to 1 that look random and are the same in every run: two commits are asked for the same things. */
export function numbersFrom(seed: number): () => number {
  const random = randomFrom(seed)
  return () => random(ALL) / ALL
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
