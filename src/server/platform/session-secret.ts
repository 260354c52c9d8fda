import { randomBytes } from 'node:crypto'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SHORTEST = 32
const OWNER_ONLY = 0o600

/** The key that tokens are signed with, made at the first start and kept for this account's eyes only. */
export async function keptSessionSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'session-secret')
  const kept = await readFile(file, 'utf8').catch(() => '')
  // Also one that was copied from elsewhere, with whatever rights.
  if (kept) await chmod(file, OWNER_ONLY)
  if (kept.trim().length >= SHORTEST) return kept.trim()
  const made = randomBytes(48).toString('base64url')
  await writeFile(file, `${made}\n`, { mode: OWNER_ONLY })
  return made
}
