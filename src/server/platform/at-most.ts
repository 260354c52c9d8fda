import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'

const TRY_AGAIN_SECONDS = 5

/** Runs so many tasks at a time and lets the others wait their turn. Beyond those that may wait, it says so at once. */
export function atMost(count: number, mostWaiting = Number.POSITIVE_INFINITY) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running === count) {
      if (waiting.length >= mostWaiting) {
        throw new Failure(requestFailures.overloaded, { retryAfterSeconds: TRY_AGAIN_SECONDS })
      }
      await new Promise<void>((turn) => waiting.push(turn))
    } else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
