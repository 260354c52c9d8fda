import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeTrouble } from '#contract/attention/trouble-texts.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { letTimePass } from '#tests/support/waiting-jobs.ts'
import { workOff } from '#tests/support/work-off.ts'
import { troubles } from '../attention/troubles.store.ts'
import { backUp } from './back-up.ts'
import { type Backups, keepBackingUp, makeBackupJob } from './make-backup.ts'
import { openArchive } from './open-archive.ts'
import { saveInProcess } from './save-in-process.ts'

const opened = testDatabase()
const DAY_MS = 24 * 60 * 60 * 1000
const quiet = pino({ level: 'silent' })
let backups: Backups
beforeEach(async () => {
  backups = { folder: join(await mkdtemp(join(tmpdir(), 'likho-backups-')), 'made'), everyMs: DAY_MS, keep: 2 }
})
afterEach(() => rm(join(backups.folder, '..'), { recursive: true, force: true }))

const db = () => opened.database.db
const save = async (folder: string) => {
  await backUp({ pool: opened.database.pool }, folder)
}
const work = (how = save) => workOff(db(), {}, [makeBackupJob(backups, how)], 1, quiet)
const made = () => readdir(backups.folder)
const waiting = () => db().selectFrom('jobs').selectAll().where('failed_at', 'is', null).execute()
const onDesk = () => troubles(db(), new Date(), { limit: 10 })
const refuse = async () => {
  throw new Error('ENOSPC: no space left on device, write')
}

test('a shop without a backup makes one at once, once however many processes start, and the next a day later', async () => {
  for (const _ of ['one', 'two', 'three']) await keepBackingUp(db(), backups, new Date())
  expect(await waiting()).toHaveLength(1)
  await work()
  const [name = ''] = await made()
  expect((await openArchive(join(backups.folder, name))).manifest.tables).toHaveProperty('orders')
  const [next] = await waiting()
  expect(Number(next?.run_at) - Date.now()).toBeGreaterThan(DAY_MS * 0.9)
  // Started again, the shop does not make another.
  await keepBackingUp(db(), backups, new Date())
  await work()
  expect(await made()).toEqual([name])
})

test('the last ones stay, and whatever else lies there', async () => {
  const before = ['likho-2026-11-01T030000Z', 'likho-2026-11-02T030000Z', 'likho-2026-11-03T030000Z.part', 'likho-mine']
  for (const name of before) await mkdir(join(backups.folder, name), { recursive: true })
  await keepBackingUp(db(), backups, new Date())
  await work()
  const left = await made()
  expect(left).toHaveLength(3)
  expect(left).toEqual(expect.arrayContaining(['likho-2026-11-02T030000Z', 'likho-mine']))
})

test('one that fails takes nothing away, is on the desk with its cause, and gone from it once one goes well', async () => {
  await mkdir(join(backups.folder, 'likho-2026-11-01T030000Z'), { recursive: true })
  backups.keep = 1
  await keepBackingUp(db(), backups, new Date())
  await work(refuse)
  await letTimePass(db(), 10 * 60_000)
  await work(refuse)
  expect(await made()).toEqual(['likho-2026-11-01T030000Z'])
  const [trouble] = await onDesk()
  expect(trouble).toMatchObject({ kind: 'jobFailed', code: 'make-backup' })
  const { cause, remedy } = describeTrouble({ ...(trouble as Parameters<typeof describeTrouble>[0]) })
  expect(cause).toMatch(/^Backing up the shop: .*no space left on device/i)
  expect(remedy).toContain('BACKUP_DIR')
  await letTimePass(db(), 2 * 60 * 60_000)
  await work()
  expect(await onDesk()).toEqual([])
})

test('one that nobody makes is on the desk too', async () => {
  await keepBackingUp(db(), backups, new Date())
  await letTimePass(db(), 2 * 60 * 60_000)
  expect(await onDesk()).toContainEqual(expect.objectContaining({ kind: 'jobsStuck', code: 'make-backup' }))
})

test('what the command says is the cause', async () => {
  const taken = join(backups.folder, '..', 'taken')
  await writeFile(taken, '')
  await expect(saveInProcess(taken, new AbortController().signal)).rejects.toThrow('is there already')
})
