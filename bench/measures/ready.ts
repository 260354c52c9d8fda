import { askEach } from '../load/ask-each.ts'
import { startBareServer } from '../load/bare-http.ts'
import { ask, type Load } from '../load/load.ts'
import { visitorOf } from '../load/visitors.ts'
import type { Sample } from '../report/figure.ts'
import type { Setting } from '../setting/open-setting.ts'
import { usedBy } from '../setting/used-by.ts'
import type { Effort, Measure } from './measure.ts'

const CONNECTIONS = 32

/** What lies ready, beside bare node:http that sends the same bytes and headers. */
export async function readyMeasure({ shop, popular }: Setting, { isQuick, seconds }: Effort): Promise<Measure> {
  const targets = [
    ['home page', '/'],
    ['product page', `/product/${popular[0]?.id}`],
    ['list call', '/api/v1/product/getProduct'],
    ['trending call', '/api/v1/product/getTrendingProduct'],
  ] as const
  const encodings = isQuick ? ['br'] : ['br', 'identity']
  const wishes = targets.flatMap(([name, path]) => encodings.map((encoding) => ({ name, path, encoding })))
  const pairs = await Promise.all(
    wishes.map(async ({ name, path, encoding }) => {
      const request = visitorOf(path, encoding)
      return { name: `ready ${name}, ${encoding}`, request, bare: await startBareServer(shop.address, request) }
    }),
  )

  async function compare({ name, request, bare }: (typeof pairs)[number]): Promise<Sample> {
    const requests = [request]
    // An order or a change may have come in between: whoever asks first makes it ready.
    await askEach({ address: shop.address, requests, connections: 1 })
    const load = { requests, connections: CONNECTIONS, seconds }
    const ours = await askAndWatch({ ...load, address: shop.address }, shop.pid)
    const theirs = await askAndWatch({ ...load, address: bare.address }, bare.pid)
    return {
      name,
      unit: 'a second',
      shop: ours.rate,
      bare: theirs.rate,
      beside: `node:http, ${Math.round(bare.bytes / 1024)} KB`,
      p50: ours.p50,
      p95: ours.p95,
      failed: ours.failed,
      cpuMs: ours.cpuMs,
      bareCpuMs: theirs.cpuMs,
      client: Math.max(ours.client, theirs.client),
      server: Math.min(ours.server, theirs.server),
    }
  }

  return {
    name: 'what lies ready',
    round: async () => {
      const samples: Sample[] = []
      for (const pair of pairs) samples.push(await compare(pair))
      return samples
    },
    close: async () => {
      for (const { bare } of pairs) await bare.stop()
    },
  }
}

/** The load, and what the server spent on each answer. */
export async function askAndWatch(load: Load, pid: number | undefined) {
  const before = await usedBy(pid)
  const answered = await ask(load)
  const { cpuSeconds } = await usedBy(pid)
  const spent = cpuSeconds - before.cpuSeconds
  const { good, seconds } = answered
  return { ...answered, rate: good / seconds, cpuMs: (spent * 1_000) / good, server: spent / seconds }
}
