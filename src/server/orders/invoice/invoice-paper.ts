import { toPaise } from '#contract/catalog/money.ts'
import { type Invoice, invoiceOf } from '#contract/orders/invoice.ts'
import type { ShippingOrder } from '#contract/orders/order.ts'
import { STATUS_TEXT } from '#contract/orders/order-status.ts'
import { SHOP_OWNER } from '#contract/shop/shop-owner.ts'

export type Sold = { name: string; price: number; quantity: number }

/** All that stands on the paper. */
export type Paper = { order: ShippingOrder; invoice: Invoice<Sold>; date: string; isCancelled: boolean }

/** What people wrote themselves, in whichever script. */
export const wordsOfPeople = ({ order }: Paper): string =>
  [
    order.customer_name,
    order.customer_address,
    order.customer_city,
    order.customer_state,
    order.customer_country,
    ...order.products.map(({ name }) => name),
  ].join(' ')

const DAY = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

export function paperOf(order: ShippingOrder): Paper {
  const invoice = invoiceOf({
    lines: order.products.map(({ name, quantity, selling_price: price }) => ({
      name,
      quantity,
      price: toPaise(price),
    })),
    discount: toPaise(order.discount),
    total: toPaise(order.total),
    sellerState: SHOP_OWNER.state,
    deliveryState: order.customer_state,
  })
  return {
    order,
    invoice,
    date: DAY.format(new Date(order.created_at)),
    isCancelled: order.status === STATUS_TEXT.cancelled,
  }
}

const decimals = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 12345678 paise are 1,23,456.78: in columns, all with paise. */
export const inColumn = (paise: number) => decimals.format(paise / 100).replace('-', '−')
