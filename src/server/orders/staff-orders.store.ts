import { type RawBuilder, sql } from 'kysely'
import type { OrderFilter, OrderSort } from '#contract/admin/order-filter.ts'
import type { Order } from '#contract/orders/order.ts'
import type { Db } from '#server/platform/db/database.ts'
import {
  containing,
  countRows,
  type KeysetRow,
  type KeyValues,
  keysetRows,
  orderBy,
  type Sorting,
} from '#server/platform/db/keyset.ts'
import { narrowed } from './order-narrowing.ts'
import { toOrder, wholeOrders } from './order-rows.ts'

type Wanted = OrderFilter & {
  /** Undefined: everybody's. */
  sellerId: string | undefined
}

/** A text that more orders contain than this says little about which is meant. */
const MOST_FOUND = 1_000

const ID = sql`orders.id`
/** Ids grow with time. */
const SORTINGS: Record<OrderSort, Sorting> = {
  newest: { keys: [ID], direction: 'desc' },
  oldest: { keys: [ID], direction: 'asc' },
  total: { keys: [sql`orders.total_paise`, ID], direction: 'desc' },
}
const sortingOf = ({ sort = 'newest' }: OrderFilter) => SORTINGS[sort]

/** One page of ids with the keys they are sorted by. */
export const staffOrderRows = (
  db: Db,
  filter: Wanted,
  after: KeyValues | undefined,
  limit: number,
): Promise<KeysetRow[]> =>
  keysetRows(db, sql`${foundIn(filter)} as orders`, { sorting: sortingOf(filter), after, limit })

export const countStaffOrders = (db: Db, filter: Wanted) => countRows(db, sql`${foundIn(filter)} as orders`)

/** Narrowed before the limit: of a thousand that contain the text, the one delivered would be missed. */
function foundIn(filter: Wanted): RawBuilder<unknown> {
  const { search, sellerId } = filter
  if (!search) return sql`(select id, total_paise from orders where ${narrowed(filter)})`
  const typed = containing(phoneIn(search))
  const found = sql`order_words(number, customer, address) like ${typed}`
  // Sellers do not see the buyer, so they find orders by number alone, and no part of one without a digit tells which.
  const isMeant = sellerId ? (/\d/.test(search) ? sql`${found} and lower(number) like ${typed}` : sql`false`) : found
  const byWords = sql`
    select id, total_paise from orders where ${isMeant} and ${narrowed(filter)}
    order by ${orderBy(sortingOf(filter))} limit ${MOST_FOUND}`
  return sellerId ? sql`(${byWords})` : sql`((${byWords}) union ${byPaper(filter, search)})`
}

/** By what stands on other papers than ours, which people copy whole: of the payment, the parcel or the invoice. */
const byPaper = (filter: Wanted, search: string) => sql`
  select id, total_paise from orders
  where id in (
    select id from orders where payment_id = ${search}
    union all select id from orders where invoice_number = ${search.toUpperCase()}
    union all select order_id from shipments where awb in (${search}, ${search.toUpperCase()})
  ) and ${narrowed(filter)}`

/** +91 98765 43210 is kept as its last ten digits; what is no phone number is looked for as it was typed. */
const phoneIn = (search: string) =>
  /^(\+[\d\s()-]+|[\d\s]+)$/.test(search) ? search.replace(/\D/g, '').slice(-10) : search

/** These orders, in no particular order; with a seller only their own lines. */
export async function staffOrders(db: Db, ids: readonly string[], sellerId: string | undefined): Promise<Order[]> {
  if (ids.length === 0) return []
  const rows = await wholeOrders(db, sellerId).where('orders.id', 'in', ids).execute()
  return rows.filter(({ lines }) => lines !== null).map(toOrder)
}

/** It came back, and its pieces are not in the stock yet. */
export async function isToRestock(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'returned')
    .where('restocked_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Who was to ship it, and how far that has come. */
export const whoShips = (db: Db, id: string) =>
  db.selectFrom('shipments').select(['provider', 'status']).where('order_id', '=', id).executeTakeFirst()
