import { type RawBuilder, sql } from 'kysely'
import { ATTENTION_KINDS, type AttentionKind } from '#contract/attention/attention-kinds.ts'

type Sql = RawBuilder<unknown>

/** How one kind of trouble is read off the ledgers. What is left out is null. */
export type TroubleQuery = {
  kind: AttentionKind
  /** Which one of its kind, as text. */
  subject: Sql
  since: Sql
  /** When it last went wrong; what was settled before that is back on the desk. */
  latest?: Sql
  orderId?: Sql
  amountPaise?: Sql
  count?: Sql
  code?: Sql
  error?: Sql
  to?: Sql
  about?: Sql
  isWhole?: Sql
  isRefunded?: Sql
  isRestocked?: Sql
  hasLeft?: Sql
  /** By when it has to be answered: what is due first comes first. */
  due?: Sql
  /** `from … where …`, and what comes after. */
  from: Sql
}

/** So long ago. */
export const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** Every kind has the same columns, so that all of them make one list. */
export function troubleRows({ kind, ...query }: TroubleQuery): RawBuilder<unknown> {
  const { subject, since, latest = since, from } = query
  return sql`(
    select ${sql.lit(kind)}::text as kind, ${sql.lit(ATTENTION_KINDS.indexOf(kind))}::integer as rank,
      (${subject})::text as subject, ${since} as since, ${latest} as latest,
      (${query.orderId ?? NULL})::uuid as "orderId", (${query.amountPaise ?? NULL})::bigint as "amountPaise",
      (${query.count ?? sql`1`})::integer as count, (${query.code ?? NULL})::text as code,
      (${query.error ?? NULL})::text as error, (${query.to ?? NULL})::text as "to",
      (${query.about ?? NULL})::text as about, (${query.isWhole ?? sql`true`})::boolean as "isWhole",
      (${query.isRefunded ?? sql`false`})::boolean as "isRefunded",
      (${query.isRestocked ?? sql`false`})::boolean as "isRestocked",
      (${query.hasLeft ?? sql`false`})::boolean as "hasLeft", (${query.due ?? NULL})::timestamptz as due
    ${from}
  )`
}

const NULL = sql`null`
