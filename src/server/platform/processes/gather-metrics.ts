import type { Worker } from 'node:cluster'
import type { MetricObject } from 'prom-client'
import type { ToPrimary, ToWorker } from './primary.ts'

/** One that is too busy to answer is left out. */
const ANSWER_WITHIN_MS = 2_000

export const tell = (worker: Worker, said: ToWorker): void => {
  if (worker.isConnected()) worker.send(said, () => undefined)
}

let asks = 0

/** Asks all other processes what they measure, for one of them that was asked for it. */
export async function gatherMetrics(asker: Worker, ask: number, all: Iterable<Worker>): Promise<void> {
  const others = [...all].filter((worker) => worker !== asker)
  const answers = await Promise.all(others.map(measuredBy))
  tell(asker, { metrics: answers.filter((one) => one !== undefined), ask })
}

function measuredBy(worker: Worker): Promise<MetricObject[] | undefined> {
  const ask = asks++
  return new Promise((resolve) => {
    const done = (metrics?: MetricObject[]) => {
      clearTimeout(tooLate)
      worker.off('message', hear)
      resolve(metrics)
    }
    const hear = (said: ToPrimary) => 'metrics' in said && said.ask === ask && done(said.metrics)
    const tooLate = setTimeout(done, ANSWER_WITHIN_MS)
    worker.on('message', hear)
    tell(worker, { do: 'measure', ask })
  })
}
