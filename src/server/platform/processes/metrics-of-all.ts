import cluster from 'node:cluster'
import { AggregatorRegistry, type MetricObject, type Registry } from 'prom-client'
import { onWord, tellPrimary } from './primary.ts'

/** Longer than the primary waits for the others. */
const ANSWER_WITHIN_MS = 3_000

/**
 * What all processes of this start measure, whichever is asked: counts and sums are added up. Where the others cannot be
 * had, what this one measures; likho_process names those who are in it.
 */
export function metricsOfAll(registry: () => Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry().metrics()
  const waiting = new Map<number, (others: MetricObject[][]) => void>()
  let asked = 0

  onWord(async (said) => {
    if ('metrics' in said) waiting.get(said.ask)?.(said.metrics)
    else if (said.do === 'measure') tellPrimary({ metrics: await registry().getMetricsAsJSON(), ask: said.ask })
  })

  return async () => {
    const ask = asked++
    const others = await new Promise<MetricObject[][]>((resolve) => {
      waiting.set(ask, resolve)
      setTimeout(resolve, ANSWER_WITHIN_MS, []).unref()
      tellPrimary({ want: 'metrics', ask })
    })
    waiting.delete(ask)
    return AggregatorRegistry.aggregate([await registry().getMetricsAsJSON(), ...others]).metrics()
  }
}
