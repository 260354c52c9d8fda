import { setTimeout } from 'node:timers/promises'

const LOOK_EVERY_MS = 50

/** Asks again and again until it works; what went wrong last is thrown when the time is over. */
export async function untilWorks<T>(ask: () => Promise<T>, withinMs = Number.POSITIVE_INFINITY): Promise<T> {
  const until = Date.now() + withinMs
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > until) throw error
    }
    await setTimeout(LOOK_EVERY_MS)
  }
}
