import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'

const TRY_AGAIN_SECONDS = 5

/** So many turns at a time; the others wait for theirs. Beyond those that may wait, it says so at once. */
export function semaphore(count: number, mostWaiting = Number.POSITIVE_INFINITY) {
  const waiting: (() => void)[] = []
  let running = 0
  let refused = 0

  /** Waits for a turn and answers how to give it back. */
  async function take(): Promise<() => void> {
    if (running === count) {
      if (waiting.length >= mostWaiting) {
        refused += 1
        throw overloaded()
      }
      await new Promise<void>((turn) => waiting.push(turn))
    } else running += 1
    return giveBack
  }

  function giveBack(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return { take, load: () => ({ running, waiting: waiting.length, refused }) }
}

/** Runs so many tasks at a time and lets the others wait their turn. Beyond those that may wait, it says so at once. */
export function atMost(count: number, mostWaiting?: number) {
  const { take } = semaphore(count, mostWaiting)

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    const giveBack = await take()
    try {
      return await task()
    } finally {
      giveBack()
    }
  }
}

/** Runs so many tasks of each name at a time. One more is told so at once. */
export function atMostOfEach(count: number) {
  const running = new Map<string, number>()

  return async function run<T>(name: string, task: () => Promise<T>): Promise<T> {
    const others = running.get(name) ?? 0
    if (others === count) throw overloaded()
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

/** Said where there is more to do than can be done soon. */
export const overloaded = (cause?: unknown) =>
  new Failure(requestFailures.overloaded, { retryAfterSeconds: TRY_AGAIN_SECONDS, cause })
