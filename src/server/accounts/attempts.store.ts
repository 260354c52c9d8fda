import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** Exponential backoff: the wait after each attempt beyond the free ones doubles up to a maximum, and resets after a pause. */
export type BackoffLimit = { free: number; maxWaitSeconds: number; resetAfterMs: number }
/** At most so many in a fixed window, with a minimum interval between two if there is to be one. */
export type WindowLimit = { max: number; windowMs: number; minIntervalMs?: number }

/** Not blocked at all. Any moment of ours would be too late for a call that came just before it and is counted after it. */
const NEVER = new Date(0)

const earlier = (moment: Date, ms: number) => new Date(moment.getTime() - ms)

/**
 * Counts an attempt before its outcome is known, so that a thousand in parallel count as a thousand. Returns until when
 * the subject is blocked, or undefined when this attempt may go on. Attempts while blocked do not extend the wait.
 */
export async function countAttempt(db: Db, subject: string, limit: BackoffLimit, now: Date): Promise<Date | undefined> {
  const isReset = sql`attempts.last_at < ${earlier(now, limit.resetAfterMs)}::timestamptz`
  const count = sql`case when ${isReset} then 1 else attempts.count + 1 end`
  const wait = sql`case when ${count} < ${limit.free}::int then 0
    else least(${limit.maxWaitSeconds}::int, power(2, least(20, ${count} - ${limit.free}::int))) end`
  // One query for both outcomes: most requests of a flood are refused, and should cost little.
  const { rows } = await sql<{ isCounted: boolean; until: Date | null }>`
    with counted as (
      insert into attempts (subject, count, since, last_at, blocked_until)
      values (${subject}, 1, ${now}, ${now}, ${NEVER})
      on conflict (subject) do update set
        count = ${count},
        last_at = greatest(attempts.last_at, ${now}::timestamptz),
        blocked_until = case when ${wait} = 0 then ${NEVER}::timestamptz
          else ${now}::timestamptz + make_interval(secs => ${wait}) end
      where attempts.blocked_until <= ${now}::timestamptz
      returning subject
    )
    select exists (select from counted) as "isCounted",
      (select blocked_until from attempts where subject = ${subject}) as until`.execute(db)
  return rows[0]?.isCounted ? undefined : (rows[0]?.until ?? now)
}

/** Counts one use in the window. Returns when the next one is allowed, or undefined when this one is. */
export async function countInWindow(db: Db, subject: string, limit: WindowLimit, now: Date): Promise<Date | undefined> {
  const { minIntervalMs = 0 } = limit
  const isOver = sql`attempts.since <= ${earlier(now, limit.windowMs)}::timestamptz`
  // Calls of one moment may be counted in another order than they came.
  const isSpaced = minIntervalMs > 0 ? sql`attempts.last_at <= ${earlier(now, minIntervalMs)}::timestamptz` : sql`true`
  const { rows } = await sql`
    insert into attempts (subject, count, since, last_at, blocked_until)
    values (${subject}, 1, ${now}, ${now}, ${NEVER})
    on conflict (subject) do update set
      count = case when ${isOver} then 1 else attempts.count + 1 end,
      since = case when ${isOver} then ${now}::timestamptz else attempts.since end,
      last_at = greatest(attempts.last_at, ${now}::timestamptz)
    where (${isOver} or attempts.count < ${limit.max}::int) and ${isSpaced}
    returning subject`.execute(db)
  return rows.length > 0 ? undefined : nextInWindow(db, subject, limit)
}

async function nextInWindow(db: Db, subject: string, { max, windowMs, minIntervalMs = 0 }: WindowLimit): Promise<Date> {
  const row = await db.selectFrom('attempts').selectAll().where('subject', '=', subject).executeTakeFirstOrThrow()
  const windowEnds = row.count < max ? 0 : row.since.getTime() + windowMs
  return new Date(Math.max(windowEnds, row.last_at.getTime() + minIntervalMs))
}

/** After the right secret: the attempts before it were its owner's, or no longer matter. */
export async function deleteAttempts(db: Db, subjects: readonly string[]): Promise<void> {
  await db.deleteFrom('attempts').where('subject', 'in', subjects).execute()
}

/** Uncounts one attempt that turned out to be right. */
export async function undoAttempt(db: Db, subject: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ count: sql`greatest(0, count - 1)`, blocked_until: NEVER })
    .where('subject', '=', subject)
    .execute()
}
