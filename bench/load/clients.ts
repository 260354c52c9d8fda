import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { percentile } from '../report/percentile.ts'
import type { Answered, Load } from './load.ts'

const PROCESSES = 2

type Heard = { times: number[]; failed: number; seconds: number; client: number }

/** Where there is no wrk: several processes of our own, of which the busiest one says how near the limit they were. */
export async function askFromClients(load: Load): Promise<Answered> {
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
