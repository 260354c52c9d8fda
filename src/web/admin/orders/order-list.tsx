import { can } from '#contract/accounts/permissions.ts'
import type { User } from '#contract/accounts/user.ts'
import { isBackwards } from '#contract/admin/order-filter.ts'
import { manageOrdersCall } from '#contract/admin/orders.endpoints.ts'
import type { Order } from '#contract/orders/order.ts'
import { ORDER_STATUSES, STATUS_TEXT } from '#contract/orders/order-status.ts'
import { orderOf } from '#contract/orders/shipping-order.ts'
import type { InputOf } from '#contract/platform/endpoint.ts'
import { api } from '#web/kit/api.ts'
import { keysetLoader, type LoadedList } from '#web/kit/keyset-list.ts'
import { pagesIn } from '#web/kit/use-list-address.ts'
import { CsvLinks } from '../import/csv-links.tsx'
import { ListTools } from '../list-tools.tsx'
import { StaffList } from '../staff-list.tsx'
import { filterIn } from './order-query.ts'
import { OrderRow, type RowChoice } from './order-row.tsx'

const NUMBER = { name: 'Order' }
const REST = [{ name: 'Total', atEnd: true }, { name: 'Payment' }, { name: 'Fulfilment' }, { name: 'Status' }]
const FOR_SELLERS = [NUMBER, ...REST]
const FOR_ALL = [NUMBER, { name: 'Customer' }, ...REST]
const STATUS_CHOICES = [
  { value: '', text: 'All statuses' },
  ...ORDER_STATUSES.map((value) => ({ value, text: STATUS_TEXT[value] })),
]
const STATUS_FILTER = { name: 'status', label: 'Status', choices: STATUS_CHOICES }
const BY_TIME = [
  { value: '', text: 'Newest first' },
  { value: 'oldest', text: 'Oldest first' },
]
const SORT = { name: 'sort', label: 'Sort by' }
/** Sellers do not see the total of an order. */
const FILTERS_OF_SELLERS = [STATUS_FILTER, { ...SORT, choices: BY_TIME }]
const FILTERS = [STATUS_FILTER, { ...SORT, choices: [...BY_TIME, { value: 'total', text: 'Total: high to low' }] }]

/** `version` says how it stood when the list was loaded. */
export type ListedOrder = Order & { version: string }

const loadPages = keysetLoader(async (query: InputOf<typeof manageOrdersCall>, cursor) => {
  const page = await api(manageOrdersCall, { ...query, cursor })
  return { ...page, data: page.data.map((one): ListedOrder => ({ ...orderOf(one), version: one.version })) }
})

/** Between days that are the wrong way round there is nothing; the field says so. */
const NOTHING: LoadedList<ListedOrder> = { rows: [], total: 0, hasMore: false, problem: undefined }

export async function loadOrders(params: URLSearchParams): Promise<LoadedList<ListedOrder>> {
  const filter = filterIn(params)
  return isBackwards(filter) ? NOTHING : loadPages(filter, pagesIn(params))
}

export type OrdersLoaded = LoadedList<ListedOrder> | undefined

/** The orders in a section of another page, with all that finds one. */
export function OrderList({ me, list }: { me: User; list: OrdersLoaded }) {
  return (
    <div className="grid gap-4">
      <CsvLinks of="orders" />
      <OrderTools me={me} />
      <OrderRows me={me} list={list} />
    </div>
  )
}

export function OrderTools({ me }: { me: User }) {
  const seesBuyers = can(me, 'manageAllOrders')
  const placeholder = seesBuyers ? 'Number, customer, phone, tracking or payment ID' : 'Order number'
  const filters = seesBuyers ? FILTERS : FILTERS_OF_SELLERS
  return <ListTools name="Find orders" label="Search orders" placeholder={placeholder} filters={filters} />
}

type RowsProps = {
  me: User
  list: OrdersLoaded
  /** How a row is chosen, where rows can be. */
  choiceOf?: (order: ListedOrder) => RowChoice
}

/** The orders themselves. Sellers find their own lines in them and no buyer. */
export function OrderRows({ me, list, choiceOf }: RowsProps) {
  const seesBuyers = can(me, 'manageAllOrders')
  const columns = seesBuyers ? FOR_ALL : FOR_SELLERS
  return (
    <StaffList list={list} label="Orders" columns={columns} empty="No orders found.">
      {(order) => (
        <OrderRow key={order.id} order={order} showsBuyer={seesBuyers} {...(choiceOf && { choice: choiceOf(order) })} />
      )}
    </StaffList>
  )
}
