import { readStorage, removeStorage, writeStorage } from './browser-storage.ts'

/** The product that a visitor wished for and went to log in for. Who comes back much later has forgotten it. */
const KEY = 'wishAfterLogin'
const FORGOTTEN_AFTER_MS = 15 * 60_000

export const keepWish = (productId: string, now = Date.now()) =>
  writeStorage('sessionStorage', KEY, { productId, at: now })

/** True once for the product that was wished for. */
export function takeWish(productId: string, now = Date.now()): boolean {
  const kept = { ...(readStorage('sessionStorage', KEY) as { productId?: unknown; at?: unknown } | null | undefined) }
  if (kept.productId !== productId) return false
  removeStorage('sessionStorage', KEY)
  return now - Number(kept.at) < FORGOTTEN_AFTER_MS
}
