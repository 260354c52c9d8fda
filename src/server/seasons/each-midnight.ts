import { startOfDay } from '#contract/platform/india-days.ts'

/**
 * Calls when a day begins in India, each day until the returned function is called. A timer that comes a moment early finds
 * the midnight still ahead and is set once more.
 */
export function eachMidnight(call: () => void): () => void {
  let timer: NodeJS.Timeout
  function wait(): void {
    const now = new Date()
    timer = setTimeout(() => {
      call()
      wait()
    }, startOfDay(now, -1).getTime() - now.getTime()).unref()
  }
  wait()
  return () => clearTimeout(timer)
}
