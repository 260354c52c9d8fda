import type { ShippingOrder } from '#contract/orders/order.ts'
import { Price } from '#web/ui/price.tsx'
import { Fact, Facts, OrderSection } from './order-section.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { orderMoment, pendingUnless } from './order-words.ts'
import { OrderedProducts } from './ordered-products.tsx'

type Props = { order: ShippingOrder }

export function OrderInfo({ order }: Props) {
  const { id, channel_order_id, created_at, status, products } = order
  return (
    <OrderSection title="Order information">
      <Facts>
        <Fact name="Order number">{channel_order_id}</Fact>
        <Fact name="Order id">
          <span className="text-small">{id}</span>
        </Fact>
        <Fact name="Placed on">
          <time dateTime={created_at}>{orderMoment(created_at)}</time>
        </Fact>
        <Fact name="Status">
          <OrderStatusBadge status={status} />
        </Fact>
      </Facts>
      <OrderedProducts products={products} />
    </OrderSection>
  )
}

/** Every amount of it, as it was charged. */
export function PaymentPart({ order }: Props) {
  const { subtotal, tax, discount, coupon_code, total, payment_method, payment_status, payment_id } = order
  return (
    <OrderSection title="Payment">
      <Facts>
        <Fact name="Subtotal">
          <Price amount={subtotal} />
        </Fact>
        <Fact name="Tax (18%)">
          <Price amount={tax} />
        </Fact>
        <Fact name={`Discount${coupon_code ? ` (${coupon_code})` : ''}`}>
          {discount > 0 ? (
            <>
              −<Price amount={discount} />
            </>
          ) : null}
        </Fact>
        <Fact name="Delivery">Included</Fact>
      </Facts>
      <div className="flex justify-between gap-4 border-line border-t pt-3 font-semibold text-lead">
        <span>Total</span>
        <Price amount={total} />
      </div>
      <Facts>
        <Fact name="Payment method">{payment_method}</Fact>
        <Fact name="Payment status">{pendingUnless(payment_status)}</Fact>
        <Fact name="Payment id">
          <span className="text-small">{payment_id}</span>
        </Fact>
        <Fact name="Invoice">{order.invoice_number}</Fact>
      </Facts>
    </OrderSection>
  )
}

export function ShippingAddressPart({ order }: Props) {
  return (
    <OrderSection title="Shipping address">
      <address className="not-italic">
        <span className="block font-medium">{order.customer_name}</span>
        <span className="block">{order.customer_address}</span>
        <span className="block">
          {order.customer_city}, {order.customer_state} {order.customer_pincode}
        </span>
        <span className="block">{order.customer_country}</span>
      </address>
    </OrderSection>
  )
}

export function CustomerPart({ order }: Props) {
  return (
    <OrderSection title="Customer information">
      <Facts>
        <Fact name="Name">{order.customer_name}</Fact>
        <Fact name="Email">{order.customer_email}</Fact>
        <Fact name="Phone">{order.customer_phone}</Fact>
      </Facts>
    </OrderSection>
  )
}
