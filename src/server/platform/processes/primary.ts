import type { MetricObject } from 'prom-client'

type Measured = MetricObject[]

/** What a process says to the one that started it. */
export type ToPrimary =
  | { ready: string }
  /** Asks for what all others measure. */
  | { want: 'metrics'; ask: number }
  | { metrics: Measured; ask: number }

/** What it is told. */
export type ToWorker =
  | { do: 'close' }
  | { do: 'measure'; ask: number }
  /** Of all others who answered in time. */
  | { metrics: Measured[]; ask: number }

/** One that is gone takes its processes with it: nobody is left to hear what cannot be said. */
export const tellPrimary = (said: ToPrimary): void => void process.send?.(said, undefined, undefined, () => undefined)

export const onWord = (hear: (said: ToWorker) => void): void => void process.on('message', hear)

/** Closes when told to, or by a signal of its own; then it is replaced. Ctrl-C reaches all of us: the first decides. */
export function hearPrimary(end: () => Promise<void>): void {
  let isEnding = false
  const endOnce = () => {
    if (!isEnding) void end()
    isEnding = true
  }
  onWord((said) => 'do' in said && said.do === 'close' && endOnce())
  process.on('SIGTERM', endOnce)
  process.on('SIGINT', () => undefined)
}
