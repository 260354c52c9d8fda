import { formatRupees, toPaise, toRupees } from '#contract/catalog/money.ts'
import { billRows, ROUNDING_NOTE } from '#contract/orders/bill-rows.ts'
import type { Order } from '#contract/orders/order.ts'
import { t } from '#contract/platform/t.ts'
import type { Block } from '#server/gateways/mail/mail-blocks.ts'

/** Every line of an order, how its total comes about, and why it is in whole rupees. */
export function billOf(order: Order): Block[] {
  const lines = order.lines.map(({ name, quantity, price }) => ({
    label: `${quantity} × ${name}`,
    note: quantity > 1 ? t('{price} per item', { price: formatRupees(price) }) : undefined,
    amount: formatRupees(toRupees(toPaise(price) * quantity)),
  }))
  const { charges, discounted } = billRows(order)
  const rest = [...charges, ...discounted].map(({ label, text }) => ({ label, amount: text }))
  return [
    { rows: [...lines, ...rest, { label: t('Total paid'), amount: formatRupees(order.total), sum: true }] },
    t(ROUNDING_NOTE),
  ]
}

export const addressLines = ({ customer, address }: Order): Block => ({
  lines: [
    customer.name,
    address.street,
    `${address.city} ${address.postalCode}`,
    `${t(address.state)}, ${t(address.country)}`,
    customer.phone,
  ].filter(Boolean),
})

/** Who carries the parcel, as far as the courier has said so, and the courier's own page about it. */
export function parcelRows({ parcel }: Order): Block[] {
  const { courierName, trackingNumber, trackingUrl } = parcel
  const rows = [
    ...(courierName ? [{ label: t('Courier'), amount: courierName }] : []),
    ...(trackingNumber ? [{ label: t('Tracking number'), amount: trackingNumber }] : []),
  ]
  return [
    ...(rows.length > 0 ? [{ rows }] : []),
    ...(trackingUrl && /^https:\/\//.test(trackingUrl) ? [{ link: t('Track your parcel'), to: trackingUrl }] : []),
  ]
}
