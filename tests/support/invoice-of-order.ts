import { toPaise } from '#contract/catalog/money.ts'
import { type IssuedInvoice, issueInvoice, recipientOf } from '#contract/orders/issued-invoice.ts'
import type { Order } from '#contract/orders/order.ts'

/** The invoice that the shop issues for an order. */
export const invoiceOfOrder = ({ lines, discount, total, taxPercent, ...order }: Order): IssuedInvoice =>
  issueInvoice({
    lines: lines.map(({ name, quantity, price }) => ({ name, quantity, price: toPaise(price) })),
    discount: toPaise(discount),
    total: toPaise(total),
    taxPercent,
    recipient: recipientOf(order),
  })
