import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { lockUser } from '#server/accounts/manage-users.store.ts'
import { readConfig } from '#server/config.ts'
import { openProviders } from '#server/gateways/open-providers.ts'
import { nextNumber } from '#server/orders/next-number.ts'
import { lockOrder } from '#server/orders/orders.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { removeAccount } from '#server/privacy/remove-account.ts'
import { buy, openDraft, payInSandbox } from '#tests/support/buying.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { onRealPostgres } from '#tests/support/test-database.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { settlePayment } from './settle-payment.ts'

const env = { SESSION_SECRET: SHOP_SECRET }
const shop = testShop({ env })

/** A draft of somebody that is paid and not settled yet: what settles it. */
async function aPaidDraft(asha: Shopper, productId: string) {
  const { body } = await openDraft(asha, [{ productId, quantity: 2 }], 236)
  const { razorpay_payment_id: id } = await payInSandbox(asha, body.order.id)
  const gateways = openProviders(readConfig(env), shop.db)
  const payment = await gateways.payments.findPayment(id)
  if (!payment) throw new Error('the sandbox lost a payment')
  return () => settlePayment({ db: shop.db, gateways, now: new Date(), log: shop.app.log }, payment)
}

/** As staff do it, who look at the account before. */
const deleteByStaff = (asha: Shopper) =>
  shop.db.transaction().execute(async (tx) => {
    await lockUser(tx, asha.id)
    await removeAccount(tx, asha)
  })
const deleteAccount = (asha: Shopper) => shop.db.transaction().execute((tx) => removeAccount(tx, asha))

/** Until so many of our statements wait for a lock of somebody else. */
const untilWaiting = (count: number) =>
  vi.waitFor(async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(shop.db)
    expect(rows[0]?.waiting).toBe(count)
  })

/** Holds something in a transaction of its own while others come, and lets go of it when they all wait. */
async function whileHeld<Answer>(hold: (tx: Db) => Promise<unknown>, others: () => Promise<Answer>): Promise<Answer> {
  const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = shop.db.transaction().execute(async (tx) => {
    await hold(tx)
    held.resolve()
    await letGo.promise
  })
  await held.promise
  const answer = others().finally(letGo.resolve)
  const outcome = await answer
  await holding
  return outcome
}

/** Both at once: the first gets as far as what is held, then the second comes; then what is held is let go. */
const bothWhileHeld = (
  hold: (tx: Db) => Promise<unknown>,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
) =>
  whileHeld(hold, async () => {
    const one = first()
    await untilWaiting(1)
    const other = second()
    await untilWaiting(2)
    return { both: Promise.allSettled([one, other]) }
  })

test.runIf(onRealPostgres)(
  'an account deleted while its payment is being settled: the order comes first, then it loses its buyer',
  async () => {
    const pen = await putOnSale(shop.db, { price: 100 })
    const asha = await aShopper(shop)
    await buy(asha, [{ productId: pen.id, quantity: 1 }], 118)
    const settle = await aPaidDraft(asha, pen.id)
    // The number of the order is drawn half-way through settling.
    const drawNumber = async (tx: Db) => {
      const { name } = await tx.selectFrom('number_series').select('name').executeTakeFirstOrThrow()
      await nextNumber(tx, name)
    }
    const { both } = await bothWhileHeld(drawNumber, settle, () => deleteByStaff(asha))
    expect(await both).toMatchObject([{ value: { kind: 'ordered' } }, { status: 'fulfilled' }])
    const orders = await shop.db.selectFrom('orders').select(['user_id', 'buyer_left']).execute()
    expect(orders).toEqual(orders.map(() => ({ user_id: null, buyer_left: true })))
    expect(orders).toHaveLength(2)
  },
)

test.runIf(onRealPostgres)('a payment settled while its account is being deleted goes back', async () => {
  const pen = await putOnSale(shop.db, { price: 100 })
  const asha = await aShopper(shop)
  const orderId = await buy(asha, [{ productId: pen.id, quantity: 1 }], 118)
  const settle = await aPaidDraft(asha, pen.id)
  // The orders of an account are the last that its deletion comes to.
  const { both } = await bothWhileHeld(
    (tx) => lockOrder(tx, orderId),
    () => deleteAccount(asha),
    settle,
  )
  expect(await both).toMatchObject([{ status: 'fulfilled' }, { value: { kind: 'refunding' } }])
})

test('one after the other works on any database', async () => {
  const pen = await putOnSale(shop.db, { price: 100 })
  const asha = await aShopper(shop)
  const settle = await aPaidDraft(asha, pen.id)
  await deleteAccount(asha)
  expect(await settle()).toEqual({ kind: 'refunding' })
})
