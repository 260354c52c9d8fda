import { CALLBACK, PAID } from '#tests/support/buying.ts'

export type Kind = 'reads' | 'writes' | 'orders'
/** `at`: when it was over. Status 0 is no answer at all. */
export type Heard = { at: number; ms: number; kind: Kind; status: number }
export type Stretch = { from: number; to: number }

/** So long without an error it counts as over. */
const QUIET_MS = 5_000
export const KINDS: readonly Kind[] = ['reads', 'writes', 'orders']

export const isError = (status: number) => status === 0 || status >= 500

export function kindOf(call: string): Kind {
  const [method, path] = call.split(' ')
  if (method === 'GET') return 'reads'
  return path === PAID || path === CALLBACK ? 'orders' : 'writes'
}

/** What was heard in a stretch of time. */
export function shareOf(heard: readonly Heard[], { from, to }: Stretch) {
  const within = heard.filter(({ at }) => at >= from && at < to)
  const errors = within.filter(({ status }) => isError(status))
  const byStatus = Map.groupBy(errors, ({ status }) => status)
  return {
    answers: within.length,
    errors: errors.length,
    percent: within.length === 0 ? 0 : (errors.length / within.length) * 100,
    byStatus: [...byStatus].map(([status, { length }]) => `${length} × ${status || 'none'}`),
    slowestMs: Math.max(0, ...within.map(({ ms }) => ms)),
  }
}

/**
 * How long after a fault the last error came before five seconds without one, up to the first good answer after it.
 * 0 where nobody met an error; undefined where no good answer came any more.
 */
export function recoveryMs(heard: readonly Heard[], faultAt: number): number | undefined {
  const later = heard.filter(({ at }) => at >= faultAt).toSorted((one, other) => one.at - other.at)
  let lastError = Number.NaN
  for (const { at, status } of later) {
    if (at - (Number.isNaN(lastError) ? faultAt : lastError) > QUIET_MS) break
    if (isError(status)) lastError = at
  }
  if (Number.isNaN(lastError)) return 0
  const good = later.find(({ at, status }) => !isError(status) && at >= lastError)
  return good && good.at - faultAt
}
