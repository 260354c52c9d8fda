import { askEach } from '../load/ask-each.ts'
import { ask } from '../load/load.ts'
import { asVisitors } from '../load/visitors.ts'
import type { Sample } from '../report/figure.ts'
import type { Buyer } from '../setting/buyers.ts'
import type { Setting } from '../setting/open-setting.ts'
import { numbersFrom, zipf } from '../setting/random.ts'
import { fillShelf } from '../setting/shelf.ts'
import { untilJobsAreDone } from '../setting/until-jobs-are-done.ts'
import { buyFor } from './buy-for.ts'
import type { Effort, Measure } from './measure.ts'

const READERS = 16
const BUYERS = { quick: [8], whole: [1, 8] }
const LISTS = ['/shop', '/WritingInstruments', '/PaperProducts', '/DeskSupplies', '/ReusableProducts']
const ASKED_FOR = 4_000
/** So that a short run does not spend its time on making pages ready. */
const QUICK_PRODUCTS = 100

/** Reading and buying at the same time, each beside the same alone, in one round. */
export function togetherMeasure(setting: Setting, buyers: Buyer[], { isQuick, seconds }: Effort): Measure {
  const { shop, database, popular } = setting
  const products = isQuick ? popular.slice(0, QUICK_PRODUCTS) : popular
  const paths = pathsOf(products.map(({ id }) => id))
  const reads = { address: shop.address, requests: asVisitors(paths), connections: READERS, seconds }

  const read = async () => {
    const answered = await ask(reads)
    return { ...answered, rate: answered.good / answered.seconds }
  }
  const makeReady = () => askEach({ ...reads, requests: asVisitors([...new Set(paths)]), connections: 4 })

  async function compare(count: number): Promise<Sample[]> {
    const some = buyers.slice(0, count)
    const alone = await buyFor(seconds, some, await fillShelf(database, products))
    await untilJobsAreDone(database)
    const shelf = await fillShelf(database, products)
    await makeReady()
    const readAlone = await read()
    const [readBeside, bought] = await Promise.all([read(), buyFor(seconds, some, shelf)])
    await untilJobsAreDone(database)
    const who = `${count} ${count === 1 ? 'buys' : 'buy'}`
    return [
      {
        name: `pages read by ${READERS} while ${who}`,
        unit: 'a second',
        shop: readBeside.rate,
        bare: readAlone.rate,
        beside: 'the same alone',
        p50: readBeside.p50,
        p95: readBeside.p95,
        failed: readBeside.failed,
        client: readBeside.client,
      },
      {
        name: `orders of ${count} while ${READERS} read`,
        unit: 'a second',
        shop: bought.rate,
        bare: alone.rate,
        beside: 'the same alone',
        p50: bought.p50,
        p95: bought.p95,
        failed: bought.failed,
        client: bought.client,
      },
    ]
  }

  return {
    name: 'reading while orders flow',
    round: async () => {
      const samples: Sample[] = []
      for (const count of isQuick ? BUYERS.quick : BUYERS.whole) samples.push(...(await compare(count)))
      return samples
    },
  }
}

/** One page in four is a list, the others are products, popular ones more often. */
function pathsOf(ids: readonly string[]): string[] {
  const random = numbersFrom(11)
  const [list, product] = [zipf(LISTS.length, random), zipf(ids.length, random)]
  return Array.from({ length: ASKED_FOR }, () =>
    random() < 0.25 ? (LISTS[list()] ?? '/shop') : `/product/${ids[product()]}`,
  )
}
