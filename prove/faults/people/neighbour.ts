import type { World } from '../world.ts'
import type { Act, Person } from './person.ts'

/** Once in so many steps; every few orders then meet one. */
const SELDOM = 40
const MOST_AHEAD = 4

/** Another shop on the same account of the courier, which numbers its orders as ours does: from the next ones on. */
export const SHARING_THE_ACCOUNT: readonly Act[] = [{ often: 1, act: sendUnderOurNumber }]

async function sendUnderOurNumber({ providers: { shiprocket }, ledger }: World, { random }: Person): Promise<void> {
  if (shiprocket.orders.length === 0 || random(SELDOM) > 0) return
  const [, series = '', digits = ''] = /^(.*?-)(\d+)/.exec(shiprocket.orders.at(-1)?.orderNumber ?? '') ?? []
  const number = series + String(Number(digits) + 1 + random(MOST_AHEAD)).padStart(digits.length, '0')
  if (shiprocket.orders.some(({ orderNumber }) => orderNumber.startsWith(number))) return
  shiprocket.holdForeign(number)
  ledger.count('numbers that another shop took')
}
