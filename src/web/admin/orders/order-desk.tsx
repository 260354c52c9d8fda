import { useState } from 'react'
import { can } from '#contract/accounts/permissions.ts'
import type { User } from '#contract/accounts/user.ts'
import type { Refused } from '#contract/admin/order-documents.endpoints.ts'
import type { OrderView } from '#contract/admin/order-views.endpoints.ts'
import { useConfirm } from '../use-confirm.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderRows, type OrdersLoaded, OrderTools } from './order-list.tsx'
import { OrderTabs } from './order-tabs.tsx'
import { RefusedOrders } from './refused-orders.tsx'
import { useChosen } from './use-chosen.ts'

type Props = { me: User; list: OrdersLoaded; views: readonly OrderView[] }

/** Where orders are worked on: views of the list, and what is done to several at once. */
export function OrderDesk({ me, list, views }: Props) {
  const rows = list?.rows ?? []
  const { chosen, isAll, clear, chooseAll, choiceOf } = useChosen(rows)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const { confirm, dialog } = useConfirm()
  return (
    <div className="grid gap-4">
      <OrderTabs views={views} />
      <OrderTools me={me} />
      <OrderFilters />
      <RefusedOrders refused={refused} onClose={() => setRefused([])} />
      {rows.length > 0 && (
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 justify-self-start text-small lg:px-3">
          <input
            type="checkbox"
            checked={isAll}
            onChange={({ target }) => chooseAll(target.checked)}
            className="size-5 accent-brand"
          />
          Choose all {rows.length} shown
        </label>
      )}
      <OrderRows me={me} list={list} choiceOf={choiceOf} />
      {chosen.length > 0 && (
        <BulkBar
          chosen={chosen}
          managesAll={can(me, 'manageAllOrders')}
          confirm={confirm}
          onClear={clear}
          onRefused={setRefused}
        />
      )}
      {dialog}
    </div>
  )
}
