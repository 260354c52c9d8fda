import { create } from 'zustand'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import type { WishlistItem } from '#contract/wishlist/wishlist.endpoints.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { serialQueue } from '#web/kit/serial-queue.ts'
import { sessionUser, useSession } from '#web/kit/session-user.ts'

/** Whose wishlist is known here, and which products are on it. The shop keeps it; a page fetches it once. */
type WishlistState = { owner: string | undefined; productIds: ReadonlySet<string> }

export const useWishlistState = create<WishlistState>(() => ({ owner: undefined, productIds: new Set() }))

/** Fetched when somebody who is logged in sees a heart, or presses one. */
let calls: typeof import('./wishlist-calls.ts') | undefined
const loadCalls = async () => (calls ??= await import('./wishlist-calls.ts'))

const enqueue = serialQueue()
let loading: { owner: string; done: Promise<void> } | undefined

/** A selector: `useWishlistState(isOnWishlist(id))`. */
export const isOnWishlist =
  (productId: string) =>
  ({ owner, productIds }: WishlistState): boolean =>
    owner !== undefined && owner === useSession.getState().user?._id && productIds.has(productId)

/** Fetches which products are on the wishlist, once per person. Hearts that cannot be filled stay empty. */
export function loadWishlistIds(owner: string): Promise<void> {
  if (isKnown(owner)) return Promise.resolve()
  if (loading?.owner !== owner) loading = { owner, done: fetchIds(owner).catch(() => {}) }
  return loading.done
}

async function fetchIds(owner: string): Promise<void> {
  try {
    setIds(owner, await (await loadCalls()).fetchWished())
  } finally {
    loading = undefined
  }
}

/** The products of a person's wishlist, for the page that shows them. */
export async function loadWishlist(owner: string): Promise<readonly WishlistItem[]> {
  const items = await (await loadCalls()).fetchWishlist(owner)
  setIds(
    owner,
    items.map(({ _id }) => _id),
  )
  return items
}

/**
 * Puts a product on the wishlist or takes it off: here at once, then in the shop, one call after the other. Answers what
 * went wrong, if anything did.
 */
export async function setWished(productId: string, wanted: boolean): Promise<string | undefined> {
  const owner = sessionUser()?._id
  if (!owner) return requestFailures.notSignedIn.text
  if (!isKnown(owner)) await loadWishlistIds(owner)
  try {
    const { keepWish, sendWish } = calls ?? (await loadCalls())
    // In the same moment: whoever leaves the page when the heart is filled finds it so on the next one.
    keepWish(productId, wanted)
    mark(owner, productId, wanted)
    await enqueue(() => sendWish(productId, wanted))
    // Where the wishlist could not be had before, it can now.
    await loadWishlistIds(owner)
    return undefined
  } catch (error) {
    if (isOnWishlist(productId)(useWishlistState.getState()) === wanted) mark(owner, productId, !wanted)
    return problemText(error)
  }
}

const isKnown = (owner: string) => useWishlistState.getState().owner === owner

/** Only in a list that is known: one product alone would pass for the whole of it. */
function mark(owner: string, productId: string, wanted: boolean): void {
  if (!isKnown(owner)) return
  const productIds = new Set(useWishlistState.getState().productIds)
  if (wanted) productIds.add(productId)
  else productIds.delete(productId)
  useWishlistState.setState({ productIds })
}

/** An answer that comes after its owner has logged out is dropped. */
function setIds(owner: string, ids: readonly string[]): void {
  if (sessionUser()?._id === owner) useWishlistState.setState({ owner, productIds: new Set(ids) })
}
