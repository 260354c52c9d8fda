import { percentile } from '../report/percentile.ts'
import type { Buyer } from '../setting/buyers.ts'
import type { Shelf } from '../setting/shelf.ts'

export type Bought = { orders: number; failed: number; rate: number; p50: number; p95: number; client: number }

/** Each buyer buys one thing after the other until the time is over; what is under way then is finished and counted. */
export async function buyFor(seconds: number, buyers: readonly Buyer[], shelf: Shelf): Promise<Bought> {
  const times: number[] = []
  let failed = 0
  const [from, used] = [performance.now(), process.cpuUsage()]
  const until = from + seconds * 1_000

  async function keepBuying({ buy }: Buyer): Promise<void> {
    while (performance.now() < until) {
      const asked = performance.now()
      if (await buy(shelf.take()).catch(() => false)) times.push(performance.now() - asked)
      else failed += 1
    }
  }
  await Promise.all(buyers.map(keepBuying))
  const took = (performance.now() - from) / 1_000
  const { user, system } = process.cpuUsage(used)
  return {
    orders: times.length,
    failed,
    rate: times.length / took,
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    client: (user + system) / 1e6 / took,
  }
}
