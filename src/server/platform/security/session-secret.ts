import { randomBytes } from 'node:crypto'
import { chmod, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeOnce } from '../files/write-once.ts'

const SHORTEST = 32
const OWNER_ONLY = 0o600

/** The key that tokens are signed with, made at the first start and kept for this account's eyes only. */
export async function keptSessionSecret(dataDir: string): Promise<string> {
  const kept = await readSessionSecret(dataDir)
  if (kept) return kept
  const made = randomBytes(48).toString('base64url')
  await writeOnce(fileIn(dataDir), `${made}\n`)
  // Another process that starts at the same moment may have been first.
  const first = await readSessionSecret(dataDir)
  if (first) return first
  // What is there was cut short, and is of no use to anybody.
  await rm(fileIn(dataDir), { force: true })
  return keptSessionSecret(dataDir)
}

export async function readSessionSecret(dataDir: string): Promise<string | undefined> {
  const kept = await readFile(fileIn(dataDir), 'utf8').catch(() => '')
  // Also one that was copied from elsewhere, with whatever rights.
  if (kept) await chmod(fileIn(dataDir), OWNER_ONLY)
  return kept.trim().length >= SHORTEST ? kept.trim() : undefined
}

/** On the disk before anything is sealed with it: without it nobody reads that again. */
export const writeSessionSecret = (dataDir: string, secret: string) =>
  writeFile(fileIn(dataDir), `${secret}\n`, { mode: OWNER_ONLY, flush: true })

const fileIn = (dataDir: string) => join(dataDir, 'session-secret')
