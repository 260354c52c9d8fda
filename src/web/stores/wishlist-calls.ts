import {
  addWishlistCall,
  removeWishlistItemCall,
  type WishlistItem,
  wishlistCall,
  wishlistProductsCall,
} from '#contract/wishlist/wishlist.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { isFailure } from '#web/kit/is-failure.ts'
import { networkFailures } from '#web/kit/network.failures.ts'
import { serialQueue } from '#web/kit/serial-queue.ts'
import { sessionUser } from '#web/kit/session-user.ts'
import { readStorage } from './browser-storage.ts'
import { isCard } from './is-card.ts'
import { keepWishlist, keptWishlist, withWaiting } from './kept-wishlist.ts'
import { useRootStore } from './root-store.ts'

/** While the shop is out of reach the wishlist is the one that was seen last, and changes to it wait. */
const isOutOfReach = (error: unknown) => isFailure(error) && error.kind.code === networkFailures.unreachable.code

const owner = () => sessionUser()?._id ?? ''

/** What waits when the shop is asked may have reached it only after it answered. */
export async function fetchWished(): Promise<string[]> {
  const waited = keptWishlist(owner()).waiting
  const ids = await api(wishlistProductsCall).then(({ data }) => data, keptIds)
  keepWishlist(owner(), { ids })
  return withWaiting(ids, { ...waited, ...keptWishlist(owner()).waiting })
}

function keptIds(error: unknown): readonly string[] {
  const { ids } = keptWishlist(owner())
  if (!ids || !isOutOfReach(error)) throw error
  return ids
}

export async function fetchWishlist(userId: string): Promise<readonly WishlistItem[]> {
  await sendWaiting()
  const { ids, items } = await api(wishlistCall, { userId }).then(
    ({ data }) => keepItems(userId, data.items),
    keptItems,
  )
  const known = new Map([...knownItems(), ...items].map((item) => [item._id, item]))
  return withWaiting(ids, keptWishlist(userId).waiting).flatMap((id) => known.get(id) ?? [])
}

function keepItems(userId: string, items: readonly WishlistItem[]) {
  const seen = { items, ids: items.map(({ _id }) => _id) }
  keepWishlist(userId, seen)
  return seen
}

function keptItems(error: unknown) {
  return { items: keptWishlist(owner()).items, ids: keptIds(error) }
}

/** Products that this browser knows from elsewhere: one that was wished for offline is mostly among them. */
function knownItems(): WishlistItem[] {
  const { product, cart } = useRootStore.getState()
  const cards = [...product.products, ...cart.cartItems, readStorage('localStorage', 'selectedProduct')].filter(isCard)
  return cards.map((card) => ({ _id: card._id, productId: card, quantity: 1 }))
}

export function keepWish(productId: string, isWished: boolean): void {
  const { waiting } = keptWishlist(owner())
  keepWishlist(owner(), { waiting: { ...waiting, [productId]: isWished } })
}

/** A kept wish that cannot be sent now waits for the network: for whoever made it, that is as good as done. */
export async function sendWish(productId: string, isWished: boolean): Promise<void> {
  const whose = owner()
  const refused = await sendWaiting()
  if (!refused.has(productId)) return
  settle(whose, productId, isWished)
  throw refused.get(productId)
}

const enqueue = serialQueue()

/** Sends what waits, one after the other, until the shop is out of reach. Answers what it refused. */
export const sendWaiting = () => enqueue(() => sendEach(owner()))

async function sendEach(whose: string): Promise<ReadonlyMap<string, unknown>> {
  const refused = new Map<string, unknown>()
  for (const [productId, isWished] of Object.entries(keptWishlist(whose).waiting)) {
    if (owner() !== whose) break
    try {
      await send(productId, isWished)
      const { ids } = keptWishlist(whose)
      keepWishlist(whose, { ids: ids && withWaiting(ids, { [productId]: isWished }) })
      settle(whose, productId, isWished)
    } catch (error) {
      if (isOutOfReach(error)) break
      refused.set(productId, error)
      // A shop that is only too busy is asked again later.
      if (isFailure(error) && error.kind.status < 500) settle(whose, productId, isWished)
    }
  }
  return refused
}

const send = (productId: string, isWished: boolean) =>
  isWished ? api(addWishlistCall, { items: [{ productId, quantity: 1 }] }) : api(removeWishlistItemCall, { productId })

/** Whoever has changed their mind meanwhile still waits. */
function settle(whose: string, productId: string, sent: boolean): void {
  const { [productId]: wanted, ...waiting } = keptWishlist(whose).waiting
  if (wanted === sent) keepWishlist(whose, { waiting })
}
