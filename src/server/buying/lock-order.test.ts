import { expect, test } from 'vitest'
import { lockUser } from '#server/accounts/manage-users.store.ts'
import { readConfig } from '#server/config.ts'
import { openProviders } from '#server/gateways/open-providers.ts'
import { nextNumber } from '#server/orders/next-number.ts'
import { lockOrder } from '#server/orders/orders.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { removeAccount } from '#server/privacy/remove-account.ts'
import { buy, openDraft, payInSandbox } from '#tests/support/buying.ts'
import { whileHeld } from '#tests/support/held-locks.ts'
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
    const both = await whileHeld(shop.db, drawNumber, settle, () => deleteByStaff(asha))
    expect(both).toMatchObject([{ value: { kind: 'ordered' } }, { status: 'fulfilled' }])
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
  const both = await whileHeld(
    shop.db,
    (tx) => lockOrder(tx, orderId),
    () => deleteAccount(asha),
    settle,
  )
  expect(both).toMatchObject([{ status: 'fulfilled' }, { value: { kind: 'refunding' } }])
})

test('one after the other works on any database', async () => {
  const pen = await putOnSale(shop.db, { price: 100 })
  const asha = await aShopper(shop)
  const settle = await aPaidDraft(asha, pen.id)
  await deleteAccount(asha)
  expect(await settle()).toEqual({ kind: 'refunding', reason: 'buyer gone' })
})
