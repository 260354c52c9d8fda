import type { Order } from '#contract/orders/order.ts'
import type { RefundState } from '#contract/orders/order-refund.ts'
import { REFUND_TEXT, type StaffRefund } from '#contract/orders/staff-refund.ts'
import { momentText } from '#web/kit/india-time.ts'
import { Fact, Facts, OrderSection } from '#web/orders/order-section.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Price } from '#web/ui/price.tsx'

const TONES: Record<RefundState, Tone> = { due: 'wait', requested: 'info', done: 'good', failed: 'bad' }

type Props = Pick<Order, 'lines'> & { refunds: readonly StaffRefund[] }

/** Each refund of the payment with what it is for, how far it is, and why it is no further. */
export function RefundsPart({ refunds, lines }: Props) {
  if (refunds.length === 0) return null
  return (
    <OrderSection title={refunds.length === 1 ? 'Refund' : 'Refunds'}>
      <ul className="grid gap-4 [&>li+li]:border-line [&>li+li]:border-t [&>li+li]:pt-4">
        {refunds.map((refund) => (
          <li key={refund.id} className="grid gap-2">
            <RefundFacts refund={refund} lines={lines} />
          </li>
        ))}
      </ul>
    </OrderSection>
  )
}

type FactsProps = Pick<Props, 'lines'> & { refund: StaffRefund }

function RefundFacts({ refund, lines }: FactsProps) {
  const { amount, state, why, note, failure, reference, since, restocked } = refund
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Price amount={amount} className="font-semibold text-lead" />
        <Badge tone={TONES[state]}>{REFUND_TEXT[state]}</Badge>
      </div>
      {failure && (
        <p
          className={`rounded-field px-3 py-2 ${state === 'failed' ? 'bg-bad-wash text-bad' : 'bg-wait-wash text-wait'}`}
        >
          {failure}
        </p>
      )}
      {refund.lines.length > 0 && (
        <ul className="grid gap-1">
          {refund.lines.map(({ place, quantity, amount: paid }) => (
            <li key={place} className="flex justify-between gap-4">
              <span>
                {quantity} × {lines[place]?.name}
              </span>
              <Price amount={paid} />
            </li>
          ))}
        </ul>
      )}
      <Facts>
        <Fact name="Reason">{why}</Fact>
        <Fact name="Note">{note}</Fact>
        <Fact name="Stock">{restocked ? 'Put back in stock' : null}</Fact>
        <Fact name="Since">
          <time dateTime={since}>{momentText(since)}</time>
        </Fact>
        <Fact name="Reference">{reference}</Fact>
      </Facts>
    </>
  )
}
