import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { deleteInBatches } from '../db/delete-in-batches.ts'
import { keyedRows } from '../db/keyed-rows.ts'
import { JOBS_CHANNEL } from './enqueue.ts'

/** A job in the hands of this process, as long as its lease holds. All times are the database's: one clock for all. */
export type TakenJob = {
  id: string
  name: string
  data: unknown
  key: string | null
  attempts: number
  lease: string
  takenAt: Date
}

/** On the desk of the staff until they deal with it, and no longer than a quarter. */
const KEEP_FAILED_MS = 90 * 24 * 60 * 60 * 1000
const LONGEST_ERROR = 500

const fromNow = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`

/** How many jobs of a kind can be run at the moment. */
export type Room = { name: string; most: number }

/** What was taken, and in how many milliseconds the next job of these kinds is due; undefined when none waits. */
type Taken = { jobs: TakenJob[]; nextInMs: number | undefined }

/**
 * Takes the jobs that are due longest, of each kind as many as there is room for, for a while: no other process gets them
 * until then. One statement, however many they are. What is due is told by the time at which the statement begins: that
 * stands still, so the index ends the search, and jobs for later are not looked at.
 */
export async function takeJobs(db: Db, rooms: readonly Room[], leaseMs: number): Promise<Taken> {
  const lease = randomUUID()
  const { rows } = await sql<Omit<TakenJob, 'lease' | 'id'> & { id: string | null; nextInMs: number | null }>`
    with due as materialized (
      select longest.id
      from ${kinds(rooms)}
      cross join lateral (
        select id from jobs
        where name = kind.name and failed_at is null and run_at <= statement_timestamp()
        order by run_at limit kind.most
        for update skip locked
      ) as longest
    ), taken as (
      update jobs set lease = ${lease}::uuid, run_at = ${fromNow(leaseMs)}, attempts = attempts + 1
      from due where jobs.id = due.id
      returning jobs.id, name, data, key, attempts, clock_timestamp() as "takenAt"
    ), next as (
      select (extract(epoch from min(later.run_at) - clock_timestamp()) * 1000)::float8 as "nextInMs"
      from ${kinds(rooms)}
      cross join lateral (
        select run_at from jobs
        where name = kind.name and failed_at is null and run_at > statement_timestamp()
        order by run_at limit 1
      ) as later
    )
    select * from next left join taken on true
  `.execute(db)
  const jobs = rows.flatMap(({ id, nextInMs: _, ...row }) => (id === null ? [] : { ...row, id, lease }))
  jobs.sort((one, other) => (one.id < other.id ? -1 : 1))
  return { jobs, nextInMs: rows[0]?.nextInMs ?? undefined }
}

const kinds = (rooms: readonly Room[]) =>
  sql`unnest(${rooms.map(({ name }) => name)}::text[], ${rooms.map(({ most }) => most)}::integer[]) as kind (name, most)`

/** Answers false when the job is no longer ours. */
export async function extendLease(db: Db, { id, lease }: TakenJob, leaseMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ run_at: fromNow(leaseMs) })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function finishJobs(db: Db, jobs: readonly Pick<TakenJob, 'id' | 'lease'>[]): Promise<void> {
  const done = keyedRows(['uuid', jobs.map(({ id }) => id)], ['uuid', jobs.map(({ lease }) => lease)])
  await sql`
    delete from jobs using ${done} as done (id, lease) where jobs.id = done.id and jobs.lease = done.lease
  `.execute(db)
}

/** Puts a job back for later. Where a newer one of its key waits by now, that one does the work. */
export async function postponeJob(db: Db, job: TakenJob, afterMs: number, error: string): Promise<void> {
  await sql`
    with newer as (
      select 1 from jobs where name = ${job.name} and key = ${job.key} and lease is null and failed_at is null
    ), dropped as (
      delete from jobs where id = ${job.id} and lease = ${job.lease} and exists (select 1 from newer)
    )
    update jobs set lease = null, run_at = ${fromNow(afterMs)}, last_error = ${error.slice(0, LONGEST_ERROR)}
    where id = ${job.id} and lease = ${job.lease} and not exists (select 1 from newer)
  `.execute(db)
}

/** Gives a job up. Of its data this is kept, for people to look at; undefined leaves no trace of it. */
export async function giveUpJob(db: Db, { id, lease }: TakenJob, error: string, kept: unknown): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      lease: null,
      data: sql`${JSON.stringify(kept ?? {})}::jsonb`,
      failed_at: sql`clock_timestamp()`,
      last_error: error.slice(0, LONGEST_ERROR),
    })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute()
  if (kept === undefined) await db.deleteFrom('jobs').where('id', '=', id).where('failed_at', 'is not', null).execute()
}

export async function purgeFailedJobs(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, 'jobs', sql`failed_at < ${new Date(now.getTime() - KEEP_FAILED_MS)}`)
}

/** Starts a job that was given up from its beginning. Where a newer one of its key waits by now, that one does the work. */
export async function retryFailedJob(tx: Db, id: string): Promise<boolean> {
  const dead = await tx
    .selectFrom('jobs')
    .select(['name', 'key'])
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!dead) return false
  const newer = await tx
    .selectFrom('jobs')
    .select('id')
    .where('name', '=', dead.name)
    .where('key', '=', dead.key)
    .where('lease', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  if (newer) await tx.deleteFrom('jobs').where('id', '=', id).execute()
  else {
    const fresh = { failed_at: null, last_error: null, attempts: 0, run_at: sql<Date>`clock_timestamp()` }
    await tx.updateTable('jobs').set(fresh).where('id', '=', id).execute()
  }
  await wakeJobs(tx)
  return true
}

/**
 * For mails to somebody who is gone. What was given up goes now; what still waits is marked, so that its kind can leave no
 * trace of it should it be given up.
 */
export async function forgetJobsTo(tx: Db, name: string, to: readonly string[], mark: object): Promise<void> {
  const isTheirs = sql<boolean>`lower(data ->> 'to') = any (${to.map((email) => email.toLowerCase())}::text[])`
  await tx.deleteFrom('jobs').where('name', '=', name).where('failed_at', 'is not', null).where(isTheirs).execute()
  await tx
    .updateTable('jobs')
    .set({ data: sql`data || ${JSON.stringify(mark)}::jsonb` })
    .where('name', '=', name)
    .where(isTheirs)
    .execute()
}

/** Those of a name that wait for their next try are due at once. */
export async function runJobsNow(tx: Db, name: string): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ run_at: sql`clock_timestamp()` })
    .where('name', '=', name)
    .where('failed_at', 'is', null)
    .where('last_error', 'is not', null)
    .where('lease', 'is', null)
    .execute()
  await wakeJobs(tx)
}

const wakeJobs = (tx: Db) => sql`select pg_notify(${JOBS_CHANNEL}, '')`.execute(tx)

/** What is due and in nobody's hands, by kind. One that was taken is due again only when its lease is over. */
export async function dueJobs(db: Db): Promise<{ name: string; count: number; waitedSeconds: number }[]> {
  const { rows } = await sql<{ name: string; count: number; waitedSeconds: number }>`
    select name, count(*) as count, extract(epoch from clock_timestamp() - min(run_at))::float8 as "waitedSeconds"
    from jobs where failed_at is null and run_at <= clock_timestamp() group by name
  `.execute(db)
  return rows
}

/** What a process that died had taken is due at once. Only right where no other process can be at work. */
export async function freeAllJobs(db: Db): Promise<void> {
  await db.updateTable('jobs').set({ run_at: sql`clock_timestamp()` }).where('lease', 'is not', null).execute()
}
