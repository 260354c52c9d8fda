import { hkdfSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { readSessionSecret, writeSessionSecret } from '../platform/session-secret.ts'
import { SESSION_SECRET } from './manifest.ts'
import type { Archive } from './open-archive.ts'

type Settings = Pick<Config, 'sessionSecret' | 'dataDir'>
export type Secret = { text: string; isInDataDir: boolean }

/** The session secret of a shop, and whether the shop made it itself: then nobody but the archive keeps a copy. */
export async function secretOf({ sessionSecret, dataDir }: Settings): Promise<Secret | undefined> {
  if (sessionSecret) return { text: sessionSecret, isInDataDir: false }
  const kept = await readSessionSecret(dataDir)
  return kept ? { text: kept, isInDataDir: true } : undefined
}

/** Gives a restored shop its secret back, and says whether it has the one that its logins were made with. */
export async function restoreSecret(settings: Settings, { folder, files, manifest }: Archive): Promise<boolean> {
  if (!settings.sessionSecret && files.includes(SESSION_SECRET)) {
    await writeSessionSecret(settings.dataDir, (await readFile(join(folder, SESSION_SECRET), 'utf8')).trim())
  }
  const secret = await secretOf(settings)
  return secret !== undefined && fingerprintOf(secret.text) === manifest.secretFingerprint
}

/** Tells two session secrets apart without giving either away. */
export const fingerprintOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'likho backup fingerprint', 8)).toString('hex')
