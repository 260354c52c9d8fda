import { randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '#contract/accounts/second-factor.texts.ts'
import { tokenHash } from '#server/platform/security/random-tokens.ts'
import { inGroups, toBase32 } from './base32.ts'

/** 80 bits: too many to be found from a fast hash. */
const BYTES = 10

/** New recovery codes: as they are shown, once, and as they are kept. */
export function newRecoveryCodes(): { shown: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => toBase32(randomBytes(BYTES)))
  return { shown: codes.map((code) => inGroups(code, '-')), hashes: codes.map(tokenHash) }
}
