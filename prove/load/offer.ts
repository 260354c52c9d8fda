import { setTimeout } from 'node:timers/promises'
import { numbersFrom } from '#bench/setting/random.ts'
import { Tally } from './tally.ts'

export type SoFar = {
  rate: number
  wantedSeconds: number
  tally: Tally
  /** Visits that had begun and not ended when the last one came: many of them mean that the shop falls behind. */
  underWay: number
}
export type Offered = SoFar & { seconds: number }

/** Brings those who come, and answers with what each of them does. */
export type NewLoad = (tally: Tally) => Promise<() => Promise<void>>

type Wish = {
  rate: number
  seconds: number
  seed: number
  /** Asked as each visitor comes: what cannot be held any more is given up. */
  whyLost?: (soFar: SoFar) => string | undefined
}

/**
 * Visitors come at a rate, at random moments, whether or not those before them were served: a load that waits for its
 * answers never asks for more than there is.
 */
export async function offer(
  { rate, seconds: wantedSeconds, seed, whyLost = () => undefined }: Wish,
  newLoad: NewLoad,
): Promise<Offered> {
  const tally = new Tally()
  const visit = await newLoad(tally)
  const random = numbersFrom(seed)
  const running = new Set<Promise<void>>()
  const from = performance.now()
  let next = from
  while (next < from + wantedSeconds * 1_000 && !whyLost({ rate, wantedSeconds, tally, underWay: running.size })) {
    const wait = next - performance.now()
    if (wait > 0) await setTimeout(wait)
    const one = visit().finally(() => running.delete(one))
    running.add(one)
    next += (-Math.log(1 - random()) * 1_000) / rate
  }
  const underWay = running.size
  await Promise.all(running)
  return { rate, wantedSeconds, tally, seconds: (performance.now() - from) / 1_000, underWay }
}
