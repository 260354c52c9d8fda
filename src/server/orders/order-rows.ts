import { type Selectable, sql } from 'kysely'
import { type Paise, toRupees } from '#contract/catalog/money.ts'
import type { Order } from '#contract/orders/order.ts'
import { keptTexts } from '#contract/orders/order-draft.ts'
import type { OrderEvent } from '#contract/orders/order-events.ts'
import { paymentText, type RefundStatus, refundOf } from '#contract/orders/order-refund.ts'
import { mayBecome } from '#contract/orders/order-states.ts'
import { mayReturn } from '#contract/orders/returns.ts'
import { fromColumns, toLineColumns, toRow } from '#server/checkout/purchase-record.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { OrdersTable } from './order.table.ts'
import type { NewOrder } from './orders.store.ts'

type Line = {
  product_id: string | null
  name: string
  quantity: number
  price_paise: Paise
  seller_name: string | null
  image: { id: string; width: number; height: number } | null
}
type Refund = { status: RefundStatus; paise: Paise }

/** Orders with all that is shown of them, in one query: lines and events come as lists. For a seller only their lines. */
export const wholeOrders = (db: Db, sellerId?: string) =>
  db
    .selectFrom('orders')
    .leftJoin('shipments', 'shipments.order_id', 'orders.id')
    .selectAll('orders')
    .select(['shipments.awb', 'shipments.courier_name', 'shipments.track_url'])
    .select(
      sql<Line[]>`(
        select json_agg(json_build_object(
          'product_id', line.product_id, 'name', line.name, 'quantity', line.quantity, 'price_paise', line.price_paise,
          'seller_name', coalesce(line.seller_name, (select full_name from users where users.id = line.seller_id)),
          'image', case when images.id is null then null
            else json_build_object('id', images.id, 'width', images.width, 'height', images.height) end
        ) order by line.place)
        from order_lines as line left join images on images.id = line.image_id
        where line.order_id = orders.id and ${sellerId ? sql`line.seller_id = ${sellerId}` : sql`true`}
      )`.as('lines'),
    )
    .select(
      sql<OrderEvent[]>`(
        select coalesce(json_agg(json_build_object('at', event.at, 'kind', event.kind, 'data', event.data) order by event.at, event.id), '[]')
        from order_events as event where event.order_id = orders.id
      )`.as('events'),
    )
    .select(
      sql<Refund[]>`(
        select coalesce(json_agg(json_build_object('status', refund.status, 'paise', refund.amount_paise)), '[]')
        from refunds as refund where refund.payment_id = orders.payment_id
      )`.as('refunds'),
    )

type Row = Omit<Selectable<OrdersTable>, 'pin' | 'astray'> & {
  awb: string | null
  courier_name: string | null
  track_url: string | null
  lines: Line[]
  events: OrderEvent[]
  refunds: Refund[]
}

type BuyerColumns = Pick<Row, 'customer' | 'address'>

export function toOrder(row: Row): Order {
  const { status } = row
  const refund = refundOf(row.refunds)
  const total = toRupees(row.total_paise)
  return {
    id: row.id,
    number: row.number,
    createdAt: row.created_at.toISOString(),
    status,
    deliveryStage: row.delivery_stage,
    deliverBy: row.deliver_by,
    dispatchDays: row.dispatch_days,
    returnDays: row.return_days,
    ...shownBuyer(row),
    parcel: { courierName: row.courier_name, trackingNumber: row.awb, trackingUrl: row.track_url },
    lines: row.lines.map(({ product_id: productId, name, quantity, price_paise, image, seller_name: soldBy }) => ({
      productId,
      name,
      quantity,
      price: toRupees(price_paise),
      image,
      soldBy,
    })),
    subtotal: toRupees(row.subtotal_paise),
    tax: toRupees(row.tax_paise),
    taxPercent: row.tax_percent,
    discount: toRupees(row.discount_paise),
    total,
    ...keptTexts(fromColumns(row)),
    paymentId: row.payment_id,
    // All that was paid may be less than the total, where an offer of the provider took something off.
    paymentStatus: paymentText(refund, row.refunded_paise >= row.total_paise && refund ? refund.done : total),
    refund,
    invoiceNumber: row.invoice_number,
    money: row.money,
    allowCancel: mayBecome(status, 'cancelled') && row.cancel_requested_at === null,
    allowReturn: status === 'delivered' && mayReturn(row.delivered_at, row.return_days, new Date()),
    events: row.events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
  }
}

/** What tells an order from others, as columns. */
export const toKeys = (order: NewOrder) => ({
  id: order.id,
  number: order.number,
  invoice_number: order.invoiceNumber,
  money: order.money,
  checkout_id: order.checkoutId,
  payment_id: order.paymentId,
  created_at: order.createdAt,
})

/** An order as it is when it is placed, told without reading it; pictures, which are rows of their own, are left out. */
export const justPlaced = (order: NewOrder): Order =>
  toOrder({
    ...toRow(order),
    ...toKeys(order),
    status: 'processing',
    delivery_stage: 'pending',
    buyer_left: false,
    delivered_at: null,
    cancel_requested_at: null,
    restocked_at: null,
    refunded_paise: 0,
    ...{ awb: null, courier_name: null, track_url: null },
    lines: order.lines.map((line, place) => ({ ...toLineColumns(line, place), image: null })),
    events: [],
    refunds: [],
  })

/** Who bought and where it goes, as people read it. */
export const shownBuyer = ({ customer, address }: BuyerColumns): Pick<Order, 'customer' | 'address'> => ({
  customer: {
    name: [address.firstName, address.lastName].filter(Boolean).join(' ') || customer.fullName,
    email: customer.email,
    phone: address.phoneNumber,
  },
  address: {
    street: [address.streetAddress, address.landmark].filter(Boolean).join(', '),
    city: address.city,
    state: address.state,
    postalCode: address.postalCode,
    country: address.country,
  },
})
