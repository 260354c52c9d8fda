import { hkdfSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createSealer } from '../platform/security/sealer.ts'
import { readSessionSecret, writeSessionSecret } from '../platform/security/session-secret.ts'
import { StartupError } from '../platform/startup-error.ts'
import { SESSION_SECRET } from './manifest.ts'
import type { Archive } from './open-archive.ts'

type Settings = Pick<Config, 'sessionSecret' | 'dataDir'>
export type Secret = { text: string; isInDataDir: boolean }

/** The session secret of a shop, and whether the shop made it itself: then there is no other copy of it. */
export async function secretOf({ sessionSecret, dataDir }: Settings): Promise<Secret | undefined> {
  if (sessionSecret) return { text: sessionSecret, isInDataDir: false }
  const kept = await readSessionSecret(dataDir)
  return kept ? { text: kept, isInDataDir: true } : undefined
}

export const sealSecret = (backupKey: string, secret: string) => createSealer(backupKey).seal(secret, SESSION_SECRET)

/** The secret that lies sealed in an archive. Throws where the key is another one. */
export async function secretIn({ folder, files }: Archive, backupKey: string | undefined): Promise<string | undefined> {
  if (!backupKey || !files.includes(SESSION_SECRET)) return undefined
  const text = createSealer(backupKey).open(await readFile(join(folder, SESSION_SECRET), 'utf8'), SESSION_SECRET)
  if (!text) throw new StartupError('BACKUP_KEY is not the key that this backup was made with. Nothing was restored.')
  return text
}

/** Gives a restored shop its secret back, and says whether it has the one that two-step logins were sealed with. */
export async function restoreSecret(
  settings: Settings,
  { manifest }: Archive,
  kept: string | undefined,
): Promise<boolean> {
  if (!settings.sessionSecret && kept) await writeSessionSecret(settings.dataDir, kept)
  const secret = await secretOf(settings)
  return secret !== undefined && fingerprintOf(secret.text) === manifest.secretFingerprint
}

/** Tells two session secrets apart without giving either away. */
export const fingerprintOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'likho backup fingerprint', 8)).toString('hex')
