import { formatRupees, toRupees } from '#contract/catalog/money.ts'
import { isTest } from '#contract/payments/money-mode.ts'
import { greeting } from '#server/gateways/mail/greeting.ts'
import type { MailContent } from '#server/gateways/mail/mail.ts'
import type { Block } from '#server/gateways/mail/mail-blocks.ts'
import type { Row } from '#server/gateways/mail/mail-rows.ts'
import { renderMail } from '#server/gateways/mail/render-mail.ts'
import { shopLink } from '#server/gateways/mail/shop-links.ts'
import type { NoticedOrder, Told } from './notices.store.ts'

const ORDERS_PATH = '/admin/orders'
/** A longer mail is cut off by mail programs. */
const MOST_LISTED = 50

/** Of one new order. A seller reads of their own lines only, and nobody of how to reach the buyer. */
export function newOrderMail(reader: Told, order: NoticedOrder): MailContent {
  return renderMail({
    subject: `${kindOf(order)} ${order.number}: ${amount(reader, order)}`,
    heading: `${kindOf(order)} ${order.number}`,
    greeting: greeting(reader.fullName),
    blocks: [
      ...(isTest(order) ? ['This is a test order: no real money was paid, and nothing will be sent.'] : []),
      reader.isOwner ? `It’s paid and goes to ${placeOf(order)}.` : 'It’s paid. These are your items in it:',
      { rows: rowsOf(reader, order) },
      { link: 'Open the order', to: shopLink(`${ORDERS_PATH}/${order.id}`) },
    ],
  })
}

/** Of all new orders since the last such mail. */
export function digestMail(reader: Told, orders: readonly NoticedOrder[]): MailContent {
  const title = orders.length === 1 ? '1 new order' : `${orders.length} new orders`
  const sum = orders.filter((order) => !isTest(order)).reduce((paise, order) => paise + paiseOf(reader, order), 0)
  const listed = orders.slice(-MOST_LISTED)
  const more = orders.length - listed.length
  const rows = listed.map((order) => ({
    label: order.number,
    note: summaryOf(reader, order),
    amount: amount(reader, order),
  }))
  const blocks: Block[] = [
    { rows: [...rows, { label: 'Total', amount: formatRupees(toRupees(sum)), sum: true }] },
    { link: 'Open the orders', to: shopLink(ORDERS_PATH) },
  ]
  return renderMail({
    subject: `${title} on Likho`,
    heading: title,
    greeting: greeting(reader.fullName),
    blocks: [
      ...(more > 0 ? [`These are the latest ${listed.length}. ${more} more are in your order list.`] : []),
      ...blocks,
    ],
  })
}

const kindOf = (order: NoticedOrder) => (isTest(order) ? 'TEST: new order' : 'New order')

const linesOf = (reader: Told, { lines }: NoticedOrder) =>
  reader.isOwner ? lines : lines.filter(({ seller_id }) => seller_id === reader.id)

/** What the buyer paid; for a seller what their lines come to, before tax and discount. */
function paiseOf(reader: Told, order: NoticedOrder): number {
  if (reader.isOwner) return order.total_paise
  return linesOf(reader, order).reduce((sum, { price_paise, quantity }) => sum + price_paise * quantity, 0)
}

const amount = (reader: Told, order: NoticedOrder) => formatRupees(toRupees(paiseOf(reader, order)))

const rowsOf = (reader: Told, order: NoticedOrder): Row[] => [
  ...linesOf(reader, order).map(({ name, quantity, price_paise }) => ({
    label: `${quantity} × ${name}`,
    amount: formatRupees(toRupees(price_paise * quantity)),
  })),
  { label: reader.isOwner ? 'Total paid' : 'Your items', amount: amount(reader, order), sum: true },
]

function summaryOf(reader: Told, order: NoticedOrder): string {
  const pieces = linesOf(reader, order).reduce((sum, { quantity }) => sum + quantity, 0)
  const items = pieces === 1 ? '1 item' : `${pieces} items`
  return [isTest(order) && 'Test, not counted', items, reader.isOwner && placeOf(order)].filter(Boolean).join(', ')
}

const placeOf = ({ city, state }: NoticedOrder) => [city, state].filter(Boolean).join(', ') || 'an unknown place'
