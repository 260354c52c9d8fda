import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Gateways } from '#server/gateways/gateways.ts'
import { eventually } from '#tests/support/eventually.ts'
import { keptLog } from '#tests/support/kept-log.ts'
import { onRealPostgres, testDatabase } from '#tests/support/test-database.ts'
import { letTimePass } from '#tests/support/waiting-jobs.ts'
import { defineJob, FinalFailure, type Job } from './define-job.ts'
import { enqueue } from './enqueue.ts'
import { takeJobs } from './jobs.store.ts'
import { type AnyJob, type Jobs, startJobs } from './start-jobs.ts'

const MINUTE = 60_000
const opened = testDatabase()
const db = () => opened.database.db
const rows = () => db().selectFrom('jobs').selectAll().orderBy('id').execute()
/** The jobs of these tests ask nobody outside. */
const gateways = {} as Gateways

let started: Jobs[] = []
let seen: string[] = []
let logged = keptLog()
let isCrowded = false
let askedWhetherCrowded = 0
beforeEach(() => {
  seen = []
  logged = keptLog()
  askedWhetherCrowded = 0
  isCrowded = false
})
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()))
  started = []
})

type More = { alone?: boolean; leaseMs?: number; stopWithinMs?: number; crowdPauseMs?: number }

async function start(jobs: AnyJob[], more: More = {}) {
  const { log } = logged
  const database = {
    ...opened.database,
    isCrowded: () => {
      askedWhetherCrowded += 1
      return isCrowded
    },
  }
  const running = await startJobs({ database, jobs, gateways, log, alone: false, ...more })
  started.push(running)
  return running
}

const noting = (more: Partial<Job<string>> = {}) =>
  defineJob<string>('note', {
    concurrency: 2,
    retryAfterMs: [MINUTE, 2 * MINUTE],
    run: async (_, word) => {
      seen.push(word)
    },
    ...more,
  })

/** Minutes until each job may be taken. */
const waits = async () => (await rows()).map(({ run_at }) => Math.round((run_at.getTime() - Date.now()) / MINUTE))

test('a job runs once and is forgotten', async () => {
  const job = noting()
  await start([job])
  await enqueue(db(), job, 'paper')
  await eventually(async () => expect(await rows()).toEqual([]))
  expect(seen).toEqual(['paper'])
})

test('a job for soon runs when it is due, also while another waits for later', async () => {
  const job = noting()
  await start([job])
  await enqueue(db(), job, 'now')
  await eventually(async () => expect(await rows()).toEqual([]))
  await enqueue(db(), job, 'later', { runAt: new Date(Date.now() + MINUTE) })
  await enqueue(db(), job, 'soon', { runAt: new Date(Date.now() + 300) })
  await eventually(() => expect(seen).toEqual(['now', 'soon']))
  expect(await waits()).toContain(1)
})

test('a job noted in a transaction runs when that commits, never when it is rolled back', async () => {
  const job = noting()
  await start([job])
  const broken = db()
    .transaction()
    .execute(async (tx) => {
      await enqueue(tx, job, 'rolled back')
      throw new Error('no')
    })
  await expect(broken).rejects.toThrow('no')
  await db()
    .transaction()
    .execute((tx) => enqueue(tx, job, 'committed'))
  await eventually(() => expect(seen).toEqual(['committed']))
})

test('a job that fails is tried again, each time later', async () => {
  let broken = 2
  const run = vi.fn(async () => {
    if (broken-- > 0) throw new Error('the bridge is closed')
  })
  const job = noting({ run })
  await start([job])
  await enqueue(db(), job, 'paper')
  await eventually(async () => expect(await rows()).toMatchObject([{ lease: null, attempts: 1 }]))
  expect(await waits()).toEqual([1])
  await letTimePass(db(), MINUTE)
  await eventually(async () => expect(await rows()).toMatchObject([{ lease: null, attempts: 2 }]))
  expect(await waits()).toEqual([2])
  expect(await rows()).toMatchObject([{ last_error: 'the bridge is closed', failed_at: null }])
  await letTimePass(db(), 2 * MINUTE)
  await eventually(async () => expect(await rows()).toEqual([]))
  expect(run).toHaveBeenCalledTimes(3)
})

