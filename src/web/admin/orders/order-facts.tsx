import type { ShippingOrder } from '#contract/orders/order.ts'
import { Fact, Facts, OrderSection } from '#web/orders/order-section.tsx'
import { OrderStatusBadge } from '#web/orders/order-status-badge.tsx'
import { OrderTimeline } from '#web/orders/order-timeline.tsx'
import { orderMoment, pendingUnless } from '#web/orders/order-words.ts'
import { OrderedProducts } from '#web/orders/ordered-products.tsx'
import { Price } from '#web/ui/price.tsx'

type Props = { order: ShippingOrder }

export function OrderHead({ order }: Props) {
  return (
    <header className="grid gap-1">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="font-semibold text-heading">Order {order.channel_order_id}</h1>
        <OrderStatusBadge status={order.status} />
      </div>
      <p className="text-ink-soft">
        Placed on <time dateTime={order.created_at}>{orderMoment(order.created_at)}</time>
      </p>
    </header>
  )
}

/** What was sold: the whole order, or what of it a seller sold. */
export function SalesPart({ order, isWhole }: Props & { isWhole: boolean }) {
  return (
    <OrderSection title={isWhole ? 'Products' : 'Your products in this order'}>
      <OrderedProducts products={order.products} />
      {!isWhole && (
        <div className="flex justify-between gap-4 font-semibold text-lead">
          <span>Your sales, without tax</span>
          <Price amount={order.subtotal} />
        </div>
      )}
    </OrderSection>
  )
}

/** Where the parcel is, and what happened to the order so far. */
export function ParcelPart({ order }: Props) {
  return (
    <OrderSection title="Delivery">
      <Facts>
        <Fact name="Delivery status">{pendingUnless(order.delivery_status)}</Fact>
        <Fact name="Going to">{[order.customer_city, order.customer_state].filter(Boolean).join(', ')}</Fact>
        <Fact name="Courier">{order.last_mile_courier_name}</Fact>
        <Fact name="Tracking number (AWB)">{order.last_mile_awb}</Fact>
      </Facts>
      {order.last_mile_awb_track_url && (
        <p>
          <a
            href={order.last_mile_awb_track_url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4"
          >
            Track the parcel<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
      <OrderTimeline events={order.events} />
    </OrderSection>
  )
}
