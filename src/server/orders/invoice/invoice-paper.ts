import { type Paise, toRupees } from '#contract/catalog/money.ts'
import type { IssuedInvoice } from '#contract/orders/issued-invoice.ts'
import type { Order } from '#contract/orders/order.ts'
import { isTest } from '#contract/payments/money-mode.ts'

/** All that stands on the paper: the invoice as it was issued, with the numbers that its order got then. A copy of a cancelled order's is stamped. */
export type Paper = { order: Order; invoice: IssuedInvoice; date: string; isCancelled: boolean }

export const DAY = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

export const paperOf = (order: Order, invoice: IssuedInvoice): Paper => ({
  order,
  invoice,
  date: DAY.format(new Date(order.createdAt)),
  isCancelled: order.status === 'cancelled',
})

/** A paper about test money is no tax invoice, and must not be taken for one. */
export const titleOf = (order: Order) =>
  isTest(order) ? `Test bill ${order.number}` : `Tax invoice ${order.invoiceNumber}`

const decimals = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 12345678 paise are 1,23,456.78: in columns, all with paise. */
export const inColumn = (paise: Paise) => decimals.format(toRupees(paise)).replace('-', '−')
