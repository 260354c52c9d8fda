import { setTimeout } from 'node:timers/promises'
import { payableOf } from '#contract/checkout/totals.ts'
import { TAX_PERCENT } from '#contract/shop/shop-owner.ts'
import { CALLBACK, PAID } from '#tests/support/buying.ts'
import { at } from '../client.ts'
import { pick, type World } from '../world.ts'
import type { Person } from './person.ts'
import { announcePayment } from './webhooks.ts'

const [MOST_PIECES, MOST_TRIES] = [3, 4]
const TRY_AGAIN_MS = 400
/** Some banks only authorize, and the shop has to take the money; some refuse. */
const OUTCOMES = ['captured', 'captured', 'captured', 'captured', 'authorized', 'authorized', 'failed']

export type PaymentResult = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string }

/** From the cart to the order, by somebody who may leave at every step. */
export async function buy(world: World, person: Person): Promise<void> {
  const { client, token, random, addressId } = person
  const { id: productId } = pick(random, world.products)
  const quantity = 1 + random(MOST_PIECES)
  const items = [{ productId, quantity }]
  const couponCode = random(4) === 0 ? 'DISCOUNT10' : undefined
  const [seesPage, leavesBeforePaying, comesBack] = [random(2) === 0, random(6) === 0, random(4)]
  await client.post('/api/v2/cart/set', { items }, token)
  const product = await client.get(`/api/v1/product/getProduct/${productId}`)
  const price = Math.round(Number(at(product, 'data', 'price') ?? 0) * 100)
  if (seesPage) await client.get('/api/v2/serviceability?pin=560001')
  const amount = payableOf(price * quantity, couponCode, TAX_PERCENT).payable / 100
  const draft = { amount, source: 'cart', items, addressId, ...(couponCode && { couponCode }) }
  const opened = await client.post(PAID, draft, token)
  const paymentOrder = at(opened, 'order', 'id')
  if (!paymentOrder || leavesBeforePaying) return
  const paid = await pay(world, person, paymentOrder)
  if (!paid) return
  world.ledger.count('payments made')
  announcePayment(world, person, paid)
  // One in four closes the browser after paying.
  if (comesBack === 0) return
  await finish(world, person, paid, comesBack === 1 ? 2 : 1)
}

async function pay({ money, providers }: World, { client, token, random }: Person, paymentOrder: string) {
  const status = pick(random, OUTCOMES)
  if (money === 'razorpay') return providers.razorpay.pay(paymentOrder, { status })
  const outcome = status === 'failed' ? 'failure' : 'success'
  const answer = await client.post(`/api/sandbox/payments/${paymentOrder}/pay`, { outcome }, token)
  return answer.status === 200 ? (answer.body as PaymentResult) : undefined
}

/** Hands the result over, again while there is no answer, and then as often as somebody clicks. */
async function finish({ ledger }: World, person: Person, paid: PaymentResult, clicks: number): Promise<void> {
  const { client, token, orders } = person
  for (let tries = 0, answers = 0; tries < MOST_TRIES && answers < clicks; tries += 1) {
    const answer = await client.post(CALLBACK, paid, token)
    const orderId = at(answer, 'data', 'orderId')
    if (orderId) {
      ledger.tell({ what: 'order', id: orderId })
      if (!orders.includes(orderId)) orders.push(orderId)
    }
    if (answer.status > 0 && answer.status < 500) answers += 1
    else await setTimeout(TRY_AGAIN_MS)
  }
}
