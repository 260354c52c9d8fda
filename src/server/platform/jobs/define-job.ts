import type { FastifyBaseLogger } from 'fastify'
import type { Gateways } from '#server/gateways/gateways.ts'
import type { Db } from '../db/database.ts'

/** What a job may use. Its id stays the same over all its tries, so outside services can recognise a repetition. */
export type JobCtx = {
  db: Db
  gateways: Gateways
  now: Date
  log: FastifyBaseLogger
  id: string
  /** A failure of this one gives the job up. */
  isLastTry: boolean
  /** Aborted when the shop closes and cannot wait any longer, or when the job was given to another process. */
  signal: AbortSignal
}

/**
 * A kind of job. It runs at least once: a process may die after the work and before it is noted, so running it again
 * must do no harm. The message of what it throws is logged and kept: no names, addresses or codes in it. Never wait
 * for the outside world inside a transaction: the embedded database has one connection.
 */
export type Job<Data> = {
  name: string
  /** A recurring job answers when it runs next. */
  run: (ctx: JobCtx, data: Data) => Promise<unknown>
  /** How long to wait after the first failure, the second, and so on; after the last one the job is given up. */
  retryAfterMs: readonly number[]
  /** Of a recurring job: given up, it runs again after this long all the same. */
  goesOnAfterMs?: number
  /** What of its data is kept when the job is given up, for people to look at; all of it unless told, undefined for no trace. */
  keep?: (data: Data) => unknown
  /** How many of this kind one process runs at the same time. */
  concurrency: number
}

/** Enough of a kind for what is sold between two looks at the queue: what is done for all of them together costs little more than once. */
export const MOST_BETWEEN_LOOKS = 50

export const defineJob = <Data>(name: string, job: Omit<Job<Data>, 'name'>): Job<Data> => ({ ...job, name })

/** Thrown by a job that trying again cannot help. */
export class FinalFailure extends Error {
  override readonly name = 'FinalFailure'
}

/** Delays that double from the first up to the longest, until together they cover the whole time. */
export function growingDelays(first: number, longest: number, whole: number): number[] {
  const delays: number[] = []
  for (let covered = 0, delay = first; covered < whole; covered += delay, delay = Math.min(delay * 2, longest)) {
    delays.push(delay)
  }
  return delays
}
