import type { Order } from '#contract/orders/order.ts'
import { momentText } from '#web/kit/india-time.ts'

/** What happened so far, oldest first; where the order is now stands out. */
export function OrderTimeline({ events }: Pick<Order, 'events'>) {
  const last = events.length - 1
  return (
    <ol aria-label="What happened so far">
      {events.map(({ at, text, place }, step) => (
        <li
          key={`${at} ${text}`}
          aria-current={step === last ? 'step' : undefined}
          className="group relative grid grid-cols-[1.25rem_1fr] gap-3 pb-4 last:pb-0"
        >
          <span
            aria-hidden
            className="absolute top-3 bottom-[-0.375rem] left-[calc(0.625rem-1px)] w-0.5 bg-line group-last:hidden"
          />
          <span
            aria-hidden
            className="relative mt-1.5 size-3 justify-self-center rounded-full border-2 border-edge bg-sheet group-aria-[current]:border-brand group-aria-[current]:bg-brand"
          />
          <p>
            <span className="block group-aria-[current]:font-semibold">{text}</span>
            <span className="block text-ink-soft text-small">
              <time dateTime={at}>{momentText(at)}</time>
              {place && ` · ${place}`}
            </span>
          </p>
        </li>
      ))}
    </ol>
  )
}
