import type { Offered } from './offer.ts'
import { type Answer, isServed } from './tally.ts'

/** What counts as held: everybody served, and soon. */
const [READ_WITHIN_MS, BUY_WITHIN_MS] = [1_000, 2_000]
const MOST_SECONDS_BEHIND = 5
/** While twice as many come as can be served, those who are served must not wait for ever. */
export const OVERLOADED_WITHIN_MS = 5_000
export const BACK_WITHIN_S = 5

export const isHeld = (offered: Offered) =>
  !isLost(offered) && offered.tally.p99('read') < READ_WITHIN_MS && offered.tally.p99('buy') < BUY_WITHIN_MS

/** Somebody was not served, or the shop falls behind: no need to go on. */
export const isLost = ({ tally, underWay, rate }: Omit<Offered, 'seconds'>) =>
  underWay >= rate * MOST_SECONDS_BEHIND || !tally.isAllServed()

/** Seconds until everybody was served again as soon as before; each second is looked at as a whole. */
export function backAfter({ tally }: Offered): number {
  const start = Math.min(...tally.answers.map(({ at }) => at))
  const slow = (answer: Answer) =>
    !isServed(answer) || answer.ms > (answer.kind === 'read' ? READ_WITHIN_MS : BUY_WITHIN_MS)
  const lastSlow = Math.max(start, ...tally.answers.filter(slow).map(({ at, ms }) => at + ms))
  return (lastSlow - start) / 1_000
}