test('a job is given up after its last try, and at once when trying again cannot help', async () => {
  const hopeless = noting({ retryAfterMs: [], run: () => Promise.reject(new Error('still closed')) })
  const refused = defineJob<string>('refused', {
    ...noting(),
    run: () => Promise.reject(new FinalFailure('nobody of that name')),
  })
  await start([hopeless, refused])
  await enqueue(db(), hopeless, 'one')
  await enqueue(db(), refused, 'two')
  await eventually(async () => {
    expect((await rows()).map(({ last_error }) => last_error)).toEqual(['still closed', 'nobody of that name'])
  })
  expect((await rows()).every(({ failed_at }) => failed_at)).toBe(true)
  expect(logged.lines.filter((line) => line.includes('job given up'))).toHaveLength(2)
})

test('what a dead process had taken runs again: at once where no other can be at work', async () => {
  const job = noting()
  await enqueue(db(), job, 'paper')
  await takeJobs(db(), [{ name: job.name, most: 1 }], MINUTE)
  await start([job], { alone: true })
  await eventually(() => expect(seen).toEqual(['paper']))
})

test('what a dead process had taken runs again: after its lease where others may be at work', async () => {
  const job = noting()
  await enqueue(db(), job, 'dead')
  await takeJobs(db(), [{ name: job.name, most: 1 }], MINUTE)
  await start([job])
  await enqueue(db(), job, 'new')
  await eventually(() => expect(seen).toEqual(['new']))
  await letTimePass(db(), MINUTE)
  await eventually(() => expect(seen).toEqual(['new', 'dead']))
})

test('a job under which the process dies each time is given up', async () => {
  const job = noting()
  await enqueue(db(), job, 'poison')
  for (let death = 0; death < 3; death++)
    expect(await takeJobs(db(), [{ name: job.name, most: 1 }], 0)).toMatchObject({ jobs: [{ data: 'poison' }] })
  await start([job])
  await eventually(async () => expect(await rows()).toMatchObject([{ last_error: 'the process ended at each try' }]))
  expect(seen).toEqual([])
})

test('two processes never run one job at the same time, and none runs more than its share', async () => {
  const words = Array.from({ length: 60 }, (_, index) => `word ${index}`)
  let underWay = 0
  let most = 0
  const job = noting({
    run: async (ctx, word) => {
      most = Math.max(most, ++underWay)
      await ctx.db.selectFrom('jobs').select('id').execute()
      seen.push(word)
      underWay--
    },
  })
  for (const word of words) await enqueue(db(), job, word)
  await Promise.all([start([job]), start([job])])
  await eventually(async () => expect(await rows()).toEqual([]))
  expect(seen.toSorted()).toEqual(words.toSorted())
  expect(most).toBeLessThanOrEqual(4)
})

test('a job whose lease went to another process is told to stop', async () => {
  const stopped = Promise.withResolvers<void>()
  const job = noting({
    run: async (ctx) => {
      ctx.signal.addEventListener('abort', () => stopped.resolve())
      await ctx.db.updateTable('jobs').set({ lease: ctx.id }).execute()
      await stopped.promise
    },
  })
  await start([job], { leaseMs: 30 })
  await enqueue(db(), job, 'paper')
  await stopped.promise
})

test('closing waits for the job under way and begins no other', async () => {
  const begun = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const job = noting({
    concurrency: 1,
    run: async (_, word) => {
      begun.resolve()
      await mayEnd.promise
      seen.push(word)
    },
  })
  const jobs = await start([job])
  await enqueue(db(), job, 'first')
  await enqueue(db(), job, 'second')
  await begun.promise
  const stopped = jobs.stop().then(() => seen.push('stopped'))
  mayEnd.resolve()
  await stopped
  expect(seen).toEqual(['first', 'stopped'])
  expect(await rows()).toMatchObject([{ data: 'second', lease: null, attempts: 0 }])
})

