import { setTimeout } from 'node:timers/promises'
import { usedBy } from './used-by.ts'

const WATCHED_FOR_MS = 300
const QUIET_CPU_SECONDS = 0.03
const AT_MOST_MS = 20_000

/** A shop makes its first pages by itself after it has opened: what is measured meanwhile would be charged with that. */
export async function untilQuiet(pid: number | undefined): Promise<void> {
  const until = performance.now() + AT_MOST_MS
  while (performance.now() < until) {
    const before = await usedBy(pid)
    await setTimeout(WATCHED_FOR_MS)
    const { cpuSeconds } = await usedBy(pid)
    if (cpuSeconds - before.cpuSeconds < QUIET_CPU_SECONDS) return
  }
}
