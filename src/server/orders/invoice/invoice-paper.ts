import { toPaise } from '#contract/catalog/money.ts'
import { type Invoice, invoiceOf } from '#contract/orders/invoice.ts'
import type { Order } from '#contract/orders/order.ts'
import { SHOP_OWNER } from '#contract/shop/shop-owner.ts'

export type Sold = { name: string; price: number; quantity: number }

/** All that stands on the paper. */
export type Paper = { order: Order; invoice: Invoice<Sold>; date: string; isCancelled: boolean }

const DAY = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

export function paperOf(order: Order): Paper {
  const invoice = invoiceOf({
    lines: order.lines.map(({ name, quantity, price }) => ({ name, quantity, price: toPaise(price) })),
    discount: toPaise(order.discount),
    total: toPaise(order.total),
    sellerState: SHOP_OWNER.state,
    deliveryState: order.address.state,
  })
  return {
    order,
    invoice,
    date: DAY.format(new Date(order.createdAt)),
    isCancelled: order.status === 'cancelled',
  }
}

const decimals = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 12345678 paise are 1,23,456.78: in columns, all with paise. */
export const inColumn = (paise: number) => decimals.format(paise / 100).replace('-', '−')
