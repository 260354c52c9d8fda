import type { ReactNode } from 'react'
import { billRows, ROUNDING_NOTE } from '#contract/orders/bill-rows.ts'
import type { Order } from '#contract/orders/order.ts'
import { momentText } from '#web/kit/india-time.ts'
import { Price } from '#web/ui/price.tsx'
import { Fact, Facts, OrderSection } from './order-section.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { pendingUnless } from './order-words.ts'
import { OrderedProducts } from './ordered-products.tsx'

type Props = { order: Order }

export function OrderInfo({ order }: Props) {
  const { id, number, createdAt, status, lines, paymentId } = order
  return (
    <OrderSection title="Order information">
      <Facts>
        <Fact name="Order number">{number}</Fact>
        <Fact name="Placed on">
          <time dateTime={createdAt}>{momentText(createdAt)}</time>
        </Fact>
        <Fact name="Status">
          <OrderStatusBadge status={status} />
        </Fact>
      </Facts>
      <OrderedProducts lines={lines} />
      <details className="print:hidden">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-brand underline underline-offset-4">
          Details
        </summary>
        <div className="text-small">
          <Facts>
            <Fact name="Order ID">{id}</Fact>
            <Fact name="Payment ID">{paymentId}</Fact>
          </Facts>
        </div>
      </details>
    </OrderSection>
  )
}

/** Every amount of it, as it was charged; the rows add up to the total. `children` are facts for the staff. */
export function PaymentPart({ order, children }: Props & { children?: ReactNode }) {
  const { total, paymentStatus, invoiceNumber, refund } = order
  const { charges, discounted } = billRows(order)
  return (
    <OrderSection title="Payment">
      <Facts>
        {[...charges, ...discounted].map(({ label, text }) => (
          <Fact key={label} name={label}>
            {text}
          </Fact>
        ))}
      </Facts>
      <div className="flex justify-between gap-4 border-line border-t pt-3 font-semibold text-lead">
        <span>{discounted.length > 0 ? 'Total paid' : 'Total'}</span>
        <Price amount={total} />
      </div>
      <p className="text-ink-soft text-fine">{ROUNDING_NOTE}</p>
      <Facts>
        <Fact name="Payment method">Prepaid</Fact>
        <Fact name="Payment status">{pendingUnless(paymentStatus)}</Fact>
        <Fact name="Refunded">{refund?.done ? <Price amount={refund.done} /> : null}</Fact>
        {children}
        <Fact name="Invoice">{invoiceNumber}</Fact>
      </Facts>
    </OrderSection>
  )
}

export const ShippingAddressPart = ({ order }: Props) => (
  <OrderSection title="Shipping address">
    <AddressOfOrder order={order} />
  </OrderSection>
)

/** Where it goes. */
export const AddressOfOrder = ({ order: { customer, address } }: Props) => (
  <address className="not-italic">
    <span className="block font-medium">{customer.name}</span>
    <span className="block">{address.street}</span>
    <span className="block">
      {address.city}, {address.state} {address.postalCode}
    </span>
    <span className="block">{address.country}</span>
  </address>
)

export function CustomerPart({ order: { customer } }: Props) {
  return (
    <OrderSection title="Customer information">
      <Facts>
        <Fact name="Name">{customer.name}</Fact>
        <Fact name="Email">{customer.email}</Fact>
        <Fact name="Phone">{customer.phone}</Fact>
      </Facts>
    </OrderSection>
  )
}
