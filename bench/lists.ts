import { parseArgs } from 'node:util'
import { CASES, type Case } from '#tests/support/catalogue-calls.ts'
import { startPostgres } from '#tests/support/real-postgres.ts'
import { openScaleShop, type ScaleShop } from './scale-shop.ts'

/**
 * npm run bench:lists [-- --sizes 10000,1000000 --people 100000 --server postgres://… --only search --statements 20]: what lists, search
 * and facets cost in a small and in a large catalogue, on one connection to a real Postgres. Both are asked in turn. A
 * server that is given keeps the databases for the next run; without one a Postgres is started and thrown away.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,1000000' },
    /** A larger catalogue has no more of them. */
    people: { type: 'string', default: '100000' },
    server: { type: 'string' },
    only: { type: 'string', default: '' },
    /** Lists so many of the dearest statements with their plans. */
    statements: { type: 'string', default: '0' },
  },
})
const ROUNDS = 7

type Cost = { p50: number; p95: number; buffers: number }
type Dear = { ms: number; buffers: number; path: string; text: string; plan: string }
const dearest: Dear[] = []

const postgres = values.server ? undefined : await startPostgres()
const server = values.server ?? postgres?.url ?? ''
const shops: ScaleShop[] = []
try {
  for (const size of values.sizes.split(',').map(Number))
    shops.push(await openScaleShop(server, size, Number(values.people)))
  console.log(line('', ...shops.map(({ size }) => `${size} products: p50, p95 ms, buffers`), 'times as much'))
  for (const one of CASES.filter(({ name }) => name.includes(values.only))) await measure(one)
  for (const { plan, ...what } of dearest.sort((a, b) => b.ms - a.ms).slice(0, Number(values.statements))) {
    console.log(what, '\n', plan)
  }
} finally {
  for (const shop of shops) await shop.close()
  await postgres?.stop()
}

async function measure({ name, variants }: Case): Promise<void> {
  const asked = await Promise.all(
    shops.map(async (shop) => {
      const all = []
      for (const variant of variants(shop.asked)) {
        const whole = typeof variant === 'string' ? { paths: [variant] } : variant
        all.push({ path: whole.paths.join(' '), statements: await shop.statementsOf(whole) })
      }
      return { shop, all, times: [] as number[], buffers: 0 }
    }),
  )
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = 0; at < (asked[0]?.all.length ?? 0); at += 1) {
      for (const { shop, all, times } of asked) times.push(await shop.time(all[at]?.statements ?? []))
    }
  }
  for (const one of asked) {
    for (const { path, statements } of one.all) {
      for (const seen of await one.shop.explain(statements.filter(({ text }) => !text.startsWith('explain')))) {
        one.buffers += seen.buffers / one.all.length
        if (one.shop === shops.at(-1)) dearest.push({ ...seen, path })
      }
    }
  }
  const costs = asked.map(({ times, buffers }): Cost => {
    const sorted = times.sort((a, b) => a - b)
    const part = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
    return { p50: part(0.5), p95: part(0.95), buffers }
  })
  const [small, large] = [costs[0], costs.at(-1)] as [Cost, Cost]
  const ratios = (['p50', 'p95', 'buffers'] as const).map((key) => (large[key] / small[key]).toFixed(1).padStart(6))
  console.log(line(name, ...costs.map(figures), ratios.join(' ')))
}

function figures({ p50, p95, buffers }: Cost): string {
  return `${p50.toFixed(1).padStart(8)} ${p95.toFixed(1).padStart(8)} ${buffers.toFixed(0).padStart(8)}`
}

function line(name: string, ...cells: string[]): string {
  return `${name.padEnd(42)}${cells.map((cell) => cell.padEnd(42)).join('')}`
}
