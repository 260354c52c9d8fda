import { sql } from 'kysely'
import type { Mail } from '#server/gateways/mail/mail.ts'
import type { Db } from '#server/platform/db/database.ts'
import { JOBS_CHANNEL } from '#server/platform/jobs/enqueue.ts'

/** The mails that wait to be sent, oldest first. */
export async function queuedMails(db: Db): Promise<Mail[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('data')
    .where('name', '=', 'send-mail')
    .where('failed_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ data }) => data as Mail)
}

/** For the jobs, so much time has gone by. */
export async function letTimePass(db: Db, ms: number): Promise<void> {
  await sql`update jobs set run_at = run_at - ${ms} * interval '1 millisecond'`.execute(db)
  await sql`select pg_notify(${JOBS_CHANNEL}, '')`.execute(db)
}
