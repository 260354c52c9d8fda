import { type Setting, withSetting } from '#bench/setting/open-setting.ts'
import type { Effort, Outcome, Part } from '../part.ts'
import { highestHeld } from './highest-held.ts'
import { BACK_WITHIN_S, backAfter, OVERLOADED_WITHIN_MS, refusedBeforeReaders } from './judge.ts'
import { type Offered, offer } from './offer.ts'
import { unfinishedPayments } from './unfinished-payments.ts'
import { openPopularPages, openVisits, STEPS_OF_BUYING } from './visits.ts'

const [OVER_SECONDS, AFTER_SECONDS] = [45, 15]
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

  const { held, notHeld, memory, stolen } = await highestHeld(setting, { seconds, seed }, newLoad)
  if (!held) return { figures: {}, violations: [`No rate was held: ${notHeld.join('; ')}.`] }
  const growth = (memory.at(-1) ?? 0) / (memory[Math.floor(memory.length * FIRST_QUARTER)] ?? 1)
  if (growth > MOST_GROWTH) violations.push(`The shop's memory grew ${growth.toFixed(2)} times under an even load.`)

  const over = await offer({ rate: held.rate * 2, seconds: OVER_SECONDS, seed }, newLoad)
  violations.push(...brokenUnderLoad(over))
  const back = backAfter(await offer({ rate: held.rate, seconds: AFTER_SECONDS, seed }, newLoad))
  if (back > BACK_WITHIN_S) violations.push(`It was back to normal only after ${back.toFixed(1)} s.`)
  violations.push(...(await unfinishedPayments(setting.database)))
  return { figures: { ...figuresOf(held, over, { growth, back, stolen }), ...causes(notHeld) }, violations }
}

/** Whether a higher rate was not held by the shop or by the machine is for the reader to judge. */
const causes = (notHeld: string[]) =>
  Object.fromEntries(notHeld.map((why, place) => [`not held before that (${place + 1})`, why]))

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

type Beside = { growth: number; back: number; stolen: number }

function figuresOf(held: Offered, over: Offered, { growth, back, stolen }: Beside) {
  const ms = (value: number) => `${Math.round(value)} ms`
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`
  const rateOf = ({ tally, seconds }: Offered) => (tally.answers.length / seconds).toFixed(0)
  const orders = ({ tally, seconds }: Offered) => (tally.of('buy').length / STEPS_OF_BUYING / seconds).toFixed(1)
  return {
    'held, visits a second': held.rate.toFixed(1),
    'held for': `${Math.round(held.seconds)} s, ${held.tally.answers.length} answers, 0 errors`,
    'held, answers a second (of them orders)': `${rateOf(held)} (${orders(held)})`,
    'held, p99 of reads and of steps of buying': `${ms(held.tally.p99('read'))}, ${ms(held.tally.p99('buy'))}`,
    'held, steal meanwhile': percent(stolen),
    'memory at the end, times that at a quarter': growth.toFixed(2),
    'twice that: served of reads and of buying': `${percent(over.tally.servedShare('read'))}, ${percent(over.tally.servedShare('buy'))}`,
    'twice that: served of reads that had to be made': percent(over.tally.servedShareOfMade('read')),
    'twice that: p99 of what was served': `${ms(over.tally.p99('read'))}, ${ms(over.tally.p99('buy'))}`,
    'twice that: reads and steps of buying shed': `${over.tally.shed('read')}, ${over.tally.shed('buy')}`,
    'back to normal after': `${back.toFixed(1)} s`,
  }
}
