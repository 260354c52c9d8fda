import { setInterval } from 'node:timers/promises'
import { type Setting, withSetting } from '#bench/setting/open-setting.ts'
import { untilJobsAreDone } from '#bench/setting/until-jobs-are-done.ts'
import { usedBy } from '#bench/setting/used-by.ts'
import type { Effort, Outcome, Part } from '../part.ts'
import { BACK_WITHIN_S, backAfter, isHeld, isLost, OVERLOADED_WITHIN_MS, refusedBeforeReaders } from './judge.ts'
import { type Offered, offer } from './offer.ts'
import { unfinishedPayments } from './unfinished-payments.ts'
import { openPopularPages, openVisits, STEPS_OF_BUYING } from './visits.ts'

const FIRST_RATE = 2
const [STEP_SECONDS, STEP] = [6, 1.35]
/** What is held for a moment falls behind within a minute, and what is held for a minute may fall behind later. */
const [TRIAL_SECONDS, EASE, MOST_TRIES] = [60, 0.9, 12]
const [OVER_SECONDS, AFTER_SECONDS] = [45, 15]
const SAMPLE_MS = 2_000
/** What the shop weighs at the end of a long load beside what it weighed after its first quarter. */
const MOST_GROWTH = 1.25
const FIRST_QUARTER = 0.25

/** The highest rate of visits that the shop holds, twice that rate, and how it comes back. */
export const part: Part = {
  share: 0.5,
  run: async (effort) => {
    let outcome: Outcome | undefined
    await withSetting(async (setting) => {
      outcome = await prove(setting, effort)
    })
    return outcome ?? { figures: {}, violations: ['The shop did not open.'] }
  },
}

async function prove(setting: Setting, { seconds, seed }: Effort): Promise<Outcome> {
  const violations: string[] = []
  await setting.database.pool.query('update products set stock = 1000000')
  const newLoad = await openVisits(setting, seed)
  await openPopularPages(setting)
  const load = (rate: number, forSeconds: number) => offer({ rate, seconds: forSeconds, seed }, newLoad)
  const hold = (rate: number, forSeconds: number) => offer({ rate, seconds: forSeconds, seed, isLost }, newLoad)

  let rate = FIRST_RATE
  while (isHeld(await hold(rate, STEP_SECONDS))) rate *= STEP
  let held: Offered | undefined
  let memory: number[] = []
  for (let tries = 0; tries < MOST_TRIES && !held; tries += 1) {
    rate *= EASE
    await untilJobsAreDone(setting.database)
    if (!isHeld(await hold(rate, Math.min(TRIAL_SECONDS, seconds)))) continue
    const watch = watchMemory(setting)
    const offered = await hold(rate, seconds)
    memory = await watch.stop()
    if (isHeld(offered)) held = offered
  }
  if (!held) return { figures: {}, violations: [`No rate down to ${rate.toFixed(1)} visits a second was held.`] }
  const growth = (memory.at(-1) ?? 0) / (memory[Math.floor(memory.length * FIRST_QUARTER)] ?? 1)
  if (growth > MOST_GROWTH) violations.push(`The shop's memory grew ${growth.toFixed(2)} times under an even load.`)

  const over = await load(rate * 2, OVER_SECONDS)
  violations.push(...brokenUnderLoad(over))
  const back = backAfter(await load(rate, AFTER_SECONDS))
  if (back > BACK_WITHIN_S) violations.push(`It was back to normal only after ${back.toFixed(1)} s.`)
  violations.push(...(await unfinishedPayments(setting.database)))
  return { figures: figuresOf(held, over, { growth, back }), violations }
}

function brokenUnderLoad(over: Offered): string[] {
  const { tally } = over
  const broken: string[] = []
  const [failed, ...more] = tally.failures()
  if (failed)
    broken.push(
      `Twice the load: ${more.length + 1} failed without being told when to come again, first ${failed.status}: ${failed.refusal}`,
    )
  if (tally.servedShare('buy') < tally.servedShareOfMade('read'))
    broken.push('Twice the load: orders were shed before reads.')
  const early = refusedBeforeReaders(over).length
  if (early > 0) broken.push(`Twice the load: ${early} times buying was shed while all reads were served.`)
  for (const kind of ['read', 'buy'] as const) {
    if (tally.p99(kind) > OVERLOADED_WITHIN_MS) broken.push(`Twice the load: p99 of ${kind} is ${tally.p99(kind)} ms.`)
  }
  return broken
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

function figuresOf(held: Offered, over: Offered, { growth, back }: { growth: number; back: number }) {
  const ms = (value: number) => `${Math.round(value)} ms`
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`
  const rateOf = ({ tally, seconds }: Offered) => (tally.answers.length / seconds).toFixed(0)
  const orders = ({ tally, seconds }: Offered) => (tally.of('buy').length / STEPS_OF_BUYING / seconds).toFixed(1)
  return {
    'held, visits a second': held.rate.toFixed(1),
    'held for': `${Math.round(held.seconds)} s, ${held.tally.answers.length} answers, 0 errors`,
    'held, answers a second (of them orders)': `${rateOf(held)} (${orders(held)})`,
    'held, p99 of reads and of steps of buying': `${ms(held.tally.p99('read'))}, ${ms(held.tally.p99('buy'))}`,
    'memory at the end, times that at a quarter': growth.toFixed(2),
    'twice that: served of reads and of buying': `${percent(over.tally.servedShare('read'))}, ${percent(over.tally.servedShare('buy'))}`,
    'twice that: served of reads that had to be made': percent(over.tally.servedShareOfMade('read')),
    'twice that: p99 of what was served': `${ms(over.tally.p99('read'))}, ${ms(over.tally.p99('buy'))}`,
    'twice that: reads and steps of buying shed': `${over.tally.shed('read')}, ${over.tally.shed('buy')}`,
    'back to normal after': `${back.toFixed(1)} s`,
  }
}
