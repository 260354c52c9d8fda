import { Counter, Histogram } from 'prom-client'
import { ownMetrics, SECONDS } from './metrics/registry.ts'
import { startSpan } from './tracing/tracing.ts'

/** Services of others, as the metrics and traces name them. */
export type Outside = 'payment' | 'courier' | 'mail' | 'writer' | 'images' | 'links' | 'cdn'

/** `refused` is a clear no. `away`: no answer, an answer too late, or one that says to come again. */
export type Outcome = 'done' | 'refused' | 'away'

const calls = new Counter({
  name: 'likho_gateway_calls_total',
  help: 'Calls to services of others by how they ended: done, refused, away',
  labelNames: ['gateway', 'outcome'],
  registers: [ownMetrics],
})
const seconds = new Histogram({
  name: 'likho_gateway_seconds',
  help: 'How long services of others took to answer, or not to',
  labelNames: ['gateway'],
  buckets: SECONDS,
  registers: [ownMetrics],
})

/**
 * A call that goes out; answers what is to be told of its end. What it is called holds nothing of anybody. Nothing of the
 * trace goes along: it would tell others how our requests belong together, and help nobody.
 */
export function callOutside(gateway: Outside, operation: string): (outcome: Outcome) => void {
  const startedAt = performance.now()
  const span = startSpan({ name: `${gateway}: ${operation}`, kind: 'client', attributes: { 'likho.gateway': gateway } })
  return (outcome) => {
    calls.inc({ gateway, outcome })
    span?.end(outcome === 'done' ? undefined : outcome)
    seconds.observe({ gateway }, (performance.now() - startedAt) / 1000)
  }
}

/** What a status of HTTP says of a call: 408, 425 and 429 ask to come again. */
export const outcomeOf = (status: number): Outcome => {
  if (status < 400) return 'done'
  return status >= 500 || [408, 425, 429].includes(status) ? 'away' : 'refused'
}
