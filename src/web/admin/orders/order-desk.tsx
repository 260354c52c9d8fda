import type { User } from '#contract/accounts/user.ts'
import type { OrderView } from '#contract/admin/order-views.endpoints.ts'
import { OrderFilters } from './order-filters.tsx'
import { OrderRows, type OrdersLoaded, OrderTools } from './order-list.tsx'
import { OrderTabs } from './order-tabs.tsx'

type Props = { me: User; list: OrdersLoaded; views: readonly OrderView[] }

/** Where orders are worked on: views of the list, and what is done to several at once. */
export function OrderDesk({ me, list, views }: Props) {
  return (
    <div className="grid gap-4">
      <OrderTabs views={views} />
      <OrderTools me={me} />
      <OrderFilters />
      <OrderRows me={me} list={list} />
    </div>
  )
}
