import { ExternalLink } from 'lucide-react'
import type { Order } from '#contract/orders/order.ts'
import { Fact, Facts, OrderSection } from './order-section.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { nextWords, pendingUnless } from './order-words.ts'

/** Where the parcel is, who carries it and how to follow it. */
export function DeliverySection({ order }: { order: Order }) {
  const { deliveryStatus, parcel, events } = order
  const next = nextWords(order)
  return (
    <OrderSection title="Delivery">
      <Facts>
        <Fact name="Delivery status">{pendingUnless(deliveryStatus)}</Fact>
        <Fact name="Courier">{parcel.courierName}</Fact>
        <Fact name="Tracking number (AWB)">{parcel.trackingNumber}</Fact>
      </Facts>
      {next && <p className="text-ink-soft print:hidden">{next}</p>}
      {parcel.trackingUrl && (
        <p className="print:hidden">
          <a
            href={parcel.trackingUrl}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-2 font-medium text-brand underline underline-offset-4"
          >
            Track the parcel
            <ExternalLink aria-hidden className="size-4" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </p>
      )}
      {events.length > 0 && <OrderTimeline events={events} />}
    </OrderSection>
  )
}
