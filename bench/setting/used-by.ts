import { readFile } from 'node:fs/promises'

/** What a process and those it started have used: seconds of the processor so far, and megabytes now. */
export type Used = { cpuSeconds: number; megabytes: number }

const TICKS_A_SECOND = 100
const PAGE_BYTES = 4_096

/** As Linux tells it, threads and child processes included; nothing is known elsewhere. */
export async function usedBy(pid: number | undefined): Promise<Used> {
  const uses = await Promise.all((await familyOf(pid)).map(usedByOne))
  return {
    cpuSeconds: uses.reduce((sum, use) => sum + use.cpuSeconds, 0),
    megabytes: uses.reduce((sum, use) => sum + use.megabytes, 0),
  }
}

/** A process and those that it started, and theirs. */
export async function familyOf(pid: number | undefined): Promise<number[]> {
  if (!pid) return []
  const children = (await readProc(`/proc/${pid}/task/${pid}/children`)).split(' ').filter(Boolean).map(Number)
  return [pid, ...(await Promise.all(children.map(familyOf))).flat()]
}

/** What Linux says of a process, from its state on: the name before that is in brackets and may hold blanks. */
const statOf = async (pid: number) => (await readProc(`/proc/${pid}/stat`)).split(') ').at(-1)?.split(' ') ?? []

async function usedByOne(pid: number): Promise<Used> {
  const fields = await statOf(pid)
  // With what those have used that it started and that have ended: Postgres ends connections at any time.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  const pages = Number(fields[21] ?? 0)
  return { cpuSeconds: ticks / TICKS_A_SECOND, megabytes: (pages * PAGE_BYTES) / 2 ** 20 }
}

/** Nothing where the process has ended. */
export const readProc = (path: string) => readFile(path, 'utf8').catch(() => '')
