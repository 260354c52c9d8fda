import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Action } from '#contract/activity/activity.endpoints.ts'
import { aCustomer, insertCustomers } from '#db/seed/builders/customer-builder.ts'
import { aProduct, insertProduct } from '#db/seed/builders/product-builder.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { listTrending } from './list-trending.ts'
import { recommendProducts } from './recommend-products.ts'
import { recordActivity } from './record-activity.ts'
import { trackActivities } from './track-activity.ts'

const opened = testDatabase()
const log = pino({ level: 'silent' })
const DAY_SECONDS = 24 * 60 * 60
const START = Date.UTC(2026, 10, 15)

const products = Array.from({ length: 8 }, (_, place) => aProduct({ name: `Pen ${place}`, place }))
const [first, second, third] = products as [Product, Product, Product]
type Product = ReturnType<typeof aProduct>

beforeEach(async () => {
  for (const product of products)
    await insertProduct(opened.database.db, product, { id: 'a'.repeat(32), width: 9, height: 9 })
})

/** A visitor at a moment, given in seconds after the start. */
const visitorAt = (id: string, seconds: number, actor?: Ctx['actor'], address = '127.0.0.1'): Ctx => ({
  db: opened.database.db,
  actor,
  visitor: { known: () => id, id: () => id },
  now: new Date(START + seconds * 1000),
  log,
  from: { address, agent: '' },
})

const buyer = () => ({ visitorId: randomUUID(), userId: undefined })
const someoneAt = (seconds: number) => visitorAt(randomUUID(), seconds)
const does = (ctx: Ctx, { id: productId }: Product, action: Exclude<Action, 'purchase'> = 'show') =>
  recordActivity(ctx, { action, productId })
/** Who has been here before, each from a network of their own. */
async function regularAt(seconds: number): Promise<Ctx> {
  const id = randomUUID()
  networks += 1
  const address = `10.${Math.floor(networks / 250)}.${networks % 250}.1`
  await does(visitorAt(id, seconds - 60, undefined, address), products[7] as Product)
  return visitorAt(id, seconds, undefined, address)
}
let networks = 0
const trending = async (limit = 3) => {
  const { data } = await listTrending(someoneAt(0), { limit })
  return data.map(({ name }) => name)
}
const popularityOfProduct = async ({ id }: Product) => {
  const row = opened.database.db.selectFrom('product_popularity').select('popularity').where('product_id', '=', id)
  return (await row.executeTakeFirst())?.popularity
}
const pairs = () =>
  opened.database.db.selectFrom('product_pairs').selectAll().orderBy('product_id').orderBy('other_id').execute()

test('[API-20] the same within half a minute counts once, other things and later ones count', async () => {
  const id = randomUUID()
  for (const seconds of [0, 1, 29, 31, 40]) await does(visitorAt(id, seconds), first)
  await does(visitorAt(id, 2), first, 'addToCart')
  await does(visitorAt(id, 2), second)
  await does(someoneAt(2), first)
  const kept = await opened.database.db
    .selectFrom('activities')
    .select(['product_id', 'action', 'at'])
    .orderBy('at')
    .execute()
  expect(kept.filter(({ product_id, action }) => product_id === first.id && action === 'show')).toHaveLength(3)
  expect(kept).toHaveLength(5)
})

test('pressed many times at once it counts once', async () => {
  const id = randomUUID()
  await Promise.all(Array.from({ length: 12 }, () => does(visitorAt(id, 0), first)))
  expect(await opened.database.db.selectFrom('activities').selectAll().execute()).toHaveLength(1)
})

test('[API-15] what was popular fades: three days later half as much is enough', async () => {
  for (let visitor = 0; visitor < 4; visitor += 1) await does(await regularAt(0), first)
  for (let visitor = 0; visitor < 3; visitor += 1) await does(await regularAt(3 * DAY_SECONDS), second)
  await does(await regularAt(3 * DAY_SECONDS), third)
  expect(await trending()).toEqual(['Pen 1', 'Pen 0', 'Pen 2'])
})

test('[API-15] a purchase outweighs looking', async () => {
  for (let visitor = 0; visitor < 7; visitor += 1) await does(await regularAt(0), first)
  const { db, now } = someoneAt(0)
  await db
    .transaction()
    .execute((tx) => trackActivities(tx, 'purchase', [{ ...buyer(), productId: second.id, at: now }]))
  expect(await trending(2)).toEqual(['Pen 1', 'Pen 0'])
})

test('[API-15] shoppers behind one carrier count, one by one; 300 posts of one address do not', async () => {
  for (let visitor = 0; visitor < 8; visitor += 1) await does(await regularAt(0), second)
  const from = async (address: string, seconds: number) => {
    const id = randomUUID()
    await does(visitorAt(id, seconds, undefined, address), products[7] as Product)
    await does(visitorAt(id, seconds, undefined, address), first)
  }
  for (let post = 0; post < 150; post += 1) await from('100.64.1.1', post)
  expect(await trending(1)).toEqual(['Pen 1'])
  for (let shopper = 2; shopper < 8; shopper += 1) await from(`100.64.1.${shopper}`, 200)
  expect(await trending(1)).toEqual(['Pen 0'])
})

test('[API-15] 300 posts of one network do not reach the first place, however many visitors they pretend to be', async () => {
  for (let visitor = 0; visitor < 8; visitor += 1) await does(await regularAt(0), second)
  for (let post = 0; post < 150; post += 1) {
    const id = randomUUID()
    const address = `2001:db8:1:${post.toString(16)}::1`
    await does(visitorAt(id, post, undefined, address), third)
    await does(visitorAt(id, post, undefined, address), first)
  }
  expect((await trending(2))[0]).toBe('Pen 1')
})

