import type { FastifyBaseLogger } from 'fastify'
import type { Gateways } from '#server/gateways/gateways.ts'
import type { Database } from '../db/database.ts'
import type { Job } from './define-job.ts'
import { JOBS_CHANNEL } from './enqueue.ts'
import { finishTogether } from './finish-together.ts'
import { freeAllJobs, nextJobIn, type Room, type TakenJob, takeJobs } from './jobs.store.ts'
import { type RunningJob, runJob } from './run-job.ts'

/** Each job knows its own data; a list of jobs does not. */
export type AnyJob = Job<never>

type Parts = {
  database: Database
  jobs: readonly AnyJob[]
  gateways: Gateways
  log: FastifyBaseLogger
  /** No other process works on this database: what a dead one had taken is free at once. */
  alone: boolean
  leaseMs?: number
  stopWithinMs?: number
}

export type Jobs = { stop: () => Promise<void> }

/** Notices wake us; this is for the rare one that was lost. */
const LOOK_AGAIN_MS = 60_000
/** Growing while the database is away. When it is back, a notice wakes us before. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [1_000, 30_000]
const SHORTEST_WAIT_MS = 50

/** Runs jobs as they fall due, until stopped. */
export async function startJobs(parts: Parts): Promise<Jobs> {
  const { database, jobs, gateways, log, alone, leaseMs = 60_000, stopWithinMs = 5_000 } = parts
  const db = database.dbWithoutTimeout
  const finish = finishTogether(db)
  const running = new Set<RunningJob>()
  /** Kinds of which there may be more than was room for. */
  const full = new Set<string>()
  let looking: Promise<void> | undefined
  let lookAgain = false
  let timer: NodeJS.Timeout | undefined
  let stopping = false
  let failures = 0

  if (alone) await freeAllJobs(db)
  await database.listen(JOBS_CHANNEL, wake)
  wake()
  return { stop }

  function wake(): void {
    if (stopping) return
    lookAgain = true
    looking ??= look().finally(() => {
      looking = undefined
      if (lookAgain) wake()
    })
  }

  async function look(): Promise<void> {
    clearTimeout(timer)
    let wait = LOOK_AGAIN_MS
    try {
      while (lookAgain && !stopping) {
        lookAgain = false
        await takeDue()
      }
      const rooms = roomsLeft()
      if (!stopping && rooms.length > 0) wait = within(await nextJobIn(db, rooms))
      if (failures > 0 && !stopping) log.info({ failures }, 'jobs are read again')
      failures = 0
    } catch (error) {
      // Said once, however long it lasts.
      if (failures === 0) log.warn({ err: error }, 'jobs cannot be read, and will go on when they can')
      wait = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)
      failures += 1
    }
    if (!stopping) timer = setTimeout(wake, wait)
  }

  /** Starts what is due, as far as there is room. A kind that is full then is looked at again when one of it ends. */
  async function takeDue(): Promise<void> {
    const rooms = roomsLeft()
    if (rooms.length === 0) return
    for (const { name } of rooms) full.delete(name)
    for (const taken of await takeJobs(db, rooms, leaseMs)) {
      const job = jobs.find(({ name }) => name === taken.name)
      if (job) start(job, taken)
    }
    const left = new Set(roomsLeft().map(({ name }) => name))
    for (const { name } of rooms) if (!left.has(name)) full.add(name)
  }

  function start(job: AnyJob, taken: TakenJob): void {
    const started = runJob({ db, gateways, log, finish }, job, taken, leaseMs)
    running.add(started)
    started.ended.then((isDone) => {
      running.delete(started)
      // All that was due of a kind with room is taken: only what has to be tried again makes another look worth while.
      if (!isDone || full.has(job.name)) wake()
    })
  }

  function roomsLeft(): Room[] {
    const rooms = jobs.map(({ name, atOnce }) => ({
      name,
      most: atOnce - [...running].filter((job) => job.name === name).length,
    }))
    return rooms.filter(({ most }) => most > 0)
  }

  /** Takes nothing new and waits for what runs; what takes too long is told to end and comes back at the next start. */
  async function stop(): Promise<void> {
    stopping = true
    clearTimeout(timer)
    await looking
    const tooLong = setTimeout(() => {
      for (const job of running) job.abort()
    }, stopWithinMs)
    await Promise.all([...running].map(({ ended }) => ended))
    clearTimeout(tooLong)
  }
}

const within = (ms = LOOK_AGAIN_MS) => Math.min(Math.max(ms, SHORTEST_WAIT_MS), LOOK_AGAIN_MS)
