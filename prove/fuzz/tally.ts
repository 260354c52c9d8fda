import type { Endpoint } from '#contract/platform/endpoint.ts'
import { type Answer, type Ask, wordsOf } from './ask.ts'
import { ROLE_NAMES, type RoleName } from './cast.ts'
import { mayCall, nameOf } from './make-ask.ts'

/** Faults of one kind at one call are one finding, told by the first request that met it. */
const MOST_SHOWN = 40

export function openTally(endpoints: readonly Endpoint[]) {
  const findings = new Map<string, { first: string; times: number }>()
  const byAim: Record<string, number> = {}
  const byStatus: Record<string, number> = {}
  const reached = new Set<string>()
  let requests = 0
  let slowestMs = 0

  function fault(ask: Ask, what: string): void {
    const place = ask.endpoint ? nameOf(ask.endpoint) : `${ask.method} ${ask.url.split('?')[0]?.slice(0, 60)}`
    const key = ask.endpoint && !what.startsWith('lacks') ? `${place} ${what}` : what
    const known = findings.get(key)
    if (known) known.times += 1
    else findings.set(key, { first: `${place} ${what}; ${wordsOf(ask)}`, times: 1 })
  }

  const pairs = endpoints.flatMap((endpoint) =>
    ROLE_NAMES.filter((as) => mayCall(endpoint, as)).map((as) => keyOf(endpoint, as)),
  )

  return {
    fault,
    count(ask: Ask, { status }: Answer, ms: number): void {
      requests += 1
      slowestMs = Math.max(slowestMs, ms)
      byAim[ask.aim] = (byAim[ask.aim] ?? 0) + 1
      const group = `${Math.floor(status / 100)}xx`
      byStatus[group] = (byStatus[group] ?? 0) + 1
      if (ask.endpoint && status >= 200 && status < 300) reached.add(keyOf(ask.endpoint, ask.as))
    },
    get requests() {
      return requests
    },
    violations: () =>
      [...findings.values()].slice(0, MOST_SHOWN).map(({ first, times }) => `${first} (${times} times)`),
    figures: () => ({
      requests,
      ...Object.fromEntries(Object.entries(byAim).map(([aim, count]) => [`requests: ${aim}`, count])),
      ...Object.fromEntries(
        Object.entries(byStatus)
          .sort()
          .map(([group, count]) => [`answers: ${group}`, count]),
      ),
      'slowest answer, ms': Math.round(slowestMs),
      'calls that succeeded as somebody': `${endpoints.filter((one) => ROLE_NAMES.some((as) => reached.has(keyOf(one, as)))).length} of ${endpoints.length}`,
      'calls × permitted roles that succeeded': `${pairs.filter((pair) => reached.has(pair)).length} of ${pairs.length}`,
    }),
  }
}
export type Tally = ReturnType<typeof openTally>

const keyOf = (endpoint: Endpoint, as: RoleName) => `${nameOf(endpoint)} as ${as}`
