import type { Setting } from '#bench/setting/open-setting.ts'
import { untilJobsAreDone } from '#bench/setting/until-jobs-are-done.ts'
import { usedBy } from '#bench/setting/used-by.ts'
import type { Effort } from '../part.ts'
import { whyNotHeld } from './judge.ts'
import { type NewLoad, type Offered, offer } from './offer.ts'
import { sampler } from './sampler.ts'
import { watchSteal } from './steal.ts'

const FIRST_RATE = 2
const [STEP_SECONDS, STEP] = [6, 1.35]
/**
 * What is held for a moment falls behind within a minute, and what is held for a minute may fall behind later. So many tries
 * lead down to a twenty-fifth: where others have half of the processors for seconds at a time, much less is held.
 */
const [TRIAL_SECONDS, EASE, MOST_TRIES] = [60, 0.85, 20]
const SAMPLE_MS = 2_000

type HighestHeld = {
  held: Offered | undefined
  /** Every rate above it that was tried, with what ended it. */
  notHeld: string[]
  /** Of the shop while it held the rate, in megabytes. */
  memory: readonly number[]
  /** The share of the processors that others had meanwhile. */
  stolen: number
}

/** The highest rate of visits at which everybody is served soon for as long as asked. */
export async function highestHeld(setting: Setting, { seconds, seed }: Effort, newLoad: NewLoad): Promise<HighestHeld> {
  const hold = async (rate: number, forSeconds: number) => {
    const stopSteal = watchSteal()
    const offered = await offer({ rate, seconds: forSeconds, seed, whyLost: whyNotHeld }, newLoad)
    const { whole: stolen, last } = stopSteal()
    const why = whyNotHeld(offered)
    return {
      offered,
      stolen,
      lost: why && `${rate.toFixed(1)}: ${why} (${(last * 100).toFixed(0)} % steal just before)`,
    }
  }
  let rate = FIRST_RATE
  while (!(await hold(rate, STEP_SECONDS)).lost) rate *= STEP

  const notHeld: string[] = []
  while (notHeld.length < MOST_TRIES) {
    rate *= EASE
    await untilJobsAreDone(setting.database)
    const { lost } = await hold(rate, Math.min(TRIAL_SECONDS, seconds))
    if (lost) {
      notHeld.push(lost)
      continue
    }
    const stopMemory = watchMemory(setting)
    const whole = await hold(rate, seconds)
    const memory = stopMemory()
    if (!whole.lost) return { held: whole.offered, notHeld, memory, stolen: whole.stolen }
    notHeld.push(whole.lost)
  }
  return { held: undefined, notHeld, memory: [], stolen: 0 }
}

const watchMemory = ({ shop }: Setting) => sampler(async () => (await usedBy(shop.pid)).megabytes, SAMPLE_MS)
