import { keep, letGo, readKept } from '#web/stores/browser-storage.ts'

export type AddressValues = Record<string, string>

/** What somebody was sending for one address. A session that ends in the middle of it costs a login, not the typing. */
const keyOf = (place: string) => `addressDraft:${place}`

/** Only for the one who typed it: a tab may see more than one person. */
export function readDraft(owner: string, place: string): AddressValues | undefined {
  const kept = { ...(readKept('sessionStorage', keyOf(place)) as { owner?: unknown; values?: unknown } | null) }
  if (kept.owner !== owner || typeof kept.values !== 'object' || kept.values === null) return undefined
  return Object.fromEntries(Object.entries(kept.values).filter(([, value]) => typeof value === 'string'))
}

export const keepDraft = (owner: string, place: string, values: Record<string, unknown>) =>
  keep('sessionStorage', keyOf(place), { owner, values })

export const forgetDraft = (place: string) => letGo('sessionStorage', keyOf(place))
