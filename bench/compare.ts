import { type Figure, ratiosOf, type Spread, spreadOf, valuesOf } from './report/figure.ts'
import { number } from './report/print.ts'
import { readRecord } from './report/record.ts'

/**
 * node bench/compare.ts before.json after.json: two runs side by side. Where there is a bare figure the ratios to it are
 * compared, which a slower or busier machine leaves alone; else the figures themselves. What lies within the spread of
 * the rounds is no change.
 */
const [before, after] = process.argv.slice(2)
if (!before || !after) {
  console.error('node bench/compare.ts before.json after.json')
  process.exit(1)
}
const [old, now] = [await readRecord(before), await readRecord(after)]
console.log(`${''.padEnd(44)}${old.commit.padStart(14)}${now.commit.padStart(14)}`)
for (const figure of now.figures) {
  const earlier = old.figures.find(({ name }) => name === figure.name)
  if (earlier) console.log(line(figure, earlier))
}

function line(figure: Figure, earlier: Figure): string {
  const [then, today] = [compared(earlier), compared(figure)]
  if (!then || !today) return figure.name
  const times = (today.median / then.median).toFixed(2)
  const isSame = today.least <= then.most && then.least <= today.most
  const name = `${figure.name} ${ratiosOf(figure) ? '(× bare)' : `(${figure.unit})`}`
  const [left, right] = [then, today].map(({ median }) => number(median).padStart(14))
  return `${name.padEnd(44)}${left}${right}   ${isSame ? 'the same' : `${times} ×`}`
}

function compared(figure: Figure): Spread | undefined {
  return ratiosOf(figure) ?? spreadOf(valuesOf(figure.rounds, ({ shop }) => shop))
}
