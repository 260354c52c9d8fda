import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { percentile } from '../report/percentile.ts'

export type Request = { path: string; headers: Record<string, string> }

/** Requests that are asked for in turns, again and again, over so many connections, each as fast as it is answered. */
export type Load = { address: string; requests: readonly Request[]; connections: number; seconds: number }

export type Answered = {
  good: number
  failed: number
  seconds: number
  p50: number
  p95: number
  /** How busy the busiest client was; it can have been 1 at most. */
  client: number
}

const PROCESSES = 2

type Heard = { times: number[]; failed: number; seconds: number; client: number }

/** Asked by processes of their own, of which the busiest one says how near the limit they were. */
export async function ask(load: Load): Promise<Answered> {
  const connections = Math.ceil(load.connections / PROCESSES)
  const heard = await Promise.all(Array.from({ length: PROCESSES }, () => askFromOne({ ...load, connections })))
  const times = heard.flatMap((one) => one.times)
  return {
    good: times.length,
    failed: heard.reduce((sum, one) => sum + one.failed, 0),
    seconds: Math.max(...heard.map((one) => one.seconds)),
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    client: Math.max(...heard.map((one) => one.client)),
  }
}

async function askFromOne(load: Load): Promise<Heard> {
  const child = fork(join(import.meta.dirname, 'client.ts'))
  child.send(load)
  const [heard] = await once(child, 'message')
  return heard
}
