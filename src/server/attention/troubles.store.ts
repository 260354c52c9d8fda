import { type RawBuilder, sql } from 'kysely'
import type { AttentionKind } from '#contract/attention/attention-kinds.ts'
import type { Trouble } from '#contract/attention/trouble.ts'
import type { Paise } from '#contract/catalog/money.ts'
import type { MoneyMode } from '#contract/payments/money-mode.ts'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import { STATE_OF_ORDER } from '#server/orders/order-version.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isBeyond, type KeyValues, orderBy, type Sorting } from '#server/platform/db/keyset.ts'
import { jobTroubles } from './job-troubles.ts'
import { parcelTroubles } from './parcel-troubles.ts'
import { paymentTroubles } from './payment-troubles.ts'
import { sellerTroubles } from './seller-troubles.ts'
import { troubleRows } from './trouble-query.ts'

/** Something that needs a person, as the ledgers have it at this moment. */
export type FoundTrouble = Trouble & {
  subject: string
  since: Date
  orderId: string | null
  orderNumber: string | null
  /** Of its order, read in the same moment. */
  orderState: string | null
  orderMoney: MoneyMode | null
  amountPaise: Paise | null
  lastTryAt: Date | null
  lastTryBy: string | null
  keys: (string | number)[]
}

type Filter = { kind?: AttentionKind | undefined; subject?: string | undefined }

/**
 * What is wrong, read off the ledgers each time rather than noted somewhere: it is gone from here as soon as it is
 * mended, whoever mends it. Only what staff settled by other means is remembered.
 */
function unsettled(now: Date, { kind, subject }: Filter): RawBuilder<unknown> {
  const all = [...paymentTroubles(now), ...parcelTroubles(now), ...sellerTroubles(), ...jobTroubles(now)]
  const rows = all.filter((one) => kind === undefined || one.kind === kind).map(troubleRows)
  return sql`(
    select trouble.*, tried.at as "lastTryAt", tried.actor_name as "lastTryBy"
    from (${sql.join(rows, sql` union all `)}) as trouble
    left join lateral (
      select action, at, actor_name from attention_actions
      where attention_actions.kind = trouble.kind and attention_actions.subject = trouble.subject
      order by at desc limit 1
    ) as tried on true
    where not coalesce(tried.action = 'settle' and tried.at >= trouble.latest, false)
      and ${subject === undefined ? sql`true` : sql`trouble.subject = ${subject}`}
  )`
}

/** Micros of a second: no two moments fall together as they would in a number of milliseconds. */
const SORTING: Sorting = {
  keys: [
    sql`trouble.rank`,
    sql`(extract(epoch from coalesce(trouble.due, trouble.since)) * 1000000)::bigint`,
    sql`trouble.subject`,
  ],
  direction: 'asc',
}

type Page = Filter & { after?: KeyValues | undefined; limit: number }

export async function troubles(db: Db, now: Date, { after, limit, ...filter }: Page): Promise<FoundTrouble[]> {
  const { rows } = await sql<FoundTrouble>`
    select trouble.*, orders.number as "orderNumber", orders.money as "orderMoney",
      case when orders.id is not null then ${STATE_OF_ORDER} end as "orderState", json_build_array(${sql.join([...SORTING.keys])}) as keys
    from ${unsettled(now, filter)} as trouble left join orders on orders.id = trouble."orderId"
    where ${isBeyond(SORTING, after)}
    order by ${orderBy(SORTING)} limit ${limit}`.execute(db)
  return rows
}

export type KindCount = { kind: AttentionKind; count: number }

/** How many there are of each kind, most urgent first; counted no further than needed to say "more". */
export async function countTroubles(db: Db, now: Date, filter: Filter = {}): Promise<KindCount[]> {
  const { rows } = await sql<KindCount>`
    select kind, count(*) as count
    from (select kind, rank from ${unsettled(now, filter)} as trouble limit ${COUNTED_UP_TO + 1}) as counted
    group by kind, rank order by rank`.execute(db)
  return rows
}
