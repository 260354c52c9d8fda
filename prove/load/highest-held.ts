import { setInterval } from 'node:timers/promises'
import type { Setting } from '#bench/setting/open-setting.ts'
import { untilJobsAreDone } from '#bench/setting/until-jobs-are-done.ts'
import { usedBy } from '#bench/setting/used-by.ts'
import type { Effort } from '../part.ts'
import { whyNotHeld } from './judge.ts'
import { type NewLoad, type Offered, offer } from './offer.ts'

const FIRST_RATE = 2
const [STEP_SECONDS, STEP] = [6, 1.35]
/** What is held for a moment falls behind within a minute, and what is held for a minute may fall behind later. */
const [TRIAL_SECONDS, EASE, MOST_TRIES] = [60, 0.9, 12]
const SAMPLE_MS = 2_000

type HighestHeld = {
  held: Offered | undefined
  /** Every rate above it that was tried, with what ended it. */
  notHeld: string[]
  /** Of the shop while it held the rate, in megabytes. */
  memory: number[]
}

/** The highest rate of visits at which everybody is served soon for as long as asked. */
export async function highestHeld(setting: Setting, { seconds, seed }: Effort, newLoad: NewLoad): Promise<HighestHeld> {
  const hold = async (rate: number, forSeconds: number) => {
    const offered = await offer({ rate, seconds: forSeconds, seed, whyLost: whyNotHeld }, newLoad)
    return { offered, why: whyNotHeld(offered) }
  }
  let rate = FIRST_RATE
  while (!(await hold(rate, STEP_SECONDS)).why) rate *= STEP

  const notHeld: string[] = []
  while (notHeld.length < MOST_TRIES) {
    rate *= EASE
    await untilJobsAreDone(setting.database)
    let { why } = await hold(rate, Math.min(TRIAL_SECONDS, seconds))
    if (!why) {
      const watch = watchMemory(setting)
      const whole = await hold(rate, seconds)
      const memory = await watch.stop()
      if (!whole.why) return { held: whole.offered, notHeld, memory }
      why = whole.why
    }
    notHeld.push(`${rate.toFixed(1)}: ${why}`)
  }
  return { held: undefined, notHeld, memory: [] }
}

function watchMemory({ shop }: Setting) {
  const seen: number[] = []
  const end = new AbortController()
  const watching = (async () => {
    try {
      for await (const _ of setInterval(SAMPLE_MS, undefined, { signal: end.signal })) {
        seen.push((await usedBy(shop.pid)).megabytes)
      }
    } catch {
      // Told to stop.
    }
  })()
  return {
    stop: async () => {
      end.abort()
      await watching
      return seen
    },
  }
}
