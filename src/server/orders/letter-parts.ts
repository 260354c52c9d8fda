import { formatRupees, toPaise, toRupees } from '#contract/catalog/money.ts'
import { billRows } from '#contract/orders/bill-rows.ts'
import type { ShippingOrder } from '#contract/orders/order.ts'
import type { Block } from '#server/gateways/mail/mail-blocks.ts'

/** Every line of an order and how its total comes about. */
export function billOf(order: ShippingOrder): Block {
  const lines = order.products.map(({ name, quantity, selling_price: price }) => ({
    label: `${quantity} × ${name}`,
    note: quantity > 1 ? `${formatRupees(price)} each` : undefined,
    amount: formatRupees(toRupees(toPaise(price) * quantity)),
  }))
  const rest = billRows(order).map(({ label, amount }) => ({ label, amount: signed(amount) }))
  return { rows: [...lines, ...rest, { label: 'Total paid', amount: formatRupees(order.total), sum: true }] }
}

const signed = (amount: number) => (amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount))

export const addressLines = (order: ShippingOrder): Block => ({
  lines: [
    order.customer_name,
    order.customer_address,
    `${order.customer_city} ${order.customer_pincode}`,
    `${order.customer_state}, ${order.customer_country}`,
    order.customer_phone,
  ].filter(Boolean),
})

/** Who carries the parcel, as far as the courier has said so, and the courier's own page about it. */
export function parcelRows(order: ShippingOrder): Block[] {
  const { last_mile_courier_name: courier, last_mile_awb: awb, last_mile_awb_track_url: page } = order
  const rows = [
    ...(courier ? [{ label: 'Courier', amount: courier }] : []),
    ...(awb ? [{ label: 'Tracking number', amount: awb }] : []),
  ]
  return [
    ...(rows.length > 0 ? [{ rows }] : []),
    ...(page && /^https:\/\//.test(page) ? [{ link: 'Follow your parcel', to: page }] : []),
  ]
}
