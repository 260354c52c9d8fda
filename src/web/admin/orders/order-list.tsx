import { can } from '#contract/accounts/permissions.ts'
import type { User } from '#contract/accounts/user.ts'
import { manageOrdersCall } from '#contract/admin/orders.endpoints.ts'
import type { Order } from '#contract/orders/order.ts'
import { ORDER_STATUSES, STATUS_TEXT } from '#contract/orders/order-status.ts'
import { orderOf } from '#contract/orders/shipping-order.ts'
import type { InputOf } from '#contract/platform/endpoint.ts'
import { api } from '#web/kit/api.ts'
import { keysetLoader, type LoadedList } from '#web/kit/keyset-list.ts'
import { choiceIn, pagesIn, searchIn } from '#web/kit/use-list-address.ts'
import { CsvLinks } from '../import/csv-links.tsx'
import { ListTools } from '../list-tools.tsx'
import { StaffList } from '../staff-list.tsx'
import { OrderRow } from './order-row.tsx'

const NUMBER = { name: 'Order' }
const REST = [{ name: 'Placed' }, { name: 'Items' }, { name: 'Total', atEnd: true }, { name: 'Status' }]
const FOR_SELLERS = [NUMBER, ...REST]
const FOR_ALL = [NUMBER, { name: 'Customer' }, ...REST]
const STATUS_CHOICES = [
  { value: '', text: 'All statuses' },
  ...ORDER_STATUSES.map((value) => ({ value, text: STATUS_TEXT[value] })),
]
const FILTERS = [{ name: 'status', label: 'Status', choices: STATUS_CHOICES }]

const loadPages = keysetLoader(async (query: InputOf<typeof manageOrdersCall>, cursor) => {
  const page = await api(manageOrdersCall, { ...query, cursor })
  return { ...page, data: page.data.map(orderOf) }
})

export const loadOrders = (params: URLSearchParams) =>
  loadPages({ search: searchIn(params), status: choiceIn(params, 'status', ORDER_STATUSES) }, pagesIn(params))

type Props = { me: User; list: LoadedList<Order> | undefined }

/** The orders, newest first. Sellers find their own lines in it and no buyer. */
export function OrderList({ me, list }: Props) {
  const seesBuyers = can(me, 'manageAllOrders')
  const placeholder = seesBuyers ? 'Number, customer, email, phone or city' : 'Order number'
  const columns = seesBuyers ? FOR_ALL : FOR_SELLERS
  return (
    <div className="grid gap-4">
      <CsvLinks of="orders" />
      <ListTools name="Find orders" label="Search orders" placeholder={placeholder} filters={FILTERS} />
      <StaffList list={list} label="Orders" columns={columns} empty="No orders found.">
        {(order) => <OrderRow key={order.id} order={order} showsBuyer={seesBuyers} />}
      </StaffList>
    </div>
  )
}
