import type { Offered, SoFar } from './offer.ts'
import { isServed, isShed, isSlow, KINDS, type Kind } from './tally.ts'
import { ANSWERS_A_VISIT } from './visits.ts'

const MOST_SLOW = 0.01
const MOST_SECONDS_BEHIND = 5
/** While twice as many come as can be served, those who are served must not wait for ever. */
export const OVERLOADED_WITHIN_MS = 5_000
export const BACK_WITHIN_S = 5
const AROUND_MS = 1_000

/** Why a rate is not held: somebody was not served, the shop falls behind, or so many were slow that the rest cannot make up for it. */
export function whyNotHeld(soFar: SoFar): string | undefined {
  const { rate, tally, underWay } = soFar
  if (tally.unserved) return `${tally.unserved.status} to ${tally.unserved.kind}: ${tally.unserved.refusal}`
  if (underWay >= rate * MOST_SECONDS_BEHIND) return `${underWay} visits under way`
  const slow = KINDS.find((kind) => tally.slow[kind] > expected(soFar, kind) * MOST_SLOW)
  return slow && `${tally.slow[slow]} slow to ${slow}`
}

const expected = ({ rate, wantedSeconds }: SoFar, kind: Kind) => rate * wantedSeconds * ANSWERS_A_VISIT[kind]

/** Shed, though all who read were served around that moment: reading goes first. */
export const refusedBeforeReaders = ({ tally }: Offered) => {
  const refusals = (kind: Kind) => tally.of(kind).filter(isShed)
  const readers = refusals('read')
  return refusals('buy').filter((buyer) => !readers.some(({ at }) => Math.abs(at - buyer.at) < AROUND_MS))
}

/** Seconds until everybody was served again, and as many of them soon as where a load is held. */
export function backAfter({ tally }: Pick<Offered, 'tally'>): number {
  const start = Math.min(...tally.answers.map(({ at }) => at))
  const seconds = KINDS.flatMap((kind) =>
    Object.values(Object.groupBy(tally.of(kind), ({ at }) => Math.floor((at - start) / 1_000))),
  )
  const late = seconds.flatMap((answers = []) => {
    const slow = answers.filter(isSlow)
    const isAsBefore = slow.every(isServed) && slow.length <= answers.length * MOST_SLOW
    return isAsBefore ? [] : slow.map(({ at, ms }) => at + ms)
  })
  return (Math.max(start, ...late) - start) / 1_000
}
