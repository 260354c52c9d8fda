import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { OWNER_ONLY } from './manifest.ts'

/** Only what the shop itself has named: whatever else lies there is somebody's. */
const OURS = /^likho-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z$/
const UNFINISHED = /^likho-\d{4}-\d\d-\d\dT\d{6}Z\.part$/

/** A name that sorts by its date. */
export const backupName = (madeAt: Date) => `likho-${madeAt.toISOString().slice(0, 19).replaceAll(':', '')}Z`

const dateOf = (name: string) => new Date(name.replace(OURS, '$1T$2:$3:$4Z'))

/** Whole ones, oldest first: a backup gets its name when all of it is on the disk. */
async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => OURS.test(name)).sort()
}

export async function lastBackupIn(folder: string): Promise<Date | undefined> {
  const newest = (await backupsIn(folder)).at(-1)
  return newest === undefined ? undefined : dateOf(newest)
}

/** Room for the next one: what a process that died has left is of no use to anybody. */
export async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder })
  const left = (await readdir(folder)).filter((name) => UNFINISHED.test(name))
  for (const name of left) await rm(join(folder, name), { recursive: true, force: true })
}

export async function keepNewest(folder: string, count: number): Promise<void> {
  for (const name of (await backupsIn(folder)).slice(0, -count)) await rm(join(folder, name), { recursive: true })
}
