import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { SecurityEventsTable } from './security-event.table.ts'

type SecurityEventRow = Selectable<SecurityEventsTable>
type Position = { at: Date; id: string }

/** At most so many since a moment. */
export type Cap = { max: number; since: Date; of: 'subject' | 'nobody-at-address' | 'all-failures' }

/** Writes the event down unless there are too many of its kind already. Returns whether it was written. */
export async function insertEventWithin(db: Db, event: SecurityEventRow, caps: readonly Cap[]): Promise<boolean> {
  const { id, at, event: name, subject_id, actor_id, address, device, detail } = event
  const isWithin = caps.map(
    (cap) => sql`(
    select count(*) from (
      select from security_events where ${CAPPED[cap.of](event)} and at > ${cap.since}::timestamptz limit ${cap.max}
    ) as recent) < ${cap.max}`,
  )
  const { numAffectedRows } = await sql`
    insert into security_events (id, at, event, subject_id, actor_id, address, device, detail)
    select ${id}::uuid, ${at}::timestamptz, ${name}, ${subject_id}::uuid, ${actor_id}::uuid, ${address}, ${device}, ${detail}
    where ${sql.join(isWithin, sql` and `)}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

const CAPPED: Record<Cap['of'], (event: SecurityEventRow) => RawBuilder<unknown>> = {
  subject: ({ subject_id, event }) => sql`subject_id = ${subject_id}::uuid and event = ${event}`,
  'nobody-at-address': ({ address }) => sql`subject_id is null and address = ${address}`,
  'all-failures': () => sql`event like '%-failed'`,
}

/** What happened to the account and what its owner did to others, newest first, with the names of both. */
export async function eventsOf(db: Db, userId: string, after: Position | undefined, limit: number) {
  const isAfter = after ? sql`(at, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`
  const part = (whose: RawBuilder<unknown>) =>
    sql`(select * from security_events where ${whose} and ${isAfter} order by at desc, id desc limit ${limit})`
  const { rows } = await sql<SecurityEventRow & { actorName: string | null; subjectName: string | null }>`
    select events.*, actor.full_name as "actorName", subject.full_name as "subjectName"
    from (
      ${part(sql`subject_id = ${userId}::uuid`)}
      union all
      ${part(sql`actor_id = ${userId}::uuid and actor_id <> subject_id`)}
    ) as events
    left join users as actor on actor.id = events.actor_id
    left join users as subject on subject.id = events.subject_id
    order by events.at desc, events.id desc limit ${limit}`.execute(db)
  return rows
}
