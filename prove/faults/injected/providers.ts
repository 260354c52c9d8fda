import { setTimeout } from 'node:timers/promises'
import { MISHAPS } from '#tests/support/fault-proxy.ts'
import { untilWorks } from '#tests/support/until-works.ts'
import { pick } from '../world.ts'
import type { Fault } from './fault.ts'

const LONGEST_MS = 3_000
const NO_SUCH_PERSON = 550
/** The first to come buy all the time; nobody writes to those who register later. */
const MOST_WRITTEN_TO = 10

const LINES = ['payments', 'courier', 'mail', 'writer'] as const

const spoiled = (line: (typeof LINES)[number]): Fault => ({
  name: `${line}: errors, resets, silence, half and late answers`,
  often: 3,
  inject: async ({ providers, ledger }, random) => {
    const mishap = pick(random, MISHAPS)
    ledger.count(`${line} ${mishap}`)
    providers.lines[line].suffer(mishap)
    await setTimeout(500 + random(LONGEST_MS))
    providers.lines[line].mend()
  },
})

export const PROVIDER_FAULTS: readonly Fault[] = [
  ...LINES.map(spoiled),
  {
    name: 'mail: somebody is refused for good',
    often: 1,
    inject: async ({ providers, db }, random) => {
      // Another fault may have Postgres down just now.
      const shoppers = db
        .selectFrom('users')
        .select('email')
        .where('role', '=', 'customer')
        .orderBy('id')
        .limit(MOST_WRITTEN_TO)
      const { email } = pick(random, await untilWorks(() => shoppers.execute()))
      providers.smtp.refuse(email, NO_SUCH_PERSON)
      await setTimeout(random(LONGEST_MS))
      providers.smtp.refuse(email, 0)
    },
  },
  {
    name: 'payments: refunds stay pending or are refused',
    often: 1,
    inject: async ({ providers }, random) => {
      if (random(2) === 0) providers.razorpay.takeRefunds('pending')
      else providers.razorpay.refuseRefunds('Your account does not have enough balance')
      await setTimeout(random(LONGEST_MS))
      providers.razorpay.mend()
    },
  },
]
