import type { ReactNode } from 'react'
import type { Order } from '#contract/orders/order.ts'
import { dayInWords } from '#contract/shipping/delivery-day.ts'
import { momentText } from '#web/kit/india-time.ts'
import { Fact, Facts, OrderSection } from '#web/orders/order-section.tsx'
import { OrderStatusBadge } from '#web/orders/order-status-badge.tsx'
import { stageText } from '#web/orders/order-words.ts'
import { OrderedProducts } from '#web/orders/ordered-products.tsx'
import { TestBadge } from '#web/orders/test-badge.tsx'
import { Price } from '#web/ui/price.tsx'
import type { Pieces } from './sale-of.ts'

type Props = { order: Order }

export function OrderHead({ order, children }: Props & { children?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="font-semibold text-heading">Order {order.number}</h1>
          <OrderStatusBadge status={order.status} />
          <TestBadge money={order.money} />
        </div>
        <p className="text-ink-soft">
          Placed on <time dateTime={order.createdAt}>{momentText(order.createdAt)}</time>
        </p>
      </div>
      {children}
    </header>
  )
}

/** What was sold: the whole order, or what of it a seller sold. */
export function SalesPart({ order, isWhole, pieces = [] }: Props & { isWhole: boolean; pieces?: Pieces }) {
  return (
    <OrderSection title={isWhole ? 'Products' : 'Your products in this order'}>
      <OrderedProducts lines={order.lines} />
      <PaidBackPieces order={order} pieces={pieces} />
      {!isWhole && (
        <div className="flex justify-between gap-4 font-semibold text-lead">
          <span>Your sales, before tax</span>
          <Price amount={order.subtotal} />
        </div>
      )}
    </OrderSection>
  )
}

/** What of it is paid back: whoever packs it leaves that out. */
function PaidBackPieces({ order: { lines, status }, pieces }: Props & { pieces: Pieces }) {
  const back = lines.flatMap(({ name }, place) => {
    const { refunded = 0, restocked = 0 } = pieces[place] ?? {}
    const facts = [refunded && `${refunded} refunded`, restocked && `${restocked} back in stock`].filter(Boolean)
    return facts.length > 0 ? [{ name, text: facts.join(', ') }] : []
  })
  if (back.length === 0) return null
  return (
    <div className="rounded-field bg-wait-wash px-3 py-2 text-wait">
      {status === 'processing' && <p className="font-semibold">Don’t pack what is refunded:</p>}
      <ul>
        {back.map(({ name, text }) => (
          <li key={name}>
            {name}: <span className="font-semibold">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Where the parcel is; with `children`, what happened to the order so far. */
export function ParcelPart({
  order,
  isOwnDelivery,
  children,
}: Props & { isOwnDelivery?: boolean; children?: ReactNode }) {
  return (
    <OrderSection title="Delivery">
      <Facts>
        <Fact name="Delivery status">{stageText(order.deliveryStage)}</Fact>
        <Fact name="Deliver by">{order.deliverBy && dayInWords(order.deliverBy)}</Fact>
        <Fact name="Delivering to">{[order.address.city, order.address.state].filter(Boolean).join(', ')}</Fact>
        <Fact name="Courier">{order.parcel.courierName ?? (isOwnDelivery ? 'Your own delivery' : null)}</Fact>
        <Fact name="Tracking number (AWB)">{order.parcel.trackingNumber}</Fact>
      </Facts>
      {order.parcel.trackingUrl && (
        <p>
          <a
            href={order.parcel.trackingUrl}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4"
          >
            Track parcel<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
      {children}
    </OrderSection>
  )
}
