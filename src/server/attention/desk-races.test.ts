import { describe, expect, test } from 'vitest'
import { nextNumber } from '#server/orders/next-number.ts'
import { lockPayment } from '#server/payments/payments.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { FinalFailure } from '#server/platform/jobs/define-job.ts'
import { lockPaymentAndOrder } from '#server/refunds/lock-payment-and-order.ts'
import { queueRefund } from '#server/refunds/queue-refund.ts'
import { shipByHand } from '#server/shipping/queue-shipment.ts'
import { CALLBACK, ORDERS, PAID } from '#tests/support/buying.ts'
import { whileHeld } from '#tests/support/held-locks.ts'
import { actOn } from '#tests/support/order-acts.ts'
import { putOnSale } from '#tests/support/shoppers.ts'
import { onRealPostgres } from '#tests/support/test-database.ts'
import { DESK, deskShop } from '#tests/support/test-shop-desk.ts'

const desk = await deskShop()
const { shop, work, bought } = desk
const MINUTE = 60_000
const race = test.runIf(onRealPostgres)

/** ₹236 paid for nothing in particular, half an hour ago; an order of that amount would use it up. */
async function paidForNothing() {
  await bought()
  const pen = await putOnSale(shop.db, { price: 100 })
  const { body } = await desk.asha.post(PAID, { amount: 236 })
  const result = desk.razorpay.pay(body.order.id)
  await desk.asha.post(CALLBACK, result)
  await shop.db
    .updateTable('payments')
    .set({ received_at: new Date(Date.now() - 31 * MINUTE) })
    .execute()
  const items = [{ productId: pen.id, quantity: 2, Address_id: desk.asha.addressId }]
  const subject = result.razorpay_payment_id
  return {
    subject,
    place: () => desk.asha.post(`${ORDERS}/order`, { items }),
    refund: () => desk.admin.post(`${DESK}/refund`, { subject }),
  }
}
/** The number of an order is drawn when its payment has become it. */
const drawNumber = async (tx: Db) => {
  const { name } = await tx.selectFrom('number_series').select('name').executeTakeFirstOrThrow()
  await nextNumber(tx, name)
}
const statuses = (answers: readonly PromiseSettledResult<{ status: number }>[]) =>
  answers.map((one) => (one.status === 'fulfilled' ? one.value.status : one.reason))
const statusOf = async (id: string) =>
  (await shop.db.selectFrom('payments').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const refunds = () => shop.db.selectFrom('refunds').select(['payment_id', 'status']).execute()

race('a payment that becomes an order at this moment is not refunded', async () => {
  const { subject, place, refund } = await paidForNothing()
  expect(statuses(await whileHeld(shop.db, drawNumber, place, refund))).toEqual([200, 404])
  expect([await statusOf(subject), await refunds()]).toEqual(['ordered', []])
})

race('a payment that is given back at this moment becomes no order', async () => {
  const { subject, place } = await paidForNothing()
  const giveBack = async (tx: Db) => {
    await lockPaymentAndOrder(tx, subject)
    await queueRefund(tx, subject, 'by staff', new Date())
  }
  expect(statuses(await whileHeld(shop.db, giveBack, place))).toEqual([402])
  expect([await statusOf(subject), await refunds()]).toEqual(['refunding', [{ payment_id: subject, status: 'due' }]])
})

race('a refund made in the dashboard while its payment becomes an order is a refund of that order', async () => {
  const { subject, place } = await paidForNothing()
  const entity = desk.razorpay.refundInDashboard(subject, 236_00)
  const { body, headers } = desk.razorpay.event('refund.processed', subject, { refund: { entity } })
  const told = async () => {
    const answer = await shop.app.inject({ method: 'POST', url: '/api/webhooks/payments', payload: body, headers })
    return { status: answer.statusCode }
  }
  expect(statuses(await whileHeld(shop.db, drawNumber, place, told))).toEqual([200, 200])
  const order = () =>
    shop.db.selectFrom('orders').select(['status', 'refunded_paise']).where('payment_id', '=', subject).execute()
  expect(await order()).toMatchObject([{ refunded_paise: 236_00 }])
  await desk.later(2 * MINUTE)
  await work()
  expect(await order()).toEqual([{ status: 'cancelled', refunded_paise: 236_00 }])
})

describe('two people at the desk at once: the second is told that it is done', () => {
  const twice = async (hold: (tx: Db) => Promise<unknown>, act: () => Promise<{ status: number }>) =>
    statuses(await whileHeld(shop.db, hold, act, act))

  test.runIf(onRealPostgres).each(['retry', 'settle'] as const)('a failed refund: %s', async (action) => {
    const { id, paymentId } = await bought()
    desk.razorpay.suffer({ status: 400 })
    await actOn(desk.admin, id, 'status', { status: 'cancelled' })
    await work()
    const item = await desk.only()
    const hold = (tx: Db) => lockPayment(tx, paymentId)
    expect((await twice(hold, () => desk[action](item))).sort()).toEqual([200, 404])
    const done = action === 'retry' ? 'Refund retried' : 'Marked as resolved'
    expect((await desk.actionsOn(id)).filter((words) => words.startsWith(done))).toHaveLength(1)
  })

  race('a mail that could not be sent', async () => {
    await bought()
    desk.mailsFailWith(new FinalFailure('the address is none'))
    await work()
    const item = await desk.only()
    const hold = (tx: Db) => tx.selectFrom('jobs').select('id').where('id', '=', item.subject).forUpdate().execute()
    expect((await twice(hold, () => desk.retry(item))).sort()).toEqual([200, 404])
  })

  race('a refused parcel that was just sent by hand', async () => {
    const { id } = await bought()
    desk.courier.suffer('adhoc', { status: 422, body: { message: 'No', errors: { billing_city: ['no'] } } })
    await work()
    const item = await desk.only()
    const answers = await whileHeld(
      shop.db,
      (tx) => shipByHand(tx, id),
      () => desk.retry(item),
    )
    expect(statuses(answers)).toEqual([404])
  })

  race('an empty wallet, when the last order that waited was just sent by hand', async () => {
    const { id } = await bought()
    desk.courier.suffer('assign/awb', {
      status: 200,
      body: { message: 'Please recharge your wallet', status_code: 350 },
    })
    await work()
    const item = await desk.only()
    expect(item.kind).toBe('walletEmpty')
    const answers = await whileHeld(
      shop.db,
      (tx) => shipByHand(tx, id),
      () => desk.retry(item),
    )
    expect(statuses(answers)).toEqual([404])
  })
})
