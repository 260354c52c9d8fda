import type { exportOrdersCall } from '#contract/admin/orders-export.endpoints.ts'
import type { ShippingOrder } from '#contract/orders/order.ts'
import { BYTE_ORDER_MARK, csvLine } from '#contract/platform/csv-cells.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { clockInIndia, dateInIndia } from '#contract/platform/india-days.ts'
import type { Ctx } from '#server/platform/context.ts'
import { staffOrderIds } from './staff-orders.store.ts'
import { seenBy, whoseOrders } from './staff-orders.ts'

const ORDERS_A_PART = 200

type Line = ShippingOrder['products'][number]
type Cell = string | number | null
/** What belongs to the order as a whole stands in its first row only, so that a column can be added up. */
type Column = { title: string; of: (order: ShippingOrder, line: Line) => Cell; once?: true }

const LINE_COLUMNS: Column[] = [
  { title: 'Order', of: (order) => order.channel_order_id },
  { title: 'Placed on', of: (order) => clockInIndia(new Date(order.created_at)) },
  { title: 'Status', of: (order) => order.status },
  { title: 'Delivery', of: (order) => order.delivery_status },
  { title: 'Product', of: (_, line) => line.name },
  { title: 'Quantity', of: (_, line) => line.quantity },
  { title: 'Price (₹)', of: (_, line) => line.selling_price },
  { title: 'Amount (₹)', of: (_, line) => Math.round(line.selling_price * line.quantity * 100) / 100 },
]

const ORDER_COLUMNS: Column[] = [
  { title: 'Order subtotal (₹)', of: (order) => order.subtotal, once: true },
  { title: 'Tax (₹)', of: (order) => order.tax, once: true },
  { title: 'Discount (₹)', of: (order) => order.discount, once: true },
  { title: 'Order total (₹)', of: (order) => order.total, once: true },
  { title: 'Coupon', of: (order) => order.coupon_code },
  { title: 'Payment', of: (order) => order.payment_status },
  { title: 'Payment id', of: (order) => order.payment_id },
  { title: 'Invoice', of: (order) => order.invoice_number },
  { title: 'Customer', of: (order) => order.customer_name },
  { title: 'E-mail', of: (order) => order.customer_email },
  { title: 'Phone', of: (order) => order.customer_phone },
  { title: 'Address', of: (order) => order.customer_address },
  { title: 'City', of: (order) => order.customer_city },
  { title: 'State', of: (order) => order.customer_state },
  { title: 'PIN code', of: (order) => order.customer_pincode },
  { title: 'Courier', of: (order) => order.last_mile_courier_name },
  { title: 'Tracking number', of: (order) => order.last_mile_awb },
]

/** The orders that the caller sees as a table, read and sent part by part. Sellers find their own lines, without the buyer. */
export async function exportOrders(ctx: Ctx): Promise<AnswerOf<typeof exportOrdersCall>> {
  return { name: `likho-orders-${dateInIndia(ctx.now)}.csv`, chunks: orderLines(ctx) }
}

async function* orderLines(ctx: Ctx): AsyncGenerator<string> {
  const sellerId = whoseOrders(ctx)
  const columns = sellerId ? LINE_COLUMNS : [...LINE_COLUMNS, ...ORDER_COLUMNS]
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ title }) => title))
  let before: string | undefined
  do {
    const ids = await staffOrderIds(ctx.db, { sellerId }, before, ORDERS_A_PART)
    const orders = await seenBy(ctx, ids)
    yield orders.flatMap((order) => linesOf(order, columns)).join('')
    before = ids.length < ORDERS_A_PART ? undefined : ids.at(-1)
  } while (before)
}

const linesOf = (order: ShippingOrder, columns: readonly Column[]) =>
  order.products.map((line, place) =>
    csvLine(columns.map(({ of, once }) => (once && place > 0 ? '' : of(order, line)))),
  )
