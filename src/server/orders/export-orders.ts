import type { exportOrdersCall } from '#contract/admin/orders-export.endpoints.ts'
import { toPaise, toRupees } from '#contract/catalog/money.ts'
import type { GstTax } from '#contract/orders/gst-taxes.ts'
import { type IssuedInvoice, taxOf } from '#contract/orders/issued-invoice.ts'
import type { Order, OrderLine } from '#contract/orders/order.ts'
import { STATUS_TEXT } from '#contract/orders/order-status.ts'
import { isTest } from '#contract/payments/money-mode.ts'
import { BYTE_ORDER_MARK, csvLine } from '#contract/platform/csv-cells.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { clockInIndia, dateInIndia } from '#contract/platform/india-days.ts'
import { DELIVERY_STAGES } from '#contract/shipping/delivery-stages.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { invoicesOf } from './issued-invoices.ts'
import { staffOrderRows } from './staff-orders.store.ts'
import { seenBy, whoseOrders } from './staff-orders.ts'

const ORDERS_A_PART = 200

type Cell = string | number | null
/** What belongs to the order as a whole stands in its first row only, so that a column can be added up. */
type Column = { title: string; of: (order: Order, line: OrderLine, invoice?: IssuedInvoice) => Cell; once?: true }

const LINE_COLUMNS: Column[] = [
  { title: 'Order', of: (order) => order.number },
  { title: 'Placed on', of: (order) => clockInIndia(new Date(order.createdAt)) },
  { title: 'Status', of: (order) => STATUS_TEXT[order.status] },
  { title: 'Delivery', of: (order) => DELIVERY_STAGES[order.deliveryStage].text },
  { title: 'Product', of: (_, line) => line.name },
  { title: 'Quantity', of: (_, line) => line.quantity },
  { title: 'Price (₹)', of: (_, line) => line.price },
  { title: 'Amount (₹)', of: (_, line) => toRupees(toPaise(line.price * line.quantity)) },
]

/** An amount of the tax invoice, to the paisa. */
const invoiced = (title: string, amount: (invoice: IssuedInvoice) => number): Column => ({
  title,
  of: (_order, _line, invoice) => (invoice ? toRupees(amount(invoice)) : null),
  once: true,
})
const named =
  (...names: GstTax['name'][]) =>
  (invoice: IssuedInvoice) =>
    taxOf({ taxes: invoice.taxes.filter(({ name }) => names.includes(name)) })

/** The columns of the invoice: subtotal less discount is taxable; with the taxes and the round-off it is the total. */
const INVOICE_COLUMNS: Column[] = [
  invoiced('Order subtotal (₹)', ({ value }) => value),
  invoiced('Discount (₹)', ({ discount }) => discount),
  invoiced('Taxable value (₹)', ({ taxable }) => taxable),
  invoiced('CGST (₹)', named('CGST')),
  invoiced('SGST or UTGST (₹)', named('SGST', 'UTGST')),
  invoiced('IGST (₹)', named('IGST')),
  invoiced('Tax (₹)', taxOf),
  invoiced('Round off (₹)', ({ roundOff }) => roundOff),
  invoiced('Order total (₹)', ({ total }) => total),
  { title: 'Place of supply', of: (_order, _line, invoice) => invoice?.placeOfSupply ?? null },
]

const ORDER_COLUMNS: Column[] = [
  { title: 'Sold by', of: (_, line) => line.soldBy ?? 'Likho' },
  ...INVOICE_COLUMNS,
  { title: 'Coupon', of: (order) => order.couponCode },
  { title: 'Payment', of: (order) => order.paymentStatus },
  { title: 'Payment ID', of: (order) => order.paymentId },
  { title: 'Invoice', of: (order) => order.invoiceNumber },
  { title: 'Customer', of: (order) => order.customer.name },
  { title: 'Email', of: (order) => order.customer.email },
  { title: 'Phone', of: (order) => order.customer.phone },
  { title: 'Address', of: (order) => order.address.street },
  { title: 'City', of: (order) => order.address.city },
  { title: 'State', of: (order) => order.address.state },
  { title: 'PIN code', of: (order) => order.address.postalCode },
  { title: 'Courier', of: (order) => order.parcel.courierName },
  { title: 'Tracking number', of: (order) => order.parcel.trackingNumber },
]

/** The real orders that the caller sees as a table, read and sent part by part. Sellers find their own lines, without the buyer. */
export async function exportOrders(
  ctx: Ctx,
  { ids }: ParsedInput<typeof exportOrdersCall>,
): Promise<AnswerOf<typeof exportOrdersCall>> {
  await recordSecurity(ctx.db, ctx, { event: 'orders-exported', of: signedIn(ctx).id })
  return { name: `likho-orders-${dateInIndia(ctx.now)}.csv`, chunks: orderLines(ctx, ids) }
}

async function* orderLines(ctx: Ctx, chosen: readonly string[] | undefined): AsyncGenerator<string> {
  const sellerId = whoseOrders(ctx)
  const columns = sellerId ? LINE_COLUMNS : [...LINE_COLUMNS, ...ORDER_COLUMNS]
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ title }) => title))
  for await (const ids of chosen ? [chosen] : idsInParts(ctx, sellerId)) {
    const orders = (await seenBy(ctx, ids)).filter((order) => !isTest(order))
    const invoices = sellerId ? undefined : await invoicesOf(ctx.db, orders)
    yield orders.flatMap((order) => linesOf(order, invoices?.get(order.id), columns)).join('')
  }
}

async function* idsInParts(ctx: Ctx, sellerId: string | undefined): AsyncGenerator<string[]> {
  let before: string | undefined
  do {
    const rows = await staffOrderRows(ctx.db, { sellerId, money: 'live' }, before ? [before] : undefined, ORDERS_A_PART)
    yield rows.map(({ id }) => id)
    before = rows.length < ORDERS_A_PART ? undefined : rows.at(-1)?.id
  } while (before)
}

const linesOf = (order: Order, invoice: IssuedInvoice | undefined, columns: readonly Column[]) =>
  order.lines.map((line, place) =>
    csvLine(columns.map(({ of, once }) => (once && place > 0 ? '' : of(order, line, invoice)))),
  )
