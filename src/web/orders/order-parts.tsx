import type { ReactNode } from 'react'
import { billRows, ROUNDING_NOTE } from '#contract/orders/bill-rows.ts'
import type { Order } from '#contract/orders/order.ts'
import { isTest } from '#contract/payments/money-mode.ts'
import { t } from '#contract/platform/t.ts'
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
    <OrderSection title={t('Order information')}>
      <Facts>
        <Fact name={t('Order number')}>{number}</Fact>
        <Fact name={t('Placed on')}>
          <time dateTime={createdAt}>{momentText(createdAt)}</time>
        </Fact>
        <Fact name={t('Status')}>
          <OrderStatusBadge status={status} />
        </Fact>
      </Facts>
      <OrderedProducts lines={lines} />
      <details className="print:hidden">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-brand underline underline-offset-4">
          {t('Details')}
        </summary>
        <div className="text-small">
          <Facts>
            <Fact name={t('Order ID')}>{id}</Fact>
            <Fact name={t('Payment ID')}>{paymentId}</Fact>
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
    <OrderSection title={t('Payment')}>
      <Facts>
        {[...charges, ...discounted].map(({ label, text }) => (
          <Fact key={label} name={label}>
            {text}
          </Fact>
        ))}
      </Facts>
      <div className="flex justify-between gap-4 border-line border-t pt-3 font-semibold text-lead">
        <span>{discounted.length > 0 ? t('Total paid') : t('Total')}</span>
        <Price amount={total} />
      </div>
      <p className="text-ink-soft text-fine">{t(ROUNDING_NOTE)}</p>
      <Facts>
        <Fact name={t('Payment method')}>{t('Prepaid')}</Fact>
        <Fact name={t('Payment status')}>{pendingUnless(paymentStatus)}</Fact>
        <Fact name={t('Refunded')}>{refund?.done ? <Price amount={refund.done} /> : null}</Fact>
        {children}
        <Fact name={t('Invoice')}>{isTest(order) ? null : invoiceNumber}</Fact>
      </Facts>
    </OrderSection>
  )
}

export const ShippingAddressPart = ({ order }: Props) => (
  <OrderSection title={t('Shipping address')}>
    <AddressOfOrder order={order} />
  </OrderSection>
)

/** Where it goes. */
export const AddressOfOrder = ({ order: { customer, address } }: Props) => (
  <address className="not-italic">
    <span className="block font-medium">{customer.name}</span>
    <span className="block">{address.street}</span>
    <span className="block">
      {address.city}, {t(address.state)} {address.postalCode}
    </span>
    <span className="block">{t(address.country)}</span>
  </address>
)

export function CustomerPart({ order: { customer } }: Props) {
  return (
    <OrderSection title={t('Customer information')}>
      <Facts>
        <Fact name={t('Name')}>{customer.name}</Fact>
        <Fact name={t('Email')}>{customer.email}</Fact>
        <Fact name={t('Phone')}>{customer.phone}</Fact>
      </Facts>
    </OrderSection>
  )
}
