import { Link, useLocation } from 'react-router'
import type { Order } from '#contract/orders/order.ts'
import { momentText } from '#web/kit/india-time.ts'
import { adminOrderPath } from '#web/kit/staff-paths.ts'
import { OrderStatusBadge } from '#web/orders/order-status-badge.tsx'
import { itemsText, piecesOf } from '#web/orders/order-words.ts'
import { Price } from '#web/ui/price.tsx'
import { Cell, NameCell, StaffRow } from '../staff-table.tsx'

type Props = { order: Order; showsBuyer: boolean }

export function OrderRow({ order, showsBuyer }: Props) {
  const { search } = useLocation()
  return (
    <StaffRow>
      <NameCell>
        <Link
          to={adminOrderPath(order.id)}
          state={{ list: search }}
          className="inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-brand underline underline-offset-4"
        >
          {order.number}
        </Link>
      </NameCell>
      {showsBuyer && (
        <Cell label="Customer">
          <span className="max-lg:text-right [overflow-wrap:anywhere]">
            <span className="block font-medium">{order.customer.name}</span>
            <span className="block text-ink-soft">{order.customer.email}</span>
          </span>
        </Cell>
      )}
      <Cell label="Placed">
        <time dateTime={order.createdAt}>{momentText(order.createdAt)}</time>
      </Cell>
      <Cell label="Items">{itemsText(piecesOf(order))}</Cell>
      <Cell label="Total" isNumber>
        <Price amount={order.total} />
      </Cell>
      <Cell label="Status">
        <OrderStatusBadge status={order.status} />
      </Cell>
    </StaffRow>
  )
}
