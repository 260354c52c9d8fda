import { ExternalLink } from 'lucide-react'
import type { Order } from '#contract/orders/order.ts'
import { STATUS_TEXT } from '#contract/orders/order-status.ts'
import { stepsAhead } from '#contract/orders/steps-ahead.ts'
import { t } from '#contract/platform/t.ts'
import { Fact, Facts, OrderSection } from './order-section.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { arrivalWords, nextWords, stageText } from './order-words.ts'
import { RefundNote } from './refund-note.tsx'

/** What comes next, first; then where the parcel is, who carries it and how to follow it. */
export function DeliverySection({ order }: { order: Order }) {
  const { deliveryStage, parcel, events, status, refund } = order
  const next = nextWords(order)
  return (
    <OrderSection title={t('Delivery')}>
      <div className="grid gap-2">
        <p className="text-balance font-semibold text-title">
          {arrivalWords(order, new Date()) ?? t(STATUS_TEXT[status])}
        </p>
        {next && <p className="text-ink-soft print:hidden">{next}</p>}
        <RefundNote refund={refund} />
        {parcel.trackingUrl && (
          <p className="print:hidden">
            <a
              href={parcel.trackingUrl}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center gap-2 font-medium text-brand underline underline-offset-4"
            >
              {t('Track parcel')}
              <ExternalLink aria-hidden className="size-4" />
              <span className="sr-only">{t('(opens in a new tab)')}</span>
            </a>
          </p>
        )}
      </div>
      <div className="border-line border-y py-4 print:hidden">
        <OrderTimeline events={events} ahead={stepsAhead(order)} />
      </div>
      <Facts>
        <Fact name={t('Delivery status')}>{stageText(deliveryStage)}</Fact>
        <Fact name={t('Courier')}>{parcel.courierName}</Fact>
        <Fact name={t('Tracking number (AWB)')}>{parcel.trackingNumber}</Fact>
      </Facts>
    </OrderSection>
  )
}
