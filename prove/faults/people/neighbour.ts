import type { World } from '../world.ts'
import type { Act, Person } from './person.ts'

/** Once in so many steps; every few orders then meet one. */
const SELDOM = 40
const MOST_AHEAD = 4

/** Another shop on the same account of the courier, which numbers its orders as ours does. */
export const SHARING_THE_ACCOUNT: readonly Act[] = [{ often: 1, act: sendUnderOurNumber }]

async function sendUnderOurNumber({ db, money, providers, ledger }: World, { random }: Person): Promise<void> {
  if (money === 'sandbox' || random(SELDOM) > 0) return
  const newest = await db.selectFrom('orders').select('number').orderBy('id', 'desc').limit(1).executeTakeFirst()
  const [, series, digits] = /^(.*-)(\d+)$/.exec(newest?.number ?? '') ?? []
  if (!series || !digits) return
  const place = Number(digits) + 1 + random(MOST_AHEAD)
  const number = series + String(place).padStart(digits.length, '0')
  if (providers.shiprocket.orders.some(({ orderNumber }) => orderNumber === number)) return
  providers.shiprocket.holdForeign(number)
  ledger.count('numbers that another shop took')
}
