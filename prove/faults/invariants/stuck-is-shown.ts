import { sql } from 'kysely'
import { troubles } from '#server/attention/troubles.store.ts'
import { COMING_AGAIN } from '../settle-down.ts'
import type { Invariant } from './invariant.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MOST = 10_000

type Stuck = { what: string; kinds: string[]; subject: string }

/**
 * What could not be done and waits for nobody else is on the desk at the latest a day later: failed and overdue jobs, refunds
 * that failed, payments that became nothing, orders that the courier was not told of.
 */
export const stuckIsShown: Invariant = async ({ db }) => {
  const desk = await troubles(db, new Date(Date.now() + DAY_MS), { limit: MOST })
  const { rows } = await sql<Stuck>`
    select 'job ' || name || ' failed: ' || coalesce(last_error, '') as what, id::text as subject,
      array['mailFailed', 'jobFailed'] as kinds
    from jobs where failed_at is not null and name not in ('send-shipment', 'cancel-order', 'refund-payment')
    union all
    select 'job ' || name || ' waits', name, array['jobsStuck']
    from jobs where failed_at is null and not (name = any(${COMING_AGAIN}))
      and name not in ('send-shipment', 'cancel-order')
    union all
    select 'refund of ' || payment_id || ' is ' || status, id::text, array['refundFailed']
    from refunds where status <> 'processed'
    union all
    select 'payment ' || id || ' became nothing', id, array['paymentUnused'] from payments where status = 'unused'
    union all
    select 'order ' || number || ' was not sent', orders.id::text, array['notSent', 'numberTaken', 'bookingRefused', 'walletEmpty']
    from orders join shipments on shipments.order_id = orders.id
    where shipments.status = 'waiting' and orders.status = 'processing' and cancel_requested_at is null
    union all
    select 'order ' || number || ' waits to be cancelled', id::text, array['cancelWaiting']
    from orders where cancel_requested_at is not null and status = 'processing'`.execute(db)
  const isShown = ({ kinds, subject }: Stuck) =>
    desk.some((one) => kinds.includes(one.kind) && (one.subject === subject || one.kind === 'walletEmpty'))
  return rows.filter((stuck) => !isShown(stuck)).map(({ what }) => `${what}, and nobody is told`)
}
