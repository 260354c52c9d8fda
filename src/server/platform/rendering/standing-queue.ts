/**
 * Tells a queue in which people always wait too long from one that is long for a moment, as where the machine stood still
 * or others had its processors: the one is shortened, the other waited out. Told how long the first in it has waited.
 */
export function standingQueue(longestWaitMs: number, now: () => number): (waitedMs: number) => boolean {
  let since: number | undefined

  return (waitedMs) => {
    if (waitedMs < longestWaitMs / 2) since = undefined
    if (waitedMs < longestWaitMs) return false
    since ??= now()
    return now() - since >= longestWaitMs
  }
}
