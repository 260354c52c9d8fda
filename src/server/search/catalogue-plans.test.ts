import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import { seedLarge } from '#db/seed/seed-large.ts'
import { seedPeople } from '#db/seed/seed-people.ts'
import { encodeCursor } from '#server/platform/http/cursor.ts'
import { type Asked, CASES } from '#tests/support/catalogue-calls.ts'
import { addDemoCatalogue } from '#tests/support/demo-catalogue.ts'
import { aShopper, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { isRead, logStatements, type Statement } from '#tests/support/statement-log.ts'
import { onRealPostgres } from '#tests/support/test-database.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { wholeReads } from '#tests/support/whole-reads.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
/** More than are counted: those of a smaller shop may be read from end to end. */
const PRODUCTS = COUNTED_UP_TO + 500
const PEOPLE = 1_000

/** Reads for the owner's own figures, over a span of days that the owner chose: their cost is that of the orders in it. */
const MAY_READ_ALL = ['staff: dashboard', 'staff: report']

test.skipIf(!onRealPostgres)('no list, search or facet reads a large table from end to end', async () => {
  await addDemoCatalogue(shop.db)
  await seedLarge(shop.database, PRODUCTS)
  await seedPeople(shop.database, PEOPLE)
  const calls = await callsOf(await askedFor())
  const log = logStatements(shop.database.pool)
  const found = new Set<string>()
  for (const { name, get, paths } of calls) {
    for (const path of paths) {
      log.splice(0)
      shop.app.pageCache.change('everything')
      expect(await get(path), path).toBe(200)
      const statements = log.splice(0)
      for (const read of await wholeReadsOf(statements)) found.add(`${name}: ${read}`)
    }
  }
  expect([...found]).toEqual([])
})

test('every public list of products is among the calls whose plans are looked at', async () => {
  const asked = CASES.flatMap(({ variants }) =>
    variants({ order: 'x', person: 'x', product: () => 'x', after: () => 'x' }),
  )
  const paths = asked.flatMap((variant) => (typeof variant === 'string' ? variant : variant.paths))
  const missing = shop.app.endpoints
    .filter(({ method, path, who }) => method === 'GET' && who === 'anyone' && path.startsWith('/api/v1/product/'))
    .map(({ path }) => path.replace('/:id', ''))
    .filter((path) => !paths.some((asked) => asked.startsWith(path)))
  expect(missing).toEqual([])
})

async function askedFor(): Promise<Asked> {
  const rows = await shop.db
    .selectFrom('products')
    .select(['id', 'price_paise', 'average_rating', 'rating_count'])
    .orderBy('id', 'desc')
    .execute()
  const row = (number: number) => {
    const found = rows[number % rows.length]
    if (!found) throw new Error('The catalogue is empty')
    return found
  }
  const { id: order, user_id: person } = await shop.db
    .selectFrom('orders')
    .select(['id', 'user_id'])
    .where('number', '=', 'SEED-7')
    .executeTakeFirstOrThrow()
  return {
    order,
    person: person ?? '',
    product: (number) => row(number).id,
    after: (sort, number) => {
      const { id, price_paise, average_rating, rating_count } = row(number)
      const keys = { newest: [id], popular: [4800, id], priceAsc: [price_paise, id], priceDesc: [price_paise, id] }
      return encodeCursor([sort, ...(sort === 'rating' ? [average_rating, rating_count, id] : keys[sort])])
    },
  }
}

async function callsOf(asked: Asked) {
  const people = {
    shopper: await aShopper(shop),
    seller: await aShopper(shop, { role: 'seller', approved: true }),
    admin: await aShopper(shop, { role: 'superadmin' }),
  }
  return CASES.filter(({ name }) => !MAY_READ_ALL.some((start) => name.startsWith(start))).flatMap(
    ({ name, variants }) =>
      variants(asked).map((variant) => {
        const { who = 'visitor', paths } = typeof variant === 'string' ? { paths: [variant] } : variant
        const asVisitor = async (path: string) => (await shop.app.inject(path)).statusCode
        const get = who === 'visitor' ? asVisitor : async (path: string) => (await people[who].get(path)).status
        return { name, get, paths }
      }),
  )
}

/** Few rows, so what a large shop would do is asked for: where a sequential scan is left, no index can answer. */
async function wholeReadsOf(statements: Statement[]): Promise<string[]> {
  const client: PoolClient = await shop.database.pool.connect()
  try {
    await client.query('set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off')
    const found: string[] = []
    for (const statement of statements.filter(isRead)) {
      const { rows } = await client.query(`explain (format json) ${statement.text}`, statement.values)
      const reads = wholeReads(rows[0]['QUERY PLAN'][0].Plan)
      found.push(...reads.map((read) => `${read} for ${statement.text.replaceAll(/\s+/g, ' ').slice(0, 300)}`))
    }
    return found
  } finally {
    await client.query('reset enable_seqscan; reset enable_hashjoin; reset enable_mergejoin')
    client.release()
  }
}
