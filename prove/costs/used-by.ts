import { readdir, writeFile } from 'node:fs/promises'
import { familyOf, readProc, statOf } from '#bench/setting/used-by.ts'

const MS_A_TICK = 10

/** What processes and those they started have used so far: milliseconds of the processor, as Linux counts them by thread. */
export async function cpuMsOf(pids: readonly number[]): Promise<number> {
  const all = (await Promise.all(pids.map(familyOf))).flat()
  return sum(await Promise.all(all.map(async (pid) => (await runningMs(pid)) + (await endedMs(pid)))))
}

const runningMs = async (pid: number) => sum(await Promise.all((await threadsOf(pid)).map(runTime))) / 1e6

/** Of processes that it started and that have ended: without it, a database that ends a connection would have used less than before. */
async function endedMs(pid: number): Promise<number> {
  return sum((await statOf(pid)).slice(13, 15).map(Number)) * MS_A_TICK
}

/** Megabytes that a process holds now, and the most it held since it was told to forget. */
export async function memoryOf(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readProc(`/proc/${pid}/status`)
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  return { now: kilobytes('VmRSS') / 1_024, peak: kilobytes('VmHWM') / 1_024 }
}

/** From now on the peak counts anew. */
export const forgetPeak = (pid: number) => writeFile(`/proc/${pid}/clear_refs`, '5')

const threadsOf = async (pid: number) =>
  (await readdir(`/proc/${pid}/task`).catch(() => [])).map((thread) => `/proc/${pid}/task/${thread}/schedstat`)
const runTime = async (path: string) => Number((await readProc(path)).split(' ')[0] || 0)
const sum = (numbers: readonly number[]) => numbers.reduce((whole, one) => whole + one, 0)
