const MINUTE_MS = 60_000
const PER_NETWORK = 5
const IN_ALL = 30

/**
 * Whether one more error is taken from a network now. Counted in the process: what anybody may send must not cost the
 * database a statement. No more networks are remembered than errors are taken.
 */
export function errorBound(): (network: string, now: Date) => boolean {
  let since = Number.NEGATIVE_INFINITY
  let all = 0
  const byNetwork = new Map<string, number>()

  return (network, now) => {
    if (now.getTime() - since >= MINUTE_MS) {
      since = now.getTime()
      all = 0
      byNetwork.clear()
    }
    const before = byNetwork.get(network) ?? 0
    if (all >= IN_ALL || before >= PER_NETWORK) return false
    all += 1
    byNetwork.set(network, before + 1)
    return true
  }
}
