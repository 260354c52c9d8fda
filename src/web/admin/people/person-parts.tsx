import { Link } from 'react-router'
import type { PersonPage, Purchases } from '#contract/admin/people.endpoints.ts'
import { formatRupees } from '#contract/catalog/money.ts'
import { AddressLines } from '#web/addresses/address-lines.tsx'
import { dayText, momentText } from '#web/kit/india-time.ts'
import { productPath } from '#web/kit/paths.ts'
import { ADMIN_ORDERS_PATH, adminOrderPath } from '#web/kit/staff-paths.ts'
import { OrderSection } from '#web/orders/order-section.tsx'
import { OrderStatusBadge } from '#web/orders/order-status-badge.tsx'
import { TestBadge } from '#web/orders/test-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { countText } from '#web/ui/list-counts.ts'
import { Price } from '#web/ui/price.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { REASON_NAMES } from '../reviews/review-actions.ts'

const NONE = 'text-ink-soft'

export function PersonFigures({ figures }: Pick<Purchases, 'figures'>) {
  const tiles = [
    ['Orders', countText(figures.orders)],
    ['Spent', formatRupees(Math.round(figures.spent))],
    ['Average order', formatRupees(Math.round(figures.averageOrder))],
    ['Last order', figures.lastOrderAt ? dayText(figures.lastOrderAt) : 'None yet'],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {tiles.map(([name, text]) => (
        <div key={name} className="rounded-card border border-line bg-sheet p-4">
          <dt className="text-ink-soft text-small">{name}</dt>
          <dd className="font-semibold text-title tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

export function PersonOrders({ user, figures, orders }: Pick<PersonPage, 'user'> & Purchases) {
  return (
    <OrderSection title="Orders">
      {orders.length === 0 && <p className={NONE}>No orders yet.</p>}
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span>
              <Link
                to={adminOrderPath(order.id)}
                className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
              >
                {order.number}
              </Link>
              <time dateTime={order.createdAt} className="ml-3 text-ink-soft text-small">
                {dayText(order.createdAt)}
              </time>
            </span>
            <span className="flex items-center gap-3">
              <TestBadge money={order.money} />
              <OrderStatusBadge status={order.status} />
              <Price amount={order.total} />
            </span>
          </li>
        ))}
      </ul>
      {figures.orders > orders.length && (
        <ButtonLink
          to={`${ADMIN_ORDERS_PATH}?${new URLSearchParams({ q: user.email })}`}
          className="justify-self-start"
        >
          All orders
        </ButtonLink>
      )}
    </OrderSection>
  )
}

export function PersonAddresses({ addresses }: Pick<Purchases, 'addresses'>) {
  return (
    <OrderSection title="Addresses">
      {addresses.length === 0 && <p className={NONE}>No addresses saved.</p>}
      <ul className="grid gap-4">
        {addresses.map((address) => (
          <li key={address._id}>
            <AddressLines address={address} />
          </li>
        ))}
      </ul>
    </OrderSection>
  )
}

export function PersonReviews({ reviews }: Pick<PersonPage, 'reviews'>) {
  return (
    <OrderSection title="Latest reviews">
      {reviews.length === 0 && <p className={NONE}>No reviews yet.</p>}
      <ul className="divide-y divide-line">
        {reviews.map((review) => (
          <li key={review.productId} className="grid gap-1 py-3">
            <Link to={productPath(review.productId)} className="font-medium underline-offset-4 hover:underline">
              {review.product}
            </Link>
            <span className="flex items-center gap-3 text-ink-soft text-small">
              <Stars rating={review.rating} />
              <time dateTime={review.createdAt}>{dayText(review.createdAt)}</time>
            </span>
            {review.removed && (
              <p className="flex flex-wrap items-center gap-2 text-ink-soft text-small">
                <Badge tone="bad">Removed</Badge>
                {REASON_NAMES[review.removed]}
              </p>
            )}
            {review.message !== null && <p className="[overflow-wrap:anywhere]">{review.message}</p>}
          </li>
        ))}
      </ul>
    </OrderSection>
  )
}

export function PersonDevices({ sessions }: { sessions: NonNullable<PersonPage['sessions']> }) {
  return (
    <OrderSection title="Logged in on">
      {sessions.length === 0 && <p className={NONE}>Not logged in anywhere.</p>}
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <li key={session._id} className="py-2">
            <p className="font-medium">{session.device}</p>
            <p className="text-ink-soft text-small">
              {session.address} · last used {momentText(session.lastUsedAt)}
            </p>
          </li>
        ))}
      </ul>
    </OrderSection>
  )
}
