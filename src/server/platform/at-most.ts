import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'

const TRY_AGAIN_SECONDS = 5

/** Runs so many tasks at a time and lets the others wait their turn. Beyond those that may wait, it says so at once. */
export function atMost(count: number, mostWaiting = Number.POSITIVE_INFINITY) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running === count) {
      if (waiting.length >= mostWaiting) throw comeAgain()
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

/** Runs so many tasks of each name at a time. One more is told so at once. */
export function atMostOfEach(count: number) {
  const running = new Map<string, number>()

  return async function run<T>(name: string, task: () => Promise<T>): Promise<T> {
    const others = running.get(name) ?? 0
    if (others === count) throw comeAgain()
    running.set(name, others + 1)
    try {
      return await task()
    } finally {
      const left = (running.get(name) ?? 1) - 1
      if (left > 0) running.set(name, left)
      else running.delete(name)
    }
  }
}

const comeAgain = () => new Failure(requestFailures.overloaded, { retryAfterSeconds: TRY_AGAIN_SECONDS })
