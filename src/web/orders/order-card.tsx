import { Link } from 'react-router'
import type { Order } from '#contract/orders/order.ts'
import { orderPath } from '#contract/orders/order-path.ts'
import { t } from '#contract/platform/t.ts'
import { dayText } from '#web/kit/india-time.ts'
import { rich } from '#web/kit/rich-text.ts'
import { Price } from '#web/ui/price.tsx'
import { OrderPicture } from './order-picture.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { arrivalWords, itemsText, nextWords, piecesOf } from './order-words.ts'
import { TestBadge } from './test-badge.tsx'

const PICTURES_SHOWN = 4

/** An order in the history. The whole card is its link, and the order's number is what a screen reader calls it. */
export function OrderCard({ order }: { order: Order }) {
  const { id, number, money, status, lines, total, createdAt } = order
  const hidden = lines.length - PICTURES_SHOWN
  return (
    <article className="group relative grid gap-4 rounded-card border border-line bg-sheet p-4 transition-shadow hover:shadow-float has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="font-semibold text-lead">
            <Link
              to={orderPath(id)}
              className="outline-none transition-colors after:absolute after:inset-0 group-hover:text-brand"
            >
              {t('Order {number}', { number })}
            </Link>
          </h2>
          <p className="text-ink-soft text-small">
            {rich(
              'Placed on <time>{day}</time>',
              { time: (day) => <time dateTime={createdAt}>{day}</time> },
              { day: dayText(createdAt) },
            )}
          </p>
        </div>
        <span className="flex items-center gap-2">
          <TestBadge money={money} />
          <OrderStatusBadge status={status} />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {lines.slice(0, PICTURES_SHOWN).map(({ productId, name, image }) => (
          <OrderPicture key={productId ?? name} image={image} />
        ))}
        {hidden > 0 && <span className="px-2 font-semibold text-ink-soft">+{hidden}</span>}
      </div>
      <p className="line-clamp-2">{lines.map(({ name }) => name).join(' · ')}</p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-line border-t pt-3">
        <p className="text-ink-soft text-small">
          {arrivalWords(order, new Date()) ?? nextWords(order) ?? t(order.paymentStatus)}
        </p>
        <p className="flex items-baseline gap-2">
          <span className="text-ink-soft text-small">{itemsText(piecesOf(order))}</span>
          <Price amount={total} className="font-semibold text-lead" />
        </p>
      </div>
    </article>
  )
}
