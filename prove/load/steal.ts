import { readProc } from '#bench/setting/used-by.ts'
import { sampler } from './sampler.ts'

/** Ticks of all processors since the machine started: those that its host gave to other machines, and all. */
export type Ticks = { stolen: number; all: number }
/** The share of the processors that others had: all the time, and in the seconds before the end. */
export type Steal = { whole: number; last: number }

const LAST_SECONDS = 10
/** user, nice, system, idle, iowait, irq, softirq, steal; what follows is part of user and nice. */
const [KINDS, STEAL] = [8, 7]

/** On a machine that shares its processors, what a load came to says as much about the others. Linux alone tells. */
export function watchSteal(): () => Steal {
  const stop = sampler(async () => ticksIn(await readProc('/proc/stat')), 1_000)
  return () => {
    const seen = stop()
    return { whole: stolenIn(seen), last: stolenIn(seen.slice(-1 - LAST_SECONDS)) }
  }
}

export function ticksIn(stat: string): Ticks {
  const ticks = stat
    .slice(0, stat.indexOf('\n'))
    .split(/\s+/)
    .slice(1, KINDS + 1)
    .map(Number)
  return { stolen: ticks[STEAL] ?? 0, all: ticks.reduce((sum, count) => sum + count, 0) }
}

export function stolenIn(seen: readonly Ticks[]): number {
  const [first, last] = [seen[0], seen.at(-1)]
  return first && last && last.all > first.all ? (last.stolen - first.stolen) / (last.all - first.all) : 0
}
