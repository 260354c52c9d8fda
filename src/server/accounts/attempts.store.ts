import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** So many tries go free, then each is followed by a wait that doubles up to the longest. Forgotten after a rest. */
export type GrowingLimit = { free: number; longestSeconds: number; forgottenAfterMs: number }
/** So many within a while, and each so long after the one before. */
export type WindowLimit = { most: number; withinMs: number; apartMs: number }

const before = (moment: Date, ms: number) => new Date(moment.getTime() - ms)

/**
 * Counts a try before its outcome is known, so that a thousand at once are a thousand tries. Answers the moment until
 * which the subject must wait, or undefined when this try may go on. Tries during a wait do not lengthen it.
 */
export async function countTry(db: Db, subject: string, limit: GrowingLimit, now: Date): Promise<Date | undefined> {
  const isForgotten = sql`attempts.last_at < ${before(now, limit.forgottenAfterMs)}::timestamptz`
  const count = sql`case when ${isForgotten} then 1 else attempts.count + 1 end`
  const wait = sql`case when ${count} < ${limit.free}::int then 0
    else least(${limit.longestSeconds}::int, power(2, least(20, ${count} - ${limit.free}::int))) end`
  // One question for both outcomes: most of a flood is refused, and should cost little.
  const { rows } = await sql<{ isTaken: boolean; until: Date | null }>`
    with taken as (
      insert into attempts (subject, count, since, last_at, blocked_until)
      values (${subject}, 1, ${now}, ${now}, ${now})
      on conflict (subject) do update set
        count = ${count},
        last_at = ${now}::timestamptz,
        blocked_until = ${now}::timestamptz + make_interval(secs => ${wait})
      where attempts.blocked_until <= ${now}::timestamptz
      returning subject
    )
    select exists (select from taken) as "isTaken",
      (select blocked_until from attempts where subject = ${subject}) as until`.execute(db)
  return rows[0]?.isTaken ? undefined : (rows[0]?.until ?? now)
}

/** Takes one of the limited number. Answers the moment when the next may be taken, or undefined when this one was. */
export async function takeOne(db: Db, subject: string, limit: WindowLimit, now: Date): Promise<Date | undefined> {
  const isOver = sql`attempts.since <= ${before(now, limit.withinMs)}::timestamptz`
  const { rows } = await sql`
    insert into attempts (subject, count, since, last_at, blocked_until)
    values (${subject}, 1, ${now}, ${now}, ${now})
    on conflict (subject) do update set
      count = case when ${isOver} then 1 else attempts.count + 1 end,
      since = case when ${isOver} then ${now}::timestamptz else attempts.since end,
      last_at = ${now}::timestamptz
    where (${isOver} or attempts.count < ${limit.most}::int)
      and attempts.last_at <= ${before(now, limit.apartMs)}::timestamptz
    returning subject`.execute(db)
  return rows.length > 0 ? undefined : nextOne(db, subject, limit)
}

async function nextOne(db: Db, subject: string, { most, withinMs, apartMs }: WindowLimit): Promise<Date> {
  const row = await db.selectFrom('attempts').selectAll().where('subject', '=', subject).executeTakeFirstOrThrow()
  const windowEnds = row.count < most ? 0 : row.since.getTime() + withinMs
  return new Date(Math.max(windowEnds, row.last_at.getTime() + apartMs))
}

/** After the right secret: the tries before it were its owner's, or no longer matter. */
export async function forgetTries(db: Db, subjects: readonly string[]): Promise<void> {
  await db.deleteFrom('attempts').where('subject', 'in', subjects).execute()
}

/** Takes back one try that turned out to be right. */
export async function takeBackTry(db: Db, subject: string, now: Date): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ count: sql`greatest(0, count - 1)`, blocked_until: now })
    .where('subject', '=', subject)
    .execute()
}
