import { create } from 'zustand'
import type { WishlistItem } from '#contract/wishlist/wishlist.endpoints.ts'
import { readStorage, removeStorage, writeStorage } from './browser-storage.ts'
import { isCard } from './is-card.ts'

/** A person's wishlist as this browser last saw it, and the changes to it that the shop has not heard of. */
type KeptWishlist = {
  owner: string
  /** Undefined while it has not been seen: that is not the same as an empty one. */
  ids: readonly string[] | undefined
  items: readonly WishlistItem[]
  waiting: Readonly<Record<string, boolean>>
}

const KEY = 'wishlist'

export function keptWishlist(owner: string): KeptWishlist {
  const kept = { ...(readStorage('localStorage', KEY) as Partial<KeptWishlist> | null | undefined) }
  if (kept.owner !== owner) return { owner, ids: undefined, items: [], waiting: {} }
  return {
    owner,
    ids: Array.isArray(kept.ids) ? kept.ids.filter((id) => typeof id === 'string') : undefined,
    items: Array.isArray(kept.items) ? kept.items.filter((item) => isCard(item?.productId)) : [],
    waiting: { ...kept.waiting },
  }
}

export function keepWishlist(owner: string, change: Partial<Omit<KeptWishlist, 'owner'>>): void {
  // Of somebody who has logged out meanwhile nothing is kept.
  if (!owner) return
  const kept = { ...keptWishlist(owner), ...change }
  writeStorage('localStorage', KEY, kept)
  useHasWaiting.setState(Object.keys(kept.waiting).length > 0, true)
}

/** Whether a change waits for the network, whoever made it. */
export const useHasWaiting = create<boolean>(() => {
  const { waiting } = { ...(readStorage('localStorage', KEY) as Partial<KeptWishlist> | null | undefined) }
  return Object.keys(waiting ?? {}).length > 0
})

export function forgetWishlist(): void {
  removeStorage('localStorage', KEY)
  useHasWaiting.setState(false, true)
}

/** The products of a wishlist once what waits is done, what was wished last first. */
export const withWaiting = (ids: readonly string[], waiting: KeptWishlist['waiting']): string[] => [
  ...Object.keys(waiting).filter((id) => waiting[id] && !ids.includes(id)),
  ...ids.filter((id) => waiting[id] !== false),
]
