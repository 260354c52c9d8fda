import type { Sample } from '../report/figure.ts'
import type { Buyer } from '../setting/buyers.ts'
import type { Setting } from '../setting/open-setting.ts'
import { fillShelf } from '../setting/shelf.ts'
import { untilJobsAreDone } from '../setting/until-jobs-are-done.ts'
import { usedBy } from '../setting/used-by.ts'
import type { BareOrder } from './bare-order.ts'
import { buyFor } from './buy-for.ts'
import type { Effort, Measure } from './measure.ts'

const AT_ONCE = [1, 8, 32]

/** Whole orders, from the cart to the placed order, beside one transaction that changes as many rows as one of them. */
export function ordersMeasure(setting: Setting, buyers: Buyer[], bareOrder: BareOrder, { seconds }: Effort): Measure {
  const { shop, database, popular } = setting

  async function compare(atOnce: number): Promise<Sample[]> {
    const shelf = await fillShelf(database, popular)
    const before = await usedBy(shop.pid)
    const bought = await buyFor(seconds, buyers.slice(0, atOnce), shelf)
    const laterMs = await untilJobsAreDone(database)
    const { cpuSeconds } = await usedBy(shop.pid)
    const name = `orders, ${atOnce} at once`
    return [
      {
        name,
        unit: 'a second',
        shop: bought.rate,
        bare: await bareOrder(atOnce, seconds),
        beside: 'one transaction',
        p50: bought.p50,
        p95: bought.p95,
        failed: bought.failed,
        cpuMs: ((cpuSeconds - before.cpuSeconds) * 1_000) / bought.orders,
        client: bought.client,
      },
      // What is put off is not left out: mails, parcels and invoices still have to be done.
      { name: `${name}: work left`, unit: 'ms', shop: laterMs },
    ]
  }

  return {
    name: 'orders',
    round: async () => {
      const samples: Sample[] = []
      for (const atOnce of AT_ONCE) samples.push(...(await compare(atOnce)))
      return samples
    },
  }
}
