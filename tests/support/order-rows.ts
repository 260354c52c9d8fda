import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fixedId } from '#server/platform/ids.ts'

type Line = { productId?: string; sellerId?: string; name?: string; price: number; quantity?: number }
type Wish = { at: Date; status?: OrderStatus; subtotal?: number; total: number; lines?: Line[]; city?: string }

let made = 0

/** An order as it stands in the tables: whatever day it was ordered on. Amounts in rupees. */
export async function anOrderRow(db: Db, wish: Wish) {
  const { at, status = 'processing', total, subtotal = total, lines = [], city = 'Pune' } = wish
  made += 1
  const id = fixedId(`order ${made}`, at)
  const [number, paymentId] = [`LK-${made}`, `pay_${made}`]
  const amount = { subtotal_paise: subtotal * 100, tax_paise: 0, discount_paise: 0, total_paise: total * 100 }
  const paid = { amount_paise: total * 100, provider: 'sandbox' as const, user_id: null, checkout_id: null }
  await db
    .insertInto('payment_orders')
    .values({ id: paymentId, ...paid, created_at: at })
    .execute()
  await db
    .insertInto('payments')
    .values({
      id: paymentId,
      payment_order_id: paymentId,
      amount_paise: total * 100,
      currency: 'INR',
      status: 'ordered',
      received_at: at,
    })
    .execute()
  await db
    .insertInto('orders')
    .values({
      id,
      number,
      invoice_number: `INV-${made}`,
      user_id: null,
      checkout_id: null,
      payment_id: paymentId,
      source: 'cart',
      status,
      customer: JSON.stringify({ fullName: 'Asha Verma', email: 'asha@example.in' }),
      address: JSON.stringify({
        firstName: 'Asha',
        lastName: 'Verma',
        streetAddress: '12 MG Road',
        city,
        state: 'Maharashtra',
        postalCode: '411001',
        country: 'India',
        phoneNumber: '9876543210',
      }),
      coupon_code: null,
      dispatch_days: 2,
      return_days: 7,
      tax_percent: 18,
      ...amount,
      created_at: at,
    })
    .execute()
  for (const [place, { productId = null, sellerId = null, name = 'Gel Pen', price, quantity = 1 }] of lines.entries()) {
    const line = {
      order_id: id,
      place,
      product_id: productId,
      seller_id: sellerId,
      seller_name: null,
      name,
      image_id: null,
      category: null,
      weight_g: null,
    }
    await db
      .insertInto('order_lines')
      .values({ ...line, price_paise: price * 100, quantity })
      .execute()
  }
  return { id, number }
}
