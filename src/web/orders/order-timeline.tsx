import type { Order } from '#contract/orders/order.ts'
import { eventText } from '#contract/orders/order-events.ts'
import type { StepAhead } from '#contract/orders/steps-ahead.ts'
import { t } from '#contract/platform/t.ts'
import { dayInWords } from '#contract/shipping/delivery-day.ts'
import { momentText } from '#web/kit/india-time.ts'
import { rich } from '#web/kit/rich-text.ts'

type Props = Pick<Order, 'events'> & {
  /** What is still to come. */
  ahead?: readonly StepAhead[]
}

const STEP = 'group relative grid grid-cols-[1.25rem_1fr] gap-3 pb-4 last:pb-0'
const WAY = 'absolute top-3 bottom-[-0.375rem] left-[calc(0.625rem-1px)] w-0.5 bg-line group-last:hidden'
const SPOT = 'relative mt-1.5 size-3 justify-self-center rounded-full border-2 border-edge'
const DONE = 'bg-edge group-aria-[current]:border-brand group-aria-[current]:bg-brand'
const TO_COME = 'border-dashed bg-sheet'

/** The whole way, oldest first; where the order is now stands out, and what is still to come is paler. */
export function OrderTimeline({ events, ahead = [] }: Props) {
  const last = events.length - 1
  return (
    <ol aria-label={t('Order progress')}>
      {events.map(({ at, kind, data }, step) => (
        <li key={`${at} ${kind} ${data.words}`} aria-current={step === last ? 'step' : undefined} className={STEP}>
          <span aria-hidden className={WAY} />
          <span aria-hidden className={`${SPOT} ${DONE}`} />
          <p>
            <span className="block group-aria-[current]:font-semibold">{t(eventText({ kind, data }))}</span>
            <span className="block text-ink-soft text-small">
              <time dateTime={at}>{momentText(at)}</time>
              {data.place && ` · ${data.place}`}
            </span>
          </p>
        </li>
      ))}
      {ahead.map(({ text, by }) => (
        <li key={text} className={STEP}>
          <span aria-hidden className={WAY} />
          <span aria-hidden className={`${SPOT} ${TO_COME}`} />
          <p className="text-ink-soft">
            <span className="sr-only">{t('Still to come:')} </span>
            {t(text)}
            {by && (
              <span className="block text-small">
                {rich(
                  'by <time>{day}</time>',
                  { time: (day) => <time dateTime={by}>{day}</time> },
                  { day: dayInWords(by) },
                )}
              </span>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}
