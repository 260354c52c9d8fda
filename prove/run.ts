import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import type { Outcome } from './part.ts'
import { ONLY_WHEN_ASKED, PARTS } from './parts.ts'

/**
 * npm run prove [-- --minutes 20 --seed 7 --only faults,fuzz]: what Likho promises, tried on the built shop beside a
 * real Postgres. Whatever it finds broken is printed with the seed that does it again, and the command fails.
 */
const USUAL = Object.keys(PARTS).filter((name) => !ONLY_WHEN_ASKED.includes(name))
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    only: { type: 'string', default: USUAL.join(',') },
  },
})
const wanted = values.only.split(',')
const seed = Number(values.seed)
const memory = Math.round(totalmem() / 2 ** 30)
console.log(
  `Likho, proven with --seed ${seed} on ${cpus().length} × ${cpus()[0]?.model}, ${memory} GiB, Node ${process.version}`,
)

let violations = 0
for (const [name, load] of Object.entries(PARTS)) {
  if (!wanted.includes(name)) continue
  const { share, run } = await load()
  const started = performance.now()
  const outcome = await run({ seconds: Math.round(Number(values.minutes) * 60 * share), seed }).catch(endedEarly)
  print(name, outcome, (performance.now() - started) / 1000)
  violations += outcome.violations.length
}
console.log(`${violations} violations`)
// Pools and child processes of a part that failed half-way must not keep the command from ending.
process.exit(violations === 0 ? 0 : 1)

/** The other parts say what they can all the same. */
function endedEarly(error: Error): Outcome {
  console.error(error)
  return { figures: {}, violations: [`The proof itself ended early: ${error.message}`] }
}

function print(name: string, { figures, violations: broken }: Outcome, seconds: number): void {
  console.log(`\n${name}: ${broken.length} violations in ${Math.round(seconds)} s`)
  for (const [what, figure] of Object.entries(figures)) console.log(`  ${what.padEnd(44)} ${figure}`)
  for (const promise of broken) console.log(`  BROKEN: ${promise}`)
}
