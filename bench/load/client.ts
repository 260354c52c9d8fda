import { askInTurns, bytesOf } from './connection.ts'
import type { Load } from './load.ts'

/** One of the client processes: is told what to ask for, and tells what it heard. */
process.once('message', async ({ address, requests, connections, seconds }: Load) => {
  const all = requests.map((request) => bytesOf(address, request))
  const times: number[] = []
  let [at, failed] = [0, 0]
  const [from, used] = [performance.now(), process.cpuUsage()]
  const until = from + seconds * 1_000
  const next = () => (performance.now() < until ? all[at++ % all.length] : undefined)
  const heard = (status: number, ms: number) => {
    if (status === 200) times.push(ms)
    else failed += 1
  }
  await Promise.all(Array.from({ length: connections }, () => askInTurns(address, next, heard)))
  const { user, system } = process.cpuUsage(used)
  const took = (performance.now() - from) / 1_000
  // Only once it is sent: a message of some hundred kilobytes takes longer than the line would live.
  process.send?.({ times, failed, seconds: took, client: (user + system) / 1e6 / took }, () => process.disconnect())
})
