import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { letTimePass } from '#tests/support/waiting-jobs.ts'
import { defineJob } from './define-job.ts'
import { enqueue } from './enqueue.ts'
import { extendLease, finishJobs, postponeJob, type TakenJob, takeJobs } from './jobs.store.ts'

const MINUTE = 60_000
const opened = testDatabase()
const db = () => opened.database.db
const job = defineJob<string>('note', { concurrency: 1, retryAfterMs: [], run: async () => {} })
const look = (name = job.name) => takeJobs(db(), [{ name, most: 1 }], MINUTE)
const take = async () => (await look()).jobs[0]
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE)
const words = async () => (await db().selectFrom('jobs').select('data').orderBy('id').execute()).map(({ data }) => data)

async function taken(): Promise<TakenJob> {
  const one = await take()
  if (!one) throw new Error('nothing was due')
  return one
}

test('a job for later is not taken before', async () => {
  await enqueue(db(), job, 'later', { runAt: inMinutes(15) })
  const { jobs, nextInMs = 0 } = await look()
  expect(jobs).toEqual([])
  expect(Math.round(nextInMs / MINUTE)).toBe(15)
  await letTimePass(db(), 15 * MINUTE)
  expect(await take()).toMatchObject({ data: 'later', attempts: 1 })
})

test('jobs that this process does not know stay for one that does', async () => {
  await enqueue(db(), job, 'paper')
  expect(await look('other')).toEqual({ jobs: [], nextInMs: undefined })
})

test('one job waits under a key, and runs at the earliest time asked for', async () => {
  await enqueue(db(), job, 'first', { key: 'order 7', runAt: inMinutes(15) })
  await enqueue(db(), job, 'again', { key: 'order 7', runAt: inMinutes(30) })
  await enqueue(db(), job, 'other', { key: 'order 8', runAt: inMinutes(15) })
  expect(await words()).toEqual(['first', 'other'])
  await enqueue(db(), job, 'now', { key: 'order 7' })
  expect(await take()).toMatchObject({ data: 'first' })
  expect(await take()).toBeUndefined()
})

test('a job asked for while its like runs is noted; if that one fails, the newer does the work', async () => {
  await enqueue(db(), job, 'first', { key: 'order 7' })
  const first = await taken()
  await enqueue(db(), job, 'second', { key: 'order 7', runAt: inMinutes(5) })
  await postponeJob(db(), first, MINUTE, 'no')
  expect(await words()).toEqual(['second'])
})

test('a failed job of a key waits again when nothing newer does', async () => {
  await enqueue(db(), job, 'first', { key: 'order 7' })
  await postponeJob(db(), await taken(), MINUTE, 'no')
  expect(await words()).toEqual(['first'])
  await enqueue(db(), job, 'now', { key: 'order 7' })
  expect(await take()).toMatchObject({ data: 'first', attempts: 2 })
})

test('a lease can be kept up, and is worth nothing once the job went to another', async () => {
  await enqueue(db(), job, 'paper')
  const slow = await taken()
  await letTimePass(db(), MINUTE - 5_000)
  expect(await extendLease(db(), slow, MINUTE)).toBe(true)
  await letTimePass(db(), MINUTE - 5_000)
  expect(await take()).toBeUndefined()
  await letTimePass(db(), 5_000)
  expect(await take()).toMatchObject({ id: slow.id, attempts: 2 })
  expect(await extendLease(db(), slow, MINUTE)).toBe(false)
  await finishJobs(db(), [slow])
  await postponeJob(db(), slow, 0, 'too late')
  expect(await take()).toBeUndefined()
  expect(await words()).toEqual(['paper'])
})
