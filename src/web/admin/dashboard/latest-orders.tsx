import { Link } from 'react-router'
import type { Dashboard } from '#contract/admin/dashboard.endpoints.ts'
import { momentText } from '#web/kit/india-time.ts'
import { ADMIN_ORDERS_PATH, adminOrderPath } from '#web/kit/staff-paths.ts'
import { OrderStatusBadge } from '#web/orders/order-status-badge.tsx'
import { TestBadge } from '#web/orders/test-badge.tsx'
import { Price } from '#web/ui/price.tsx'
import { NothingYet, PanelCard } from './panel-card.tsx'

const TO_ORDERS = { to: ADMIN_ORDERS_PATH, text: 'All orders' }

export function LatestOrders({ latestOrders }: Pick<Dashboard, 'latestOrders'>) {
  return (
    <PanelCard title="Latest orders" {...(latestOrders.length > 0 && { more: TO_ORDERS })}>
      {latestOrders.length === 0 && <NothingYet>No orders yet.</NothingYet>}
      <ul className="grid">
        {latestOrders.map(({ id, number, status, money, total, createdAt }) => (
          <li key={id} className="relative border-line border-t py-2 first:border-t-0 first:pt-0">
            <div className="flex items-center justify-between gap-3">
              <Link
                to={adminOrderPath(id)}
                className="inline-flex min-h-8 items-center font-semibold text-brand text-small underline underline-offset-4 after:absolute after:inset-0"
              >
                {number}
              </Link>
              <Price amount={total} className="font-semibold text-small" />
            </div>
            <div className="flex items-center justify-between gap-3 text-ink-soft text-small">
              <time dateTime={createdAt}>{momentText(createdAt)}</time>
              <span className="flex items-center gap-2">
                <TestBadge money={money} />
                <OrderStatusBadge status={status} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </PanelCard>
  )
}
