import type { Destination } from '#server/checkout/buyer.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'
import { createOrder } from '#server/purchase/create-order.ts'

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

/** An order that was paid for, as the finisher writes it: two pens of ₹40.50 and a book of ₹100, whose weight is known. */
export async function aPaidOrder(db: Db, courier: string, { address, coupon, orderedAt = new Date() }: Wish = {}) {
  const [paymentOrderId, paymentId] = [`order_${newId()}`, `pay_${newId()}`]
  const total_paise = coupon ? 193_50 : 215_00
  const line = { productId: null, imageId: null, sellerId: null }
  const id = await db.transaction().execute(async (tx) => {
    const paid = { amount_paise: total_paise, provider: 'sandbox', user_id: null, checkout_id: null }
    await tx
      .insertInto('payment_orders')
      .values({ ...paid, id: paymentOrderId, created_at: orderedAt })
      .execute()
    const payment = { id: paymentId, payment_order_id: paymentOrderId, amount_paise: total_paise, currency: 'INR' }
    await tx
      .insertInto('payments')
      .values({ ...payment, status: 'ordered', received_at: orderedAt })
      .execute()
    return createOrder(tx, {
      checkoutId: null,
      paymentId,
      user_id: null,
      source: 'cart',
      customer: { fullName: 'Asha Verma', email: 'asha@example.in' },
      address: { ...ADDRESS, ...address },
      coupon_code: coupon ?? null,
      subtotal_paise: 181_00,
      tax_paise: 33_00,
      discount_paise: coupon ? 21_50 : 0,
      total_paise,
      lines: [
        { ...line, name: 'Gel Pen', weightGrams: null, sellerId: null, price: 40_50, quantity: 2 },
        { ...line, name: 'Notebook', weightGrams: '310.50', sellerId: null, price: 100_00, quantity: 1 },
      ],
      courier,
      now: orderedAt,
    })
  })
  const { number } = await db.selectFrom('orders').select('number').where('id', '=', id).executeTakeFirstOrThrow()
  return { id, number }
}
