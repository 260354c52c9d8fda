import { askEach } from '../load/ask-each.ts'
import { asVisitors } from '../load/visitors.ts'
import type { Sample } from '../report/figure.ts'
import type { Setting } from '../setting/open-setting.ts'
import { usedBy } from '../setting/used-by.ts'
import { bareStatement } from './bare-statement.ts'
import type { Effort, Measure } from './measure.ts'

const CONNECTIONS = 16
const PAGES = { quick: 30, whole: 250 }

const PRODUCT = 'select * from products join images on images.id = image_id where products.id = $1'
const LIST = `select id, name, price_paise, stock, image_id from products
  where category = $1 and price_paise <= $2 order by created_at desc, id desc limit 30`
const SEARCH = `select id, name, price_paise, stock, image_id from products
  where name_words @@ plainto_tsquery('simple', $1) order by ts_rank(name_words, plainto_tsquery('simple', $1)) desc limit 30`

type Page = { path: string; values: unknown[] }

/**
 * Pages that nobody asked for before: each address is asked for once in the whole run. Beside each the one statement
 * that reads what the page shows, over as many connections.
 */
export function coldMeasure({ shop, database, unseen }: Setting, { isQuick }: Effort): Measure {
  const count = isQuick ? PAGES.quick : PAGES.whole
  const texts = searchTexts(unseen)

  async function compare(name: string, statement: string, pages: Page[]): Promise<Sample> {
    const before = await usedBy(shop.pid)
    const requests = asVisitors(pages.map(({ path }) => path))
    const ours = await askEach({ address: shop.address, requests, connections: CONNECTIONS })
    const { cpuSeconds } = await usedBy(shop.pid)
    const values = pages.map((page) => page.values)
    return {
      name,
      unit: 'a second',
      shop: ours.good / ours.seconds,
      bare: await bareStatement(database.pool, { name, statement, values, connections: CONNECTIONS }),
      beside: 'one statement',
      p50: ours.p50,
      p95: ours.p95,
      failed: ours.failed,
      cpuMs: ((cpuSeconds - before.cpuSeconds) * 1_000) / ours.good,
      client: ours.client,
    }
  }

  return {
    name: 'cold pages and searches',
    round: async (number) => {
      const from = number * count
      const part = unseen.slice(from, from + count)
      const searched = texts.slice(from, from + count)
      const called = texts.slice(-from - count).slice(0, count)
      const lists = part.map(({ category }, at) => listPage(category, from + at))
      return [
        await compare('cold product page', PRODUCT, part.map(productPage)),
        await compare('cold list page', LIST, lists),
        await compare('search page', SEARCH, searched.map(searchPage)),
        await compare('search call', SEARCH, called.map(searchCall)),
      ]
    },
  }
}

const productPage = ({ id }: { id: string }): Page => ({ path: `/product/${id}`, values: [id] })

/** A price below which nearly everything is found: another list each time, of the same products. */
const listPage = (category: string, number: number): Page => ({
  path: `/shop?${new URLSearchParams({ category, maxPrice: String(3_000 + number) })}`,
  values: [category, (3_000 + number) * 100],
})

const searchPage = (text: string) => ({ path: `/searchResult?q=${encodeURIComponent(text)}`, values: [text] })
const searchCall = (text: string) => ({
  path: `/api/v1/product/searchCards?name=${encodeURIComponent(text)}`,
  values: [text],
})

/** Pairs of words that stand in a name together, each pair once. */
function searchTexts(products: readonly { name: string }[]): string[] {
  const pairs = products.flatMap(({ name }) => {
    const words = name.toLowerCase().match(/[a-z]{3,}/g) ?? []
    return words.flatMap((word, at) => words.slice(at + 1).map((other) => `${word} ${other}`))
  })
  return [...new Set(pairs)]
}
