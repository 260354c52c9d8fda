import { loadavg } from 'node:os'
import { askEach } from '#bench/load/ask-each.ts'
import { ask, GENERATOR, type Request } from '#bench/load/load.ts'
import { addressOf, visitorOf } from '#bench/load/visitors.ts'
import { buyFor } from '#bench/measures/buy-for.ts'
import { openBuyers } from '#bench/setting/buyers.ts'
import type { Product } from '#bench/setting/open-setting.ts'
import { fillShelf } from '#bench/setting/shelf.ts'
import { untilJobsAreDone } from '#bench/setting/until-jobs-are-done.ts'
import { usedBy } from '#bench/setting/used-by.ts'
import { ORDERS } from '#tests/support/buying.ts'
import { freePort } from '#tests/support/free-port.ts'
import { aShopper } from '#tests/support/shoppers.ts'
import { startNginx } from '../cluster/nginx.ts'
import { type Cluster, openCluster } from '../cluster/open-cluster.ts'
import { openShops, SHOP, WHOLE } from '../faults/shops.ts'
import type { Outcome } from '../part.ts'
import { priceChanges } from './price-changes.ts'

const COUNTS = [1, 2, 3]
const [CONNECTIONS, BUYERS, VISITORS] = [32, 16, 2_000]

type Open = { cluster: Cluster; address: string; pids: Record<string, (number | undefined)[]>; seconds: number }

/** One, two and three processes behind the same nginx, on the same databases, one after the other. */
export async function runSideBySide(seconds: number): Promise<Outcome> {
  const cluster = await openCluster()
  const figures: Outcome['figures'] = { 'asked by': GENERATOR }
  const violations: string[] = []
  const ports = await Promise.all(COUNTS.map(freePort))
  try {
    for (const count of COUNTS) {
      await whileOpen(cluster, ports.slice(0, count), async (open, addresses) => {
        for (const [what, figure] of Object.entries(await measure({ ...open, seconds })))
          figures[`${count} ${count === 1 ? 'process' : 'processes'}: ${what}`] = figure
        if (count < COUNTS.length) return
        const changes = await priceChanges(cluster.database.db, open.address, addresses)
        Object.assign(figures, changes.figures)
        violations.push(...changes.violations)
      })
    }
    return { figures, violations }
  } finally {
    await cluster.close()
  }
}

type Run = (open: Omit<Open, 'seconds'>, addresses: readonly string[]) => Promise<void>

async function whileOpen(cluster: Cluster, ports: readonly number[], run: Run): Promise<void> {
  const env = { ...WHOLE, ...SHOP, SEED: 'demo', COURIER: 'sandbox', ...cluster.env }
  const shops = await openShops({ count: ports.length, script: 'whole', folder: cluster.folder, env, ports })
  const nginx = await startNginx(ports)
  try {
    const pids = {
      shops: shops.pids(),
      nginx: [nginx.pid],
      Postgres: cluster.nodes.map(({ pid }) => pid()),
      PgBouncer: cluster.pools.map(({ pid }) => pid),
    }
    await run({ cluster, address: nginx.address, pids }, shops.addresses())
  } finally {
    await nginx.stop()
    await shops.stop()
  }
}

async function measure(open: Open): Promise<Outcome['figures']> {
  const { address, seconds } = open
  const { database } = open.cluster
  const { rows: products } = await database.pool.query<Product>(
    'select id, name, category, price_paise as "pricePaise" from products order by id',
  )
  const { token } = await aShopper({ db: database.db, app: undefined as never })
  const loads: Record<string, Request[]> = {
    'ready product pages': [visitorOf(`/product/${products[0]?.id}`, 'br')],
    'ready list calls': [visitorOf('/api/v1/product/getProduct', 'br')],
    'signed-in calls': signedInVisitors(token),
  }
  const figures: Outcome['figures'] = {}
  for (const [name, requests] of Object.entries(loads)) {
    // Each process makes it ready when it is first asked.
    await askEach({ address, requests: Array.from({ length: 200 }, () => requests[0] as Request), connections: 8 })
    figures[name] = await watched(open, async () => {
      const {
        good,
        failed,
        seconds: took,
        p50,
        p95,
        client,
      } = await ask({
        address,
        requests,
        connections: CONNECTIONS,
        seconds,
      })
      return { rate: good / took, failed, p50, p95, client }
    })
  }
  const buyers = await openBuyers(address, database.db, BUYERS)
  // What a process compiles when it first sells is not charged to the others.
  await buyFor(seconds, buyers, await fillShelf(database, products))
  const shelf = await fillShelf(database, products)
  figures.orders = await watched(open, () => buyFor(seconds, buyers, shelf))
  await untilJobsAreDone(database)
  return figures
}

/** As a browser: the history of their orders is read from the replica. */
const signedInVisitors = (token: string): Request[] =>
  Array.from({ length: VISITORS }, (_, number) => ({
    path: `${ORDERS}/getOrder`,
    headers: { 'x-forwarded-for': addressOf(number), cookie: `likho_access=${token}` },
  }))

type Measured = { rate: number; failed: number; p50: number; p95: number; client: number }

/** With how many processors everybody had of the machine meanwhile. */
async function watched({ pids }: Open, run: () => Promise<Measured>): Promise<string> {
  const used = async () =>
    Promise.all(
      Object.values(pids).map(async (group) => {
        const uses = await Promise.all(group.map(usedBy))
        return uses.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0)
      }),
    )
  const [before, from] = [await used(), performance.now()]
  const { rate, failed, p50, p95, client } = await run()
  const [after, took] = [await used(), (performance.now() - from) / 1_000]
  const cores = Object.keys(pids).map(
    (name, place) => `${name} ${(((after[place] ?? 0) - (before[place] ?? 0)) / took).toFixed(2)}`,
  )
  return [
    `${rate.toFixed(rate < 100 ? 1 : 0)} a second, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${failed} failed`,
    `processors: asking ${client.toFixed(2)}, ${cores.join(', ')}`,
    `load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  ].join('; ')
}
