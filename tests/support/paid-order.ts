import { moneyMode } from '#contract/payments/money-mode.ts'
import type { Courier } from '#contract/shipping/couriers.ts'
import { createOrder } from '#server/buying/create-order.ts'
import type { Destination } from '#server/checkout/buyer.ts'
import { insertCheckout } from '#server/checkout/checkouts.store.ts'
import type { Purchase } from '#server/checkout/purchase-record.ts'
import { insertPaymentOrder, paymentInsert } from '#server/payments/payments.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'

const ADDRESS: Destination = {
  firstName: 'Asha',
  lastName: 'Verma',
  streetAddress: '12 MG Road',
  landmark: 'Near the clock tower',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
  postalCode: '560001',
  phoneNumber: '9876543210',
  alternateNumber: '',
  addressType: 'HOME',
  additionalInfo: '',
}

type Wish = { address?: Partial<Destination>; coupon?: string; orderedAt?: Date }

/** An order that was paid for, with live money unless the sandbox carries it, as the finisher writes it: two pens of ₹40.50 and a book of ₹100, whose weight is known. */
export async function aPaidOrder(db: Db, courier: Courier, { address, coupon, orderedAt = new Date() }: Wish = {}) {
  const provider = courier === 'sandbox' ? 'sandbox' : 'razorpay'
  const [paymentOrderId, paymentId] = [`order_${newId()}`, `pay_${newId()}`]
  const totalPaise = coupon ? 193_50 : 215_00
  const line = { productId: null, imageId: null, category: null, sellerId: null, sellerName: null }
  const purchase: Purchase = {
    userId: null,
    source: 'cart',
    customer: { fullName: 'Asha Verma', email: 'asha@example.in' },
    address: { ...ADDRESS, ...address },
    couponCode: coupon ?? null,
    deliverBy: null,
    dispatchDays: 2,
    returnDays: 7,
    taxPercent: 18,
    subtotalPaise: 181_00,
    taxPaise: 33_00,
    discountPaise: coupon ? 21_50 : 0,
    totalPaise,
    lines: [
      { ...line, name: 'Gel Pen', weightGrams: null, price: 40_50, quantity: 2 },
      { ...line, name: 'Notebook', weightGrams: '310.50', price: 100_00, quantity: 1 },
    ],
  }
  const id = await db.transaction().execute(async (tx) => {
    const checkoutId = newId()
    const dates = { expiresAt: orderedAt, heldSince: orderedAt, createdAt: orderedAt }
    const keys = { fingerprint: checkoutId, requestKey: checkoutId }
    await insertCheckout(tx, {
      ...purchase,
      ...keys,
      ...dates,
      id: checkoutId,
      status: 'paid',
      pendingProviderCalls: 0,
    })
    const asked = { userId: null, checkoutId, amountPaise: totalPaise, createdAt: orderedAt }
    await insertPaymentOrder(tx, { ...asked, id: paymentOrderId, provider, keyId: provider })
    const payment = paymentInsert(tx, {
      id: paymentId,
      paymentOrderId,
      amountPaise: totalPaise,
      feePaise: 0,
      offerPaise: 0,
      currency: 'INR',
      status: 'ordered',
      receivedAt: orderedAt,
    })
    return createOrder(
      tx,
      { ...purchase, checkoutId, paymentId, money: moneyMode(provider), courier, language: 'en', now: orderedAt },
      payment,
    )
  })
  const { number } = await db.selectFrom('orders').select('number').where('id', '=', id).executeTakeFirstOrThrow()
  return { id, number }
}