test('a job that takes too long to wait for goes back and runs at the next start', async () => {
  const begun = Promise.withResolvers<void>()
  const endless = noting({
    run: async () => {
      begun.resolve()
      await new Promise(() => {})
    },
  })
  const jobs = await start([endless], { stopWithinMs: 1 })
  await enqueue(db(), endless, 'paper')
  await begun.promise
  await jobs.stop()
  await start([noting()])
  await eventually(() => expect(seen).toEqual(['paper']))
})

test('a broken database delays jobs but ends nothing', async () => {
  const job = noting()
  const failing = vi.spyOn(opened.database.jobsPool, 'connect').mockRejectedValue(new Error('connection lost') as never)
  await start([job])
  await eventually(() => expect(logged.lines.join()).toContain('jobs cannot be read'))
  failing.mockRestore()
  await enqueue(db(), job, 'paper')
  await eventually(() => expect(seen).toEqual(['paper']))
})

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

test('what is done while the database goes away is noted when it is back, not done again', async () => {
  const failing = vi.spyOn(opened.database.jobsPool, 'connect')
  const job = noting({
    run: async (_, word) => {
      seen.push(word)
      failing.mockClear().mockRejectedValue(refused() as never)
    },
  })
  await start([job])
  await enqueue(db(), job, 'paper')
  await eventually(() => expect([seen.length, failing.mock.calls.length]).toEqual([1, expect.toSatisfy((n) => n > 0)]))
  failing.mockRestore()
  await eventually(async () => expect(await rows()).toEqual([]))
  expect(seen).toEqual(['paper'])
})

test('a database that stays away is told of once, and once when it is back', async () => {
  const failing = vi.spyOn(opened.database.jobsPool, 'connect').mockRejectedValue(refused() as never)
  await start([noting()])
  await eventually(() => expect(failing.mock.calls.length).toBeGreaterThanOrEqual(2))
  failing.mockRestore()
  const said = (text: string) => logged.lines.filter((line) => line.includes(text)).length
  await eventually(() => expect(said('jobs are read again')).toBe(1))
  expect(said('jobs cannot be read')).toBe(1)
})

test('jobs wait while the shop is full, and run when it is not', async () => {
  const job = noting()
  await start([job])
  await enqueue(db(), job, 'before')
  await eventually(async () => expect(await rows()).toEqual([]))
  isCrowded = true
  await enqueue(db(), job, 'paper')
  const asked = askedWhetherCrowded
  await eventually(() => expect(askedWhetherCrowded).toBeGreaterThan(asked + 1))
  expect(seen).toEqual(['before'])
  isCrowded = false
  await eventually(() => expect(seen).toEqual(['before', 'paper']))
})

test('a shop that stays full puts jobs off, not out', async () => {
  const job = noting()
  isCrowded = true
  await start([job], { crowdPauseMs: 1 })
  await enqueue(db(), job, 'paper')
  await eventually(() => expect(seen).toEqual(['paper']))
})

// The embedded database has the clock of its process.
test.runIf(onRealPostgres)(
  'a job runs at the time of the database that keeps the queue, whatever the clock of its process says',
  async () => {
    const times: Date[] = []
    const job = noting({ run: async ({ now }) => void times.push(now) })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 30_000 })
    try {
      await enqueue(db(), job, 'paper')
      await start([job])
      await eventually(() => expect(times).toHaveLength(1))
    } finally {
      vi.useRealTimers()
    }
    expect(Math.abs(Date.now() - (times[0]?.getTime() ?? 0)), 'the process was half a minute behind').toBeLessThan(
      15_000,
    )
  },
)
