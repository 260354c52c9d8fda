import { issueInvoice } from '#contract/orders/issued-invoice.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import { moneyMode, type PaymentProvider } from '#contract/payments/money-mode.ts'
import { invoiceInserts } from '#server/orders/invoices.store.ts'
import { lineRows } from '#server/orders/orders.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { writeTogether } from '#server/platform/db/write-together.ts'
import { fixedId } from '#server/platform/ids.ts'

type Line = { productId?: string; sellerId?: string; name?: string; price: number; quantity?: number }
type Wish = {
  at: Date
  status?: OrderStatus
  subtotal?: number
  total: number
  lines?: Line[]
  city?: string
  provider?: PaymentProvider
}

let made = 0

/** An order as it stands in the tables, whatever day it was ordered on: of live money, unless a test is about others. Amounts in rupees. */
export async function anOrderRow(db: Db, wish: Wish) {
  const { at, status = 'processing', total, subtotal = total, lines = [], city = 'Pune', provider = 'razorpay' } = wish
  made += 1
  const id = fixedId(`order ${made}`, at)
  const [number, paymentId] = [`LK-${made}`, `pay_${made}`]
  const amount = { subtotal_paise: subtotal * 100, tax_paise: 0, discount_paise: 0, total_paise: total * 100 }
  const paid = { amount_paise: total * 100, provider, user_id: null, checkout_id: null }
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
      money: moneyMode(provider),
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
  const sold = await Promise.all(
    lines.map(async (line) => ({ ...line, category: await categoryOf(db, line.productId) })),
  )
  const priced = sold.map(({ productId = null, sellerId = null, name = 'Gel Pen', price, quantity = 1, category }) => ({
    ...{ productId, sellerId, sellerName: null, name, imageId: null, category, weightGrams: null },
    ...{ price: price * 100, quantity },
  }))
  const rows = lineRows({ id, createdAt: at, lines: priced, subtotalPaise: subtotal * 100, totalPaise: total * 100 })
  if (rows.length > 0) await db.insertInto('order_lines').values(rows).execute()
  const recipient = {
    name: 'Asha Verma',
    street: '12 MG Road',
    city,
    state: 'Maharashtra',
    postalCode: '411001',
    country: 'India',
  }
  const invoice = issueInvoice({ lines: priced, discount: 0, total: total * 100, taxPercent: 18, recipient })
  await writeTogether(db, invoiceInserts(db, [{ orderId: id, invoice, issuedAt: at }]))
  return { id, number }
}

async function categoryOf(db: Db, productId: string | undefined) {
  if (!productId) return null
  const product = await db.selectFrom('all_products').select('category').where('id', '=', productId).executeTakeFirst()
  return product?.category ?? null
}
