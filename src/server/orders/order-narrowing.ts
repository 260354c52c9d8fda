import { type RawBuilder, sql } from 'kysely'
import {
  FULFILMENT_FILTERS,
  FULFILMENT_RULES,
  FULFILMENTS,
  type Fulfilment,
  type FulfilmentFilter,
} from '#contract/admin/fulfilment.ts'
import type { OrderFilter } from '#contract/admin/order-filter.ts'
import type { PaymentState } from '#contract/admin/payment-state.ts'
import type { DeliveryStage } from '#contract/shipping/delivery-stages.ts'

type Condition = RawBuilder<unknown>
type Narrowing = Omit<OrderFilter, 'search' | 'sort'> & {
  /** Undefined: everybody's. */
  sellerId: string | undefined
}

/** Which orders a filter lets through, all but what was typed. */
export function narrowed(filter: Narrowing): Condition {
  const { sellerId, status, fulfilment, payment, money, attention, from, to } = filter
  const parts = [
    sellerId && sql`orders.id in (select order_id from order_lines where seller_id = ${sellerId})`,
    status && sql`orders.status = ${status}`,
    fulfilment && isFulfilled(fulfilment),
    payment && PAYMENT[payment],
    money && (money === 'live' ? sql`orders.money = 'live'` : sql`orders.money <> 'live'`),
    attention && NEEDS_ATTENTION,
    from && sql`orders.created_at >= ${startOf(from)}`,
    to && sql`orders.created_at < ${startOf(to)} + interval '1 day'`,
  ].filter((part) => typeof part === 'object')
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`
}

/** India has no summer time: a day is always 24 hours. */
const startOf = (day: string) => sql`${`${day}T00:00:00+05:30`}::timestamptz`

const ASTRAY: readonly DeliveryStage[] = ['lost', 'damaged', 'cancelled']

const anyOf = (conditions: readonly Condition[]) => sql`(${sql.join([...conditions], sql` or `)})`

const isFulfilled = (filter: FulfilmentFilter) => anyOf(FULFILMENT_FILTERS[filter].states.map(isAt))

/** The rules of the contract as conditions: one without a parcel takes what those before it leave. */
function isAt(one: Fulfilment): Condition {
  const { status, isBeingCancelled, parcel } = FULFILMENT_RULES[one]
  const before = FULFILMENTS.slice(0, FULFILMENTS.indexOf(one)).map((name) => FULFILMENT_RULES[name])
  const others = parcel ? [] : before.filter((rule) => rule.status === status).flatMap((rule) => rule.parcel ?? [])
  const isCancellable = before.some((rule) => rule.status === status && rule.isBeingCancelled)
  return sql`(${sql.join(
    [
      sql`orders.status = ${status}`,
      ...(isBeingCancelled ? [sql`orders.cancel_requested_at is not null`] : []),
      ...(isCancellable ? [sql`orders.cancel_requested_at is null`] : []),
      ...(parcel ? [sql`orders.delivery_stage in (${sql.join([...parcel])})`] : []),
      // Said once more, as the index of these has it.
      ...(parcel?.every((stage) => ASTRAY.includes(stage)) ? [sql`orders.astray`] : []),
      ...(others.length > 0 ? [sql`orders.delivery_stage not in (${sql.join(others)})`] : []),
    ],
    sql` and `,
  )})`
}

const hasRefund = (...statuses: string[]) => sql`exists (
  select from refunds where refunds.payment_id = orders.payment_id and refunds.status in (${sql.join(statuses)})
)`
const IS_SETTLED = sql`not ${hasRefund('due', 'requested', 'failed')}`

/** As contract/orders/order-refund.ts weighs refunds: what failed counts most, then what is not there yet. */
const PAYMENT: Record<PaymentState, Condition> = {
  paid: sql`orders.refunded_paise = 0 and ${IS_SETTLED}`,
  refunding: sql`orders.payment_id in (select payment_id from refunds where status in ('due', 'requested'))
    and not ${hasRefund('failed')}`,
  'partly-refunded': sql`orders.refunded_paise > 0 and orders.refunded_paise < orders.total_paise and ${IS_SETTLED}`,
  refunded: sql`orders.refunded_paise > 0 and orders.refunded_paise >= orders.total_paise and ${IS_SETTLED}`,
  'refund-failed': sql`orders.payment_id in (select payment_id from refunds where status = 'failed')`,
}

/** Each part is read off an index of the few that are so. */
const NEEDS_ATTENTION = sql`orders.id in (
  select orders.id from refunds join orders on orders.payment_id = refunds.payment_id where refunds.status = 'failed'
  union all
  select id from orders where astray and status in ('processing', 'shipped')
  union all
  select id from orders where status = 'returned' and refunded_paise = 0 and not ${hasRefund('due', 'requested')}
  union all
  select order_id from shipments where trouble is not null and status = 'waiting'
)`
