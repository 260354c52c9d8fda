import type { Ledger } from '../faults/ledger.ts'
import type { Outcome } from '../part.ts'
import type { OwnReads } from './own-reads.ts'
import { type Heard, KINDS, recoveryMs, type Stretch, shareOf } from './recorder.ts'
import type { Supervisor } from './supervisor.ts'

/** `load`: how many wanted the machine's processors, by its own count. */
export type Lived = Stretch & { phase: string; isFault: boolean; load: number }

type Told = {
  lived: readonly Lived[]
  heard: readonly Heard[]
  reads: OwnReads
  ledger: Ledger
  broken: readonly string[]
  events: Supervisor['events']
}

export function figuresOf({ lived, heard, reads, ledger, broken, events }: Told): Outcome['figures'] {
  const orders = new Set(ledger.told.flatMap((fact) => (fact.what === 'order' ? fact.id : [])))
  const lost = broken.filter((one) => one.includes('"what":"order"')).length
  return {
    'acknowledged orders, lost': `${orders.size}, ${lost}`,
    'everything acknowledged': ledger.told.length + ledger.values.size,
    'payments made': ledger.did['payments made'] ?? 0,
    "reads of one's own writes, wrong": `${reads.looked}, ${reads.wrong.length}`,
    ...Object.fromEntries(lived.map((one) => [one.phase, sentenceOf(one, heard)])),
    ...Object.fromEntries(lived.flatMap((one) => events.flatMap((event) => during(one, event)))),
  }
}

function sentenceOf(lived: Lived, heard: readonly Heard[]): string {
  const { answers, errors, percent, byStatus, slowestMs } = shareOf(heard, lived)
  const seconds = (lived.to - lived.from) / 1_000
  const said = [
    `${answers} answers in ${seconds.toFixed(0)} s, ${errors} errors (${[`${percent.toFixed(2)} %`, ...byStatus].join(', ')})`,
    `slowest ${(slowestMs / 1_000).toFixed(1)} s`,
    `load ${lived.load.toFixed(1)}`,
  ]
  if (lived.isFault) said.push(`recovered: ${KINDS.map((kind) => `${kind} ${recovered(kind)}`).join(', ')}`)
  return said.join('; ')

  function recovered(kind: Heard['kind']): string {
    const ms = recoveryMs(
      heard.filter((one) => one.kind === kind),
      lived.from,
    )
    return ms === undefined ? 'never' : `${(ms / 1_000).toFixed(1)} s`
  }
}

/** What the supervisor did in that stretch, and how long after its beginning. */
const during = ({ phase, from, to }: Lived, { what, at }: Supervisor['events'][number]) =>
  at < from || at >= to ? [] : [[`${phase}: ${what}`, `after ${((at - from) / 1_000).toFixed(1)} s`]]
