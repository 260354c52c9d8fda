import { addressOf } from '#bench/load/visitors.ts'
import type { Product, Setting } from '#bench/setting/open-setting.ts'
import { numbersFrom, zipf } from '#bench/setting/random.ts'
import { totalsOf } from '#contract/checkout/totals.ts'
import { TAX_PERCENT } from '#contract/shop/shop-owner.ts'
import { CALLBACK, PAID } from '#tests/support/buying.ts'
import { aShopper } from '#tests/support/shoppers.ts'
import { ask } from './ask.ts'
import { Tally } from './tally.ts'

const PAGES = 6
const BUYS_EVERY = 4
export const STEPS_OF_BUYING = 4
export const ANSWERS_A_VISIT = { read: PAGES, buy: STEPS_OF_BUYING / BUYS_EVERY }
/** Some more than usually buy at a time. */
const SHOPPERS = 400
const LISTS = ['/', '/shop', '/WritingInstruments', '/PaperProducts', '/DeskSupplies']
const WORDS = ['pen', 'gel pen blue', 'notebook a5', 'marker', 'diary', 'pencl', 'stapler under 300', 'कलम']
const RUPEE = 100

type Buyer = { token: string; addressId: string }
type Post = (path: string, body: object) => Promise<string | undefined>

/**
 * Visits as a shop has them: a list, products that are popular and some that hardly anybody looks at, a search while
 * typing, and every fourth visitor buys.
 */
export async function openVisits({ shop, database, popular, unseen }: Setting, seed: number) {
  const random = numbersFrom(seed)
  const popularAt = zipf(popular.length, random)
  const oneOf = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T
  let visits = 0

  const newShopper = (): Promise<Buyer> => aShopper({ db: database.db, app: undefined as never })

  /** Tokens live for a quarter of an hour, so each load brings its own shoppers. */
  return async function newLoad(tally: Tally): Promise<() => Promise<void>> {
    const free: Buyer[] = []
    while (free.length < SHOPPERS) free.push(await newShopper())

    return async function visit(): Promise<void> {
      visits += 1
      // Others come while this one goes on.
      const number = visits
      const from = addressOf(number)
      const get = (path: string) => ask(tally, 'read', { url: shop.address + path, from })

      await get(oneOf(LISTS))
      await get(`/api/v1/product/suggest?q=${encodeURIComponent(oneOf(WORDS))}`)
      for (let page = 2; page < PAGES; page += 1) {
        const product = random() < 0.1 ? oneOf(unseen) : popular[popularAt()]
        await get(`/product/${product?.id}`)
      }
      if (number % BUYS_EVERY === 0) await buyFrom(from)
    }

    /** Nobody pays for two carts at once, and whoever was sent away does not come back: the shop ends what they began. */
    async function buyFrom(from: string): Promise<void> {
      const shopper = free.shift() ?? (await newShopper())
      const { token, addressId } = shopper
      const post: Post = (path, body) => ask(tally, 'buy', { url: shop.address + path, from, body, token })
      const isBought = await buy(post, popular[popularAt()] as Product, addressId)
      if (isBought) free.push(shopper)
    }
  }
}

/** As in a shop that has been open for a while: what is popular lies ready. */
export async function openPopularPages({ shop, popular }: Setting): Promise<void> {
  const paths = [...LISTS, ...popular.map(({ id }) => `/product/${id}`)]
  for (const [place, path] of paths.entries()) {
    await ask(new Tally(), 'read', { url: shop.address + path, from: addressOf(place) })
  }
}

/** Whoever is asked to come again leaves; a payment that was made is then finished by the shop itself. */
async function buy(post: Post, { id, pricePaise }: Product, addressId: string): Promise<boolean> {
  const items = [{ productId: id, quantity: 1 }]
  if (!(await post('/api/v2/cart/set', { items }))) return false
  const amount = totalsOf(pricePaise, TAX_PERCENT).total / RUPEE
  const opened = await post(PAID, { amount, source: 'cart', items, addressId })
  const payment = opened && JSON.parse(opened).order?.id
  const paid = payment && (await post(`/api/sandbox/payments/${payment}/pay`, { outcome: 'success' }))
  const placed = paid && (await post(CALLBACK, JSON.parse(paid)))
  return Boolean(placed)
}