test('[API-15] one visitor counts once a day for each thing they do with a product', async () => {
  const asha = await regularAt(0)
  for (let minute = 0; minute < 20; minute += 1)
    await does({ ...asha, now: new Date(asha.now.getTime() + minute * 60_000) }, first)
  for (let visitor = 0; visitor < 2; visitor += 1) await does(await regularAt(0), second)
  expect(await trending(2)).toEqual(['Pen 1', 'Pen 0'])
})

test('[API-15] who does one thing and is gone counts for nothing; from the second on a visitor does', async () => {
  for (let visitor = 0; visitor < 3; visitor += 1) await does(someoneAt(0), first)
  expect(await popularityOfProduct(first)).toBeUndefined()
  const id = randomUUID()
  await does(visitorAt(id, 0), second)
  await does(visitorAt(id, 5), second, 'addToCart')
  expect(await trending(1)).toEqual(['Pen 1'])
})

test('what is bought counts as often as it is', async () => {
  const buy = (at: Date) =>
    opened.database.db
      .transaction()
      .execute((tx) => trackActivities(tx, 'purchase', [{ ...buyer(), productId: second.id, at }]))
  for (let order = 0; order < 7; order += 1) await buy(someoneAt(0).now)
  const seven = await popularityOfProduct(second)
  await buy(someoneAt(0).now)
  expect(await popularityOfProduct(second)).toBeCloseTo((seven ?? 0) + Math.log(8 / 7), 9)
})

test('popularity stays exact however far apart activities are', async () => {
  await does(await regularAt(0), first)
  const alone = (await popularityOfProduct(first)) ?? 0
  await does(await regularAt(0), first)
  expect(await popularityOfProduct(first)).toBeCloseTo(alone + Math.log(2), 9)
  const tenYears = 3650 * DAY_SECONDS
  await does(await regularAt(tenYears), first)
  await does(await regularAt(tenYears), second)
  expect(await popularityOfProduct(first)).toBe(await popularityOfProduct(second))
})

test('[API-20] nothing is lost when many visitors act on the same products at once, in any order', async () => {
  const visitors = Array.from({ length: 12 }, () => randomUUID())
  await Promise.all(
    visitors.map(async (id, at) => {
      const order = at % 2 === 0 ? products : products.toReversed()
      for (const [step, product] of order.slice(0, 4).entries()) await does(visitorAt(id, step), product)
    }),
  )
  const { count } = await opened.database.db
    .selectFrom('activities')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(48)
  const total = (await pairs()).reduce((sum, { weight }) => sum + weight, 0)
  // Each visitor's second, third and fourth product was paired with 1, 2 and 3 earlier ones, both ways.
  expect(total).toBe(12 * 2 * (1 + 2 + 3))
  const popularity = await popularityOfProduct(second)
  expect(popularity).toBeCloseTo((await popularityOfProduct(products[6] as Product)) ?? 0, 9)
})

test('a product is paired with the last five others of the week, both ways', async () => {
  const id = randomUUID()
  await does(visitorAt(id, -8 * DAY_SECONDS), products[7] as Product)
  for (const [step, product] of products.slice(0, 7).entries()) await does(visitorAt(id, step), product)
  const of = (await pairs()).filter(({ product_id }) => product_id === products[6]?.id)
  expect(of.map(({ other_id }) => other_id).sort()).toEqual(
    products
      .slice(1, 6)
      .map((product) => product.id)
      .sort(),
  )
  const back = (await pairs()).filter(({ other_id }) => other_id === products[6]?.id)
  expect(back).toHaveLength(5)
  expect((await pairs()).some(({ product_id }) => product_id === products[7]?.id)).toBe(false)
})

test('[HOME-07] an account is recommended to by what it did on another browser', async () => {
  const asha = aCustomer()
  await insertCustomers(opened.database.db, [asha])
  const actor = { id: asha.id, role: 'customer' } as const
  const other = randomUUID()
  await does(visitorAt(other, 0), first)
  await does(visitorAt(other, 1), third)
  await does(visitorAt(randomUUID(), 2, actor), first)
  const { data } = await recommendProducts(visitorAt(randomUUID(), 3, actor), { limit: 1 })
  expect(data.map(({ name }) => name)).toEqual(['Pen 2'])
})

test('a deleted product and a deleted account leave nothing that breaks', async () => {
  const asha = aCustomer()
  await insertCustomers(opened.database.db, [asha])
  const id = randomUUID()
  await does(visitorAt(id, 0, { id: asha.id, role: 'customer' }), second)
  await does(visitorAt(id, 1), first)
  await opened.database.db.deleteFrom('products').where('id', '=', second.id).execute()
  await opened.database.db.deleteFrom('users').where('id', '=', asha.id).execute()
  const { data } = await recommendProducts(visitorAt(id, 2), { limit: 24 })
  expect(data.map(({ name }) => name)).toEqual(['Pen 2', 'Pen 3', 'Pen 4', 'Pen 5', 'Pen 6', 'Pen 7'])
  await does(visitorAt(id, 3), third)
})

test('recording leaves the pages kept so far as they are', async () => {
  const onNotice = vi.fn()
  await opened.database.listen('catalogue', onNotice)
  await does(someoneAt(0), first)
  await opened.database.db.updateTable('products').set({ stock: 1 }).where('id', '=', first.id).execute()
  await vi.waitUntil(() => onNotice.mock.calls.length > 0)
  expect(onNotice).toHaveBeenCalledOnce()
})
