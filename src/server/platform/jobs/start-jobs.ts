import type { FastifyBaseLogger } from 'fastify'
import type { Gateways } from '#server/gateways/gateways.ts'
import { batchCalls } from '../batch-calls.ts'
import type { Database } from '../db/database.ts'
import type { Job } from './define-job.ts'
import { JOBS_CHANNEL } from './enqueue.ts'
import { finishJobs, freeAllJobs, type Room, type TakenJob, takeJobs } from './jobs.store.ts'
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
  crowdPauseMs?: number
}

export type Jobs = { stop: () => Promise<void> }

/** Notices wake us; this is for the rare one that was lost. */
const LOOK_AGAIN_MS = 60_000
/** Growing while the database is away. When it is back, a notice wakes us before. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [1_000, 30_000]
const SHORTEST_WAIT_MS = 50
/**
 * While orders flow, each look takes the jobs of several: what is done for all of them costs once, and those who buy do
 * not wait for it as often. Nobody notices half a second; after a quiet one a job runs at once.
 */
const LOOK_ONCE_IN_MS = 500
/** Jobs that end within this time are noted as done together. */
const NOTE_ONCE_IN_MS = 20

/** Runs jobs as they fall due, until stopped. */
export async function startJobs(parts: Parts): Promise<Jobs> {
  const { database, jobs, gateways, log, alone, leaseMs = 60_000, stopWithinMs = 5_000, crowdPauseMs = 5_000 } = parts
  const db = database.dbWithoutTimeout
  const finish = batchCalls(
    async (done: TakenJob[]) => {
      await finishJobs(db, done)
      return done
    },
    ({ id }) => id,
    NOTE_ONCE_IN_MS,
  )
  const running = new Set<RunningJob>()
  /** Kinds of which there may be more than was room for. */
  const full = new Set<string>()
  let looking: Promise<void> | undefined
  let lastLook = Number.NEGATIVE_INFINITY
  let nextLook = Number.POSITIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let stopping = false
  let failures = 0

  if (alone) await freeAllJobs(db)
  await database.listen(JOBS_CHANNEL, hear)
  lookIn(0)
  return { stop }

  function hear(dueInMs?: string): void {
    lookWhenDue(Number(dueInMs ?? 0))
  }

  /** After so long, and not soon after the look before. */
  function lookWhenDue(ms: number): void {
    lookIn(Math.max(ms, lastLook + LOOK_ONCE_IN_MS - performance.now(), 0))
  }

  /** Looks after so long, unless it does so before anyway. */
  function lookIn(ms: number): void {
    const at = performance.now() + ms
    if (stopping || at >= nextLook) return
    nextLook = at
    if (!looking) setTimer()
  }

  function setTimer(): void {
    clearTimeout(timer)
    timer = setTimeout(startLooking, Math.max(0, nextLook - performance.now()))
  }

  function startLooking(): void {
    nextLook = Number.POSITIVE_INFINITY
    if (givesWay()) {
      lookIn(LOOK_ONCE_IN_MS)
      return
    }
    lastLook = performance.now()
    looking = look().then((wait) => {
      looking = undefined
      lookWhenDue(wait)
      if (!stopping) setTimer()
    })
  }

  /** Who buys in a full shop goes first, and a mail comes seconds later: not more than that, however long it is full. */
  function givesWay(): boolean {
    return database.isCrowded() && performance.now() < lastLook + crowdPauseMs
  }

  /** Answers after how long to look again. */
  async function look(): Promise<number> {
    try {
      const wait = within(await takeDue())
      if (failures > 0) log.info({ failures }, 'jobs are read again')
      failures = 0
      return wait
    } catch (error) {
      // Said once, however long it lasts.
      if (failures === 0) log.warn({ err: error }, 'jobs cannot be read, and will go on when they can')
      const wait = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)
      failures += 1
      return wait
    }
  }

  /**
   * Starts what is due, as far as there is room; answers when there will be more. A kind that is full then is looked at
   * again when one of it ends.
   */
  async function takeDue(): Promise<number | undefined> {
    const rooms = roomsLeft()
    if (rooms.length === 0) return undefined
    const { jobs: due, nextInMs } = await takeJobs(db, rooms, leaseMs)
    for (const taken of due) {
      const job = jobs.find(({ name }) => name === taken.name)
      if (job) start(job, taken)
    }
    for (const { name, most } of rooms) {
      const mayBeMore = due.filter((taken) => taken.name === name).length === most
      if (mayBeMore) full.add(name)
      else full.delete(name)
    }
    // Some have ended meanwhile.
    if (jobs.some((job) => full.has(job.name) && isHalfFree(job))) lookIn(0)
    return nextInMs
  }

  function start(job: AnyJob, taken: TakenJob): void {
    const started = runJob({ db, gateways, log, finish }, job, taken, leaseMs)
    running.add(started)
    started.ended.then((isDone) => {
      running.delete(started)
      // All that was due of a kind with room is taken: only what has to be tried again makes another look worth while.
      if (!isDone || (full.has(job.name) && isHalfFree(job))) lookIn(0)
    })
  }

  function countOf(name: string): number {
    return [...running].filter((job) => job.name === name).length
  }

  /** One more place is not worth a look where there are many. */
  function isHalfFree({ name, concurrency }: AnyJob): boolean {
    return countOf(name) <= concurrency / 2
  }

  function roomsLeft(): Room[] {
    const rooms = jobs.map(({ name, concurrency }) => ({ name, most: concurrency - countOf(name) }))
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
