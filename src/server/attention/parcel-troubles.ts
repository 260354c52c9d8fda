import { sql } from 'kysely'
import {
  CANCEL_WAITS_AFTER_MS,
  CLAIM_WITHIN_MS,
  NOT_SENT_AFTER_MS,
  PARCEL_STUCK_AFTER_MS,
  SENT_BY_HAND_STUCK_AFTER_MS,
} from '#contract/attention/attention-kinds.ts'
import { SENT_BY_HAND } from '#contract/attention/parcel-trouble-texts.ts'
import { before, type TroubleQuery } from './trouble-query.ts'

const FROM = sql`from shipments join orders on orders.id = shipments.order_id`
const OF_ORDER = { subject: sql`orders.id`, orderId: sql`orders.id`, amountPaise: sql`orders.total_paise` }

/** A parcel of the order has left before. */
const HAS_LEFT = sql`orders.status = 'shipped'`
/** A paid order of which the courier does not know all yet: a new one, or one whose parcel is being replaced. */
const WAITING = sql`
  ${FROM} where shipments.status = 'waiting' and orders.cancel_requested_at is null
    and (orders.status = 'processing' or orders.status = 'shipped' and shipments.courier_status_at is null)`
/** Nothing is sent of what was only tried out, where staff would have to ship it. */
const IS_TO_SEND = sql`(orders.money = 'live' or shipments.provider <> 'own')`
const BOOKING = { ...OF_ORDER, hasLeft: HAS_LEFT, code: sql`shipments.trouble`, error: sql`shipments.trouble_text` }
const SINCE_BOOKING = sql`coalesce(shipments.trouble_at, shipments.created_at)`

const PARCEL = { ...OF_ORDER, since: sql`shipments.courier_status_at`, code: sql`shipments.courier_stage` }
/** Or about to be: a refund that fails is on the desk as that. */
const IS_REFUNDED = sql`exists (select from refunds where refunds.payment_id = orders.payment_id)`
/** All of it, or about to be. */
const IS_PAID_BACK = sql`exists (
  select from payments where payments.id = orders.payment_id and payments.status in ('refunding', 'refunded'))`
const ON_THE_WAY = sql`shipments.status = 'sent' and orders.status in ('processing', 'shipped')`
/** What came of it when the courier was last asked to cancel. */
const LAST_ASKED = sql`(
  select last_error from jobs
  where jobs.name = 'cancel-order' and jobs.key = orders.id::text and jobs.lease is null and jobs.failed_at is null)`
const LAST_EVENT = sql`(select max(order_events.at) from order_events where order_events.order_id = orders.id)`
/** These are told by kinds of their own. */
const NOT_ARRIVING = sql`('attempted', 'partlyDelivered', 'comingBack', 'cameBack', 'cancelled', 'lost', 'damaged')`

/** Parcels that are not where they should be, and orders that never became one. */
export const parcelTroubles = (now: Date): readonly TroubleQuery[] => [
  {
    kind: 'walletEmpty',
    subject: sql`'wallet'`,
    since: sql`min(${SINCE_BOOKING})`,
    amountPaise: sql`sum(orders.total_paise)`,
    count: sql`count(*)`,
    from: sql`${WAITING} and shipments.trouble = 'walletEmpty' having count(*) > 0`,
  },
  {
    kind: 'parcelRunaway',
    ...OF_ORDER,
    since: sql`shipments.trouble_at`,
    from: sql`${FROM} where shipments.trouble = 'runaway'`,
  },
  {
    kind: 'parcelTwice',
    ...OF_ORDER,
    since: sql`shipments.replaced_moving_at`,
    from: sql`${FROM} where shipments.replaced_moving_at is not null`,
  },
  {
    kind: 'refundedDelivered',
    ...OF_ORDER,
    since: sql`greatest(orders.delivered_at, (select max(created_at) from refunds where refunds.payment_id = orders.payment_id))`,
    from: sql`from orders where orders.status = 'delivered' and orders.refunded_paise > 0 and ${IS_PAID_BACK}`,
  },
  {
    kind: 'numberTaken',
    ...BOOKING,
    since: SINCE_BOOKING,
    from: sql`${WAITING} and shipments.trouble = 'numberTaken'`,
  },
  {
    kind: 'bookingRefused',
    ...BOOKING,
    since: SINCE_BOOKING,
    from: sql`${WAITING} and shipments.trouble = 'refused'`,
  },
  {
    kind: 'notSent',
    ...BOOKING,
    code: sql`shipments.provider`,
    since: sql`shipments.created_at`,
    from: sql`
      ${WAITING} and ${IS_TO_SEND} and coalesce(shipments.trouble, '') not in ('walletEmpty', 'refused', 'numberTaken')
        and shipments.created_at < ${before(now, NOT_SENT_AFTER_MS)}`,
  },
  {
    kind: 'cancelWaiting',
    ...OF_ORDER,
    since: sql`orders.cancel_requested_at`,
    error: LAST_ASKED,
    from: sql`
      from orders where orders.status in ('processing', 'shipped')
        and orders.cancel_requested_at < ${before(now, CANCEL_WAITS_AFTER_MS)}`,
  },
  {
    kind: 'parcelLost',
    ...PARCEL,
    isRefunded: IS_REFUNDED,
    from: sql`
      ${FROM} where shipments.courier_stage in ('lost', 'damaged') and orders.status in ('processing', 'shipped')
        and (not ${IS_REFUNDED} or shipments.courier_status_at > ${before(now, CLAIM_WITHIN_MS)})`,
  },
  {
    kind: 'parcelReturned',
    ...PARCEL,
    isRefunded: IS_REFUNDED,
    isRestocked: sql`orders.restocked_at is not null`,
    from: sql`
      ${FROM} where shipments.courier_stage = 'cameBack' and orders.status = 'returned'
        and (orders.restocked_at is null or not ${IS_REFUNDED})`,
  },
  {
    kind: 'deliveryFailed',
    ...PARCEL,
    hasLeft: HAS_LEFT,
    from: sql`
      ${FROM} where ${ON_THE_WAY}
        and shipments.courier_stage in ('attempted', 'partlyDelivered', 'comingBack', 'cancelled')
        and not (shipments.courier_stage = 'cancelled' and ${IS_PAID_BACK})`,
  },
  {
    kind: 'parcelStuck',
    ...PARCEL,
    since: sql`coalesce(shipments.courier_status_at, shipments.created_at)`,
    from: sql`
      ${FROM} where ${ON_THE_WAY} and coalesce(shipments.courier_stage, '') not in ${NOT_ARRIVING}
        and coalesce(shipments.courier_status_at, shipments.created_at) < ${before(now, PARCEL_STUCK_AFTER_MS)}`,
  },
  {
    kind: 'parcelStuck',
    ...OF_ORDER,
    since: LAST_EVENT,
    code: sql`${sql.lit(SENT_BY_HAND)}`,
    from: sql`
      ${FROM} where shipments.status = 'byHand' and orders.status = 'shipped' and not ${IS_PAID_BACK}
        and ${LAST_EVENT} < ${before(now, SENT_BY_HAND_STUCK_AFTER_MS)}`,
  },
]
