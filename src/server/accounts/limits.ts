import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { RESEND_AFTER_SECONDS } from '#contract/accounts/accounts.texts.ts'
import { Failure, type FailureKind } from '#contract/platform/failures.ts'
import type { GrowingLimit, WindowLimit } from './attempts.store.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const LONGEST_WAIT_SECONDS = 15 * 60

/** Wrong secrets from one address against one account. */
export const PAIR: GrowingLimit = { free: 5, longestSeconds: LONGEST_WAIT_SECONDS, forgottenAfterMs: HOUR }
/** Against one account from everywhere. Devices that were logged in to it before are not held up by strangers. */
export const ACCOUNT: GrowingLimit = { free: 50, longestSeconds: LONGEST_WAIT_SECONDS, forgottenAfterMs: HOUR }
/** From one address against all accounts; many people may share it. */
export const ADDRESS: GrowingLimit = { free: 100, longestSeconds: LONGEST_WAIT_SECONDS, forgottenAfterMs: HOUR }

/** Registrations from one address. */
export const REGISTRATIONS: WindowLimit = { most: 60, withinMs: HOUR, apartMs: 0 }
/** Codes mailed to one address at the asking of another; registering anew need not wait, asking again must. */
export const CODES: WindowLimit = { most: 5, withinMs: HOUR, apartMs: 0 }
export const CODES_APART: WindowLimit = { ...CODES, apartMs: RESEND_AFTER_SECONDS * SECOND }
/** Codes mailed to one address, whoever asks: so much mail nobody has to bear. */
export const CODES_IN_ALL: WindowLimit = { most: 15, withinMs: HOUR, apartMs: 0 }

/** A subject names people and addresses only by a hash. */
export function subjectOf(kind: string, ...parts: string[]): string {
  return `${kind}:${createHash('sha256').update(parts.join('\n')).digest('base64url')}`
}

/** Whoever has one IPv6 address has the 2^64 beside it. */
export function neighbourhoodOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = address.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length
  return [...start, ...Array<string>(zeros).fill('0'), ...end].slice(0, 4).join(':')
}

/** Refuses until the moment given, if one is. */
export function assertNoWait(
  until: Date | undefined,
  now: Date,
  kind: FailureKind = accountFailures.tooManyTries,
): void {
  if (!until) return
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / SECOND))
  throw new Failure(kind, { values: { wait: inWords(seconds) }, retryAfterSeconds: seconds })
}

function inWords(seconds: number): string {
  if (seconds < 100) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
