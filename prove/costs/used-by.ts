import { readdir, readFile, writeFile } from 'node:fs/promises'

const MS_A_TICK = 10

/** What processes and those they started have used so far: milliseconds of the processor, as Linux counts them by thread. */
export async function cpuMsOf(pids: readonly number[]): Promise<number> {
  const all = (await Promise.all(pids.map(familyOf))).flat()
  return sum(await Promise.all(all.map(async (pid) => (await runningMs(pid)) + (await endedMs(pid)))))
}

const runningMs = async (pid: number) => sum(await Promise.all((await threadsOf(pid)).map(runTime))) / 1e6

/** Of processes that it started and that have ended: without it, a database that ends a connection would have used less than before. */
async function endedMs(pid: number): Promise<number> {
  // The name in brackets may hold blanks; what is counted stands behind it.
  const fields = (await told(`/proc/${pid}/stat`)).split(') ').at(-1)?.split(' ') ?? []
  return sum(fields.slice(13, 15).map(Number)) * MS_A_TICK
}

/** Megabytes that a process holds now, and the most it held since it was told to forget. */
export async function memoryOf(pid: number): Promise<{ now: number; peak: number }> {
  const status = await told(`/proc/${pid}/status`)
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  return { now: kilobytes('VmRSS') / 1_024, peak: kilobytes('VmHWM') / 1_024 }
}

/** From now on the peak counts anew. */
export const forgetPeak = (pid: number) => writeFile(`/proc/${pid}/clear_refs`, '5')

async function familyOf(pid: number): Promise<number[]> {
  const children = (await told(`/proc/${pid}/task/${pid}/children`)).split(' ').filter(Boolean).map(Number)
  return [pid, ...(await Promise.all(children.map(familyOf))).flat()]
}

const threadsOf = async (pid: number) =>
  (await readdir(`/proc/${pid}/task`).catch(() => [])).map((thread) => `/proc/${pid}/task/${thread}/schedstat`)
const runTime = async (path: string) => Number((await told(path)).split(' ')[0] || 0)
const told = (path: string) => readFile(path, 'utf8').catch(() => '')
const sum = (numbers: readonly number[]) => numbers.reduce((whole, one) => whole + one, 0)
