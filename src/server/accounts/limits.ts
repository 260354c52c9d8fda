import { createHash } from 'node:crypto'
import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { RESEND_AFTER_SECONDS } from '#contract/accounts/accounts.texts.ts'
import { Failure, type FailureKind } from '#contract/platform/failures.ts'
import { t } from '#contract/platform/t.ts'
import type { BackoffLimit, WindowLimit } from './attempts.store.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const MAX_WAIT_SECONDS = 15 * 60

/** Wrong secrets from one address against one account. */
export const ACCOUNT_FROM_ADDRESS: BackoffLimit = { free: 5, maxWaitSeconds: MAX_WAIT_SECONDS, resetAfterMs: HOUR }
/** Against one account from everywhere. Devices that were logged in to it before are not held up by strangers. */
export const ACCOUNT: BackoffLimit = { free: 50, maxWaitSeconds: MAX_WAIT_SECONDS, resetAfterMs: HOUR }
/** From one address against all accounts; many people may share it. */
export const ADDRESS: BackoffLimit = { free: 100, maxWaitSeconds: MAX_WAIT_SECONDS, resetAfterMs: HOUR }
/** From one network that one party may hold in whole, against all accounts. A window: what many people mistype is forgotten. */
const WIDE_NETWORK: WindowLimit = { max: 300, windowMs: 15 * MINUTE }
/** Of IPv4 a carrier puts a whole town behind one. */
const SHARED_NETWORK: WindowLimit = { ...WIDE_NETWORK, max: 3_000 }
export const wideLimitOf = (network: string): WindowLimit => (network.includes(':') ? WIDE_NETWORK : SHARED_NETWORK)

/** Registrations from one address. */
export const REGISTRATIONS: WindowLimit = { max: 60, windowMs: HOUR }
/** Codes mailed to one mailbox on request of one network. Registering again need not wait, asking for a new code must. */
export const CODES: WindowLimit = { max: 5, windowMs: HOUR }
export const CODES_RESENT: WindowLimit = { ...CODES, minIntervalMs: RESEND_AFTER_SECONDS * SECOND }
/** Links for a new password of one account, asked for from one network or by one device that was logged in to it before. */
export const RESETS: WindowLimit = CODES_RESENT
/** Links for new passwords of all accounts, asked for from one network; many people may share it. */
export const RESETS_FROM_NETWORK: WindowLimit = { max: 30, windowMs: HOUR }
/** Links to a new e-mail address, asked for by its account. */
export const EMAIL_CHANGES: WindowLimit = { max: 5, windowMs: HOUR }
export const EMAIL_LINKS_RESENT: WindowLimit = { ...EMAIL_CHANGES, minIntervalMs: RESEND_AFTER_SECONDS * SECOND }
/** Mails that warn an owner of the same thing: who causes them again and again does not fill a mailbox. */
export const WARNINGS: WindowLimit = { max: 1, windowMs: HOUR }
/** Codes mailed to one mailbox, whoever asks: nobody can flood it. */
export const CODES_PER_MAILBOX: WindowLimit = { max: 15, windowMs: HOUR }

/** A subject names people and addresses only by a hash. */
export function subjectOf(kind: string, ...parts: string[]): string {
  return `${kind}:${createHash('sha256').update(parts.join('\n')).digest('base64url')}`
}

/** Refuses with 429 until the given moment, if there is one. */
export function assertNotBlocked(
  until: Date | undefined,
  now: Date,
  kind: FailureKind = accountFailures.tooManyTries,
): void {
  if (!until) return
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / SECOND))
  throw new Failure(kind, { values: { wait: formatWait(seconds) }, retryAfterSeconds: seconds })
}

function formatWait(seconds: number): string {
  if (seconds < 100) return seconds === 1 ? t('1 second') : t('{count} seconds', { count: seconds })
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 120) return t('{count} minutes', { count: minutes })
  return t('{count} hours', { count: Math.ceil(minutes / 60) })
}
