import type { Sample } from '../report/figure.ts'
import type { Buyer } from '../setting/buyers.ts'
import type { Setting } from '../setting/open-setting.ts'
import { fillShelf, fillWithOne, type Shelf } from '../setting/shelf.ts'
import { untilJobsAreDone } from '../setting/until-jobs-are-done.ts'
import { usedBy } from '../setting/used-by.ts'
import type { BareOrder } from './bare-order.ts'
import { buyFor } from './buy-for.ts'
import type { Effort, Measure } from './measure.ts'

const AT_ONCE = [1, 8, 32]
const OF_ONE_PRODUCT = 8
/** So that a shop that was opened a moment ago has compiled what it sells with. */
const WARM_UP = { orders: 400, mostSeconds: 12 }

/**
 * Whole orders, from the cart to the placed order and what has to be done for it afterwards, beside one transaction that
 * changes as many rows as one of them. Postgres' processor time counts for both.
 */
export function ordersMeasure(setting: Setting, buyers: Buyer[], bareOrder: BareOrder, { seconds }: Effort): Measure {
  const { shop, database, postgresPid, popular } = setting
  const [first] = popular
  if (!first) throw new Error('There is nothing to sell')

  const cpuSeconds = async () => (await usedBy(shop.pid)).cpuSeconds + (await usedBy(postgresPid)).cpuSeconds

  async function compare(name: string, concurrency: number, shelf: Shelf): Promise<Sample[]> {
    const before = await cpuSeconds()
    const bought = await buyFor(seconds, buyers.slice(0, concurrency), shelf)
    const laterMs = await untilJobsAreDone(database)
    const cpuMs = (((await cpuSeconds()) - before) * 1_000) / bought.orders
    const bare = await bareOrder(concurrency, seconds)
    return [
      {
        name,
        unit: 'a second',
        shop: bought.rate,
        bare: bare.rate,
        beside: 'one transaction; CPU with Postgres',
        p50: bought.p50,
        p95: bought.p95,
        failed: bought.failed,
        cpuMs,
        bareCpuMs: bare.cpuMs,
        client: bought.client,
      },
      // What is put off is not left out: mails, parcels and invoices still have to be done.
      { name: `${name}: work left`, unit: 'ms', shop: laterMs },
    ]
  }

  async function warmUp(): Promise<void> {
    const until = performance.now() + WARM_UP.mostSeconds * 1_000
    const shelf = await fillShelf(database, popular)
    for (let orders = 0; orders < WARM_UP.orders && performance.now() < until; ) {
      orders += (await buyFor(1, buyers.slice(0, 8), shelf)).orders
    }
    await untilJobsAreDone(database)
    await bareOrder(8, seconds)
  }

  return {
    name: 'orders',
    round: async (number) => {
      if (number === 0) await warmUp()
      const samples: Sample[] = []
      for (const concurrency of AT_ONCE) {
        samples.push(
          ...(await compare(`orders, ${concurrency} at once`, concurrency, await fillShelf(database, popular))),
        )
      }
      const one = await fillWithOne(database, first)
      return [...samples, ...(await compare(`orders of one product, ${OF_ONE_PRODUCT} at once`, OF_ONE_PRODUCT, one))]
    },
  }
}
