import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { CALLBACK, openDraft, payInSandbox } from '#tests/support/buying.ts'
import { aShopper, putOnSale, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

/** More than may wait before reads give way. */
const CROWD = 130

/** All connections are taken, and a crowd waits for one, until it is told to go on. */
async function crowd() {
  const { db, pool } = shop.database
  const over = Promise.withResolvers<void>()
  const takers = Array.from({ length: pool.options.max }, () => db.connection().execute(() => over.promise))
  const waiting = Array.from({ length: CROWD }, () => sql`select 1`.execute(db))
  await expect.poll(() => pool.waitingCount).toBe(CROWD)
  const goOn = async () => {
    over.resolve()
    await Promise.all([...takers, ...waiting])
  }
  onTestFinished(goOn)
  return goOn
}

test('in a full shop reads are refused, and whoever buys is served when a connection is free', async () => {
  const pen = await putOnSale(shop.db, { price: 100 })
  const items = [{ productId: pen.id, quantity: 1 }]
  const shopper = await aShopper(shop)
  const { body } = await openDraft(shopper, items, 118)
  const paid = await payInSandbox(shopper, body.order.id)
  const another = await aShopper(shop)

  const goOn = await crowd()
  const begun = openDraft(another, items, 118)
  const read = await shop.call('GET', '/api/v1/product/suggest?q=pen')
  const ended = shopper.post(CALLBACK, paid)
  await goOn()

  expect([read.status, read.body.code]).toEqual([503, requestFailures.overloaded.code])
  expect(Number(read.headers['retry-after'])).toBeGreaterThan(0)
  expect([(await begun).status, (await ended).status]).toEqual([200, 200])
})

test('a database that has no room for a payment is not said to be the payment service', async () => {
  const { db } = shop
  await sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'out of disk' using errcode = '53100'; end $$`.execute(db)
  await sql`create trigger no_room before insert on payment_orders for each row execute function no_room()`.execute(db)
  onTestFinished(async () => void (await sql`drop function no_room cascade`.execute(db)))
  const pen = await putOnSale(db, { price: 100 })
  const { status, headers, body } = await openDraft(await aShopper(shop), [{ productId: pen.id, quantity: 1 }], 118)
  expect([status, body.code]).toEqual([503, requestFailures.overloaded.code])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})
