import { RESET_LINK_LASTS_MINUTES } from '#contract/accounts/accounts.texts.ts'
import { readStorage, removeStorage, writeStorage } from '#web/stores/browser-storage.ts'

/** Where somebody was going when they had forgotten their password: the mailed link opens in a tab that does not know. */
const KEY = 'nextAfterReset'
const LASTS_MS = RESET_LINK_LASTS_MINUTES * 60_000

export function keepNext(next: string | null, now = Date.now()): void {
  if (next) writeStorage('localStorage', KEY, { next, at: now })
  else removeStorage('localStorage', KEY)
}

/** Once, and only as long as the link works. */
export function takeNext(now = Date.now()): string | null {
  const { next, at } = { ...(readStorage('localStorage', KEY) as { next?: unknown; at?: unknown } | null | undefined) }
  removeStorage('localStorage', KEY)
  const isFresh = typeof at === 'number' && now - at < LASTS_MS
  return isFresh && typeof next === 'string' ? next : null
}
