import { parseArgs } from 'node:util'
import { openBareOrder } from './measures/bare-order.ts'
import { coldMeasure } from './measures/cold.ts'
import { listsMeasure } from './measures/lists.ts'
import type { Effort, Measure } from './measures/measure.ts'
import { ordersMeasure } from './measures/orders.ts'
import { readyMeasure } from './measures/ready.ts'
import { startsMeasure } from './measures/starts.ts'
import { togetherMeasure } from './measures/together.ts'
import { figuresOf, type Sample } from './report/figure.ts'
import { printFigure, printHead } from './report/print.ts'
import { writeRecord } from './report/record.ts'
import { openBuyers } from './setting/buyers.ts'
import { type Setting, withSetting } from './setting/open-setting.ts'

/**
 * npm run bench [-- --quick --json FILE --only ready|cold|lists|orders|together|starts --products 100000]: the shop in production mode beside a real Postgres, and beside
 * each thing it does the least that could do it, measured in the same round. Only the ratios mean anything: what else
 * the machine does hits both.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'string' },
    only: { type: 'string' },
    /** Beside the demo's 141. */
    products: { type: 'string', default: '1000' },
  },
})
const effort: Effort = values.quick
  ? { isQuick: true, rounds: 3, seconds: 1 }
  : { isQuick: false, rounds: 3, seconds: 5 }
/** On a busy machine a quick run makes fewer rounds rather than a long story. */
const LAST_ROUND_BEFORE_MS = values.quick ? 80_000 : Number.POSITIVE_INFINITY
const MOST_BUYERS = 32

await withSetting(async (setting) => {
  const measures = await wantedMeasures(setting)
  try {
    await report(await samplesOf(measures))
  } finally {
    for (const { close } of measures) await close?.()
  }
}, Number(values.products))

async function wantedMeasures(setting: Setting): Promise<Measure[]> {
  const { shop, database, postgresPid, changes } = setting
  const buyers = await openBuyers(shop.address, database.db, MOST_BUYERS)
  const all = {
    ready: () => readyMeasure(setting, effort),
    cold: () => coldMeasure(setting, effort),
    lists: () => listsMeasure(setting),
    orders: async () =>
      ordersMeasure(setting, buyers, await openBareOrder(database.pool, postgresPid, changes), effort),
    together: () => togetherMeasure(setting, buyers, effort),
    starts: () => startsMeasure(setting, effort),
  }
  const wanted = Object.entries(all).filter(([name]) => (values.only ?? name) === name)
  return Promise.all(wanted.map(([, open]) => open()))
}

async function samplesOf(measures: readonly Measure[]): Promise<Sample[]> {
  const samples: Sample[] = []
  for (let round = 0; round < effort.rounds; round += 1) {
    if (round > 0 && performance.now() > LAST_ROUND_BEFORE_MS) break
    for (const { name, round: measure } of measures) {
      process.stderr.write(`round ${round + 1} of ${effort.rounds}: ${name}\n`)
      samples.push(...(await measure(round)))
    }
  }
  return samples
}

async function report(samples: readonly Sample[]): Promise<void> {
  const figures = figuresOf(samples)
  const rounds = Math.max(...figures.map((figure) => figure.rounds.length))
  console.log(`${rounds} rounds. CPU: the shop's processor time for one answer.`)
  printHead()
  for (const figure of figures) printFigure(figure)
  if (values.json) await writeRecord(values.json, figures, effort.isQuick)
}
