import { Link } from 'react-router'
import type { Dashboard } from '#contract/admin/dashboard.endpoints.ts'
import { STATUS_TEXT } from '#contract/orders/order-status.ts'
import { adminListPath } from '#web/kit/staff-paths.ts'
import { STATUS_LOOK } from '#web/orders/status-look.ts'
import { arcsOf } from './donut-arcs.ts'
import { NothingYet, PanelCard } from './panel-card.tsx'

/** How the orders stand: the ring to look at, the list to read and to go on from. */
export function StatusDonut({ byStatus }: Pick<Dashboard, 'byStatus'>) {
  const total = byStatus.reduce((sum, { orders }) => sum + orders, 0)
  return (
    <PanelCard title="Orders by status" caption="All orders in this period">
      {total === 0 ? (
        <NothingYet>No orders in this period yet.</NothingYet>
      ) : (
        <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
          <Ring byStatus={byStatus} total={total} />
          <ul className="min-w-44 grow">
            {byStatus.map(({ status, orders }) => (
              <li key={status}>
                <Link
                  to={adminListPath('orders', { status })}
                  className="flex min-h-11 items-center gap-3 rounded-field text-small hover:text-brand"
                >
                  <span aria-hidden className={`size-3 shrink-0 rounded-full ${STATUS_LOOK[status].dot}`} />
                  <span className="grow">{STATUS_TEXT[status]}</span>
                  <span className="font-semibold tabular-nums">{orders.toLocaleString('en-IN')}</span>
                  <span className="w-10 text-right text-ink-soft tabular-nums">
                    {Math.round((orders / total) * 100)}%
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </PanelCard>
  )
}

function Ring({ byStatus, total }: Pick<Dashboard, 'byStatus'> & { total: number }) {
  return (
    <div aria-hidden className="relative size-40 shrink-0">
      <svg aria-hidden viewBox="0 0 100 100" className="-rotate-90 size-full">
        <circle cx="50" cy="50" r="42" className="fill-none stroke-[12] stroke-line" />
        {arcsOf(byStatus.map(({ orders }) => orders)).map(({ start, length }, place) => (
          <circle
            key={byStatus[place]?.status}
            cx="50"
            cy="50"
            r="42"
            pathLength="100"
            strokeDasharray={`${length} ${100 - length}`}
            strokeDashoffset={-start}
            className={`fill-none stroke-[12] ${STATUS_LOOK[byStatus[place]?.status ?? 'returned'].stroke}`}
          />
        ))}
      </svg>
      <p className="absolute inset-0 flex flex-col items-center justify-center">
        <span className="font-semibold text-heading tabular-nums">{total.toLocaleString('en-IN')}</span>
        <span className="text-fine text-ink-soft">{total === 1 ? 'order' : 'orders'}</span>
      </p>
    </div>
  )
}
