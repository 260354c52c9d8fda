import { percentile } from '../report/percentile.ts'
import { askInTurns, bytesOf } from './connection.ts'
import type { Answered, Load } from './load.ts'

/** Each request once, and no second time: for what is to be met cold, or to lie ready afterwards. */
export async function askEach({ address, requests, connections }: Omit<Load, 'seconds'>): Promise<Answered> {
  const left = requests.values()
  const times: number[] = []
  let failed = 0
  const next = () => {
    const request = left.next().value
    return request && bytesOf(address, request)
  }
  const heard = (status: number, ms: number) => {
    if (status === 200) times.push(ms)
    else failed += 1
  }
  const [from, used] = [performance.now(), process.cpuUsage()]
  await Promise.all(Array.from({ length: connections }, () => askInTurns(address, next, heard)))
  const seconds = (performance.now() - from) / 1_000
  const { user, system } = process.cpuUsage(used)
  const client = (user + system) / 1e6 / seconds
  return { good: times.length, failed, seconds, p50: percentile(times, 50), p95: percentile(times, 95), client }
}
