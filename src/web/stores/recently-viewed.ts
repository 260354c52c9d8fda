import { readStorage, removeStorage, writeStorage } from './browser-storage.ts'

const KEY = 'recentlyViewed'
const MOST = 12

/** The products that were looked at in this browser, the last one first: their ids, as prices and stocks grow old. */
export function recentlyViewed(): string[] {
  const kept = readStorage('localStorage', KEY)
  return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string').slice(0, MOST) : []
}

export const noteViewed = (id: string) =>
  writeStorage('localStorage', KEY, [id, ...recentlyViewed().filter((one) => one !== id)].slice(0, MOST))

export const forgetViewed = () => removeStorage('localStorage', KEY)
