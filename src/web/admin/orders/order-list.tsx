import { can } from '#contract/accounts/permissions.ts'
import type { User } from '#contract/accounts/user.ts'
import { manageOrdersCall } from '#contract/admin/orders.endpoints.ts'
import { ORDER_STATUSES, STATUS_TEXT } from '#contract/orders/order-status.ts'
import { api } from '#web/kit/api.ts'
import { CsvLinks } from '../import/csv-links.tsx'
import { ListFrame } from '../list-frame.tsx'
import { ChoiceField, ListTools, SearchField } from '../list-tools.tsx'
import { StaffTable } from '../staff-table.tsx'
import { useListQuery } from '../use-list-query.ts'
import { usePagedList } from '../use-paged-list.ts'
import { OrderRow } from './order-row.tsx'

const NUMBER = { name: 'Order' }
const REST = [{ name: 'Placed' }, { name: 'Items' }, { name: 'Total', atEnd: true }, { name: 'Status' }]
const FOR_SELLERS = [NUMBER, ...REST]
const FOR_ALL = [NUMBER, { name: 'Buyer' }, ...REST]
const STATUS_CHOICES = [
  { value: '', text: 'All statuses' },
  ...ORDER_STATUSES.map((value) => ({ value, text: STATUS_TEXT[value] })),
]

/** The orders, newest first. Sellers find their own lines in it and no buyer. */
export function OrderList({ me }: { me: User }) {
  const seesBuyers = can(me, 'manageAllOrders')
  const { text, choice, narrow } = useListQuery()
  const query = { search: text('q') || undefined, status: choice('status', ORDER_STATUSES) }
  const list = usePagedList(JSON.stringify(query), (cursor) => api(manageOrdersCall, { ...query, cursor }))
  return (
    <div className="grid gap-4">
      <CsvLinks of="orders" />
      <ListTools label="Find orders">
        <SearchField
          label="Search orders"
          placeholder={seesBuyers ? 'Number, buyer, email, phone or city' : 'A part of the order number'}
          value={query.search ?? ''}
          onSearch={(value) => narrow('q', value)}
        />
        <ChoiceField
          label="Status"
          value={query.status ?? ''}
          choices={STATUS_CHOICES}
          onChoose={(value) => narrow('status', value)}
        />
      </ListTools>
      <ListFrame list={list} nouns={['order', 'orders']} empty="No orders found.">
        {(rows) => (
          <StaffTable label="Orders" columns={seesBuyers ? FOR_ALL : FOR_SELLERS}>
            {rows.map((order) => (
              <OrderRow key={order.id} order={order} showsBuyer={seesBuyers} />
            ))}
          </StaffTable>
        )}
      </ListFrame>
    </div>
  )
}
