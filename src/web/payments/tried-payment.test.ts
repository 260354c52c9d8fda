import { beforeEach, expect, test, vi } from 'vitest'
import { draftFromCart, draftToAddress } from '#contract/orders/order-draft.ts'
import { brokenStorage, memoryStorage } from '#tests/support/memory-storage.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import { forgetTried, rememberTried, triedPayment } from './tried-payment.ts'

const draft = draftFromCart([{ ...aProductCard(), quantity: 2 }], 'home')
const tried = {
  paymentOrderId: 'order_1',
  result: { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'sig' },
}

beforeEach(() => vi.stubGlobal('window', { sessionStorage: memoryStorage() }))

test('a payment is remembered for its draft until it is forgotten', () => {
  rememberTried(draft, tried)
  expect(triedPayment(draft)).toEqual(tried)
  forgetTried()
  expect(triedPayment(draft)).toBeUndefined()
})

test.each([
  ['another address', draftToAddress(draft, 'work')],
  ['another quantity', draftFromCart([{ ...aProductCard(), quantity: 3 }], 'home')],
  ['a coupon', { ...draft, couponCode: 'DISCOUNT10' }],
])('with %s it is another order, which has not been paid', (_, other) => {
  rememberTried(draft, tried)
  expect(triedPayment(other)).toBeUndefined()
})

test('a proof that is not whole is left out, and storage that is forbidden breaks nothing', () => {
  rememberTried(draft, { paymentOrderId: 'order_1', result: { razorpay_order_id: 'order_1' } as never })
  expect(triedPayment(draft)).toEqual({ paymentOrderId: 'order_1' })
  vi.stubGlobal('window', { sessionStorage: brokenStorage() })
  rememberTried(draft, tried)
  expect(triedPayment(draft)).toBeUndefined()
})
