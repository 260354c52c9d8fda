import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftFromCart } from '#contract/orders/order-draft.ts'
import { toShippingOrder } from '#contract/orders/shipping-order.ts'
import { getKeyCall } from '#contract/payments/payments.endpoints.ts'
import { openPaymentCall, paymentCallbackCall, placeOrderCall } from '#contract/purchase/purchase.endpoints.ts'
import { anOrder } from '#tests/support/orders.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import { renderHook, settle } from '#tests/support/render-hook.ts'
import { standInShop } from '#tests/support/stand-in-shop.ts'
import { saveConfirmedAmount } from '#web/checkout/confirmed-amount.ts'
import { addToCart } from '#web/stores/cart.ts'
import { useRootStore } from '#web/stores/root-store.ts'
import { usePayment } from './use-payment.ts'

const pen = aProductCard()
const ADDRESS = '01930000-0000-7000-8000-0000000000a1'
const draft = draftFromCart([{ ...pen, quantity: 1 }], ADDRESS)
const prefill = { name: 'Asha', email: 'asha@example.in', contact: '9876543210' }
const result = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'sig' }

function openShop() {
  const shop = standInShop({
    key: getKeyCall,
    open: openPaymentCall,
    verify: paymentCallbackCall,
    place: placeOrderCall,
  })
  shop.key.mockResolvedValue({ key: 'none', provider: 'sandbox' })
  shop.open.mockResolvedValue({ order: { id: 'order_1', amount: 11210, currency: 'INR' } })
  shop.verify.mockResolvedValue({ data: { orderId: '1' } })
  return shop
}
let shop: ReturnType<typeof openShop>

beforeEach(async () => {
  shop = openShop()
  sessionStorage.clear()
  saveConfirmedAmount(draft, 112.1)
  await addToCart(pen, 1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const openPage = (Wrapper?: typeof StrictMode) => renderHook(() => usePayment(draft, prefill), 0, Wrapper)

async function begin() {
  vi.runAllTimers()
  await settle()
}

test('an effect that React tries out and undoes opens no second payment', async () => {
  const { latest } = await openPage(StrictMode)
  await begin()
  expect(shop.open).toHaveBeenCalledOnce()
  expect(latest().openDialog?.order.id).toBe('order_1')
})

test('a page that is left at once opens no payment', async () => {
  const { unmount } = await openPage()
  await unmount()
  await begin()
  expect(shop.key).not.toHaveBeenCalled()
})

test('what is paid leaves the cart also when the page is left before the order is there', async () => {
  const placed = Promise.withResolvers<{ data: ReturnType<typeof toShippingOrder> }>()
  shop.place.mockReturnValue(placed.promise)
  const { latest, unmount } = await openPage()
  await begin()
  latest().openDialog?.onEnd({ outcome: 'paid', result })
  await settle()
  expect(shop.place).toHaveBeenCalledOnce()
  await unmount()
  expect(useRootStore.getState().cart.cartItems).toHaveLength(1)
  placed.resolve({ data: toShippingOrder(anOrder()) })
  await settle()
  expect(useRootStore.getState().cart.cartItems).toEqual([])
  expect(sessionStorage.getItem('payment'), 'nothing is left to be finished').toBeNull()
})

test('a retry after a dismissed dialog asks about the first payment before it opens another', async () => {
  const { latest } = await openPage()
  await begin()
  latest().openDialog?.onEnd({ outcome: 'dismissed' })
  await settle()
  expect(latest()).toMatchObject({ openDialog: undefined, problem: { remedy: 'retry' } })
  shop.place.mockResolvedValue({ data: toShippingOrder(anOrder()) })
  latest().retry()
  await settle()
  expect(shop.open).toHaveBeenCalledOnce()
  expect(latest().placed?.id).toBe(anOrder().id)
})
