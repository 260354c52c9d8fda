import { cartTexts } from '#contract/cart/cart.texts.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { isFailure } from '#web/kit/is-failure.ts'
import { sessionUser, watchUser } from '#web/kit/session-user.ts'
import { readStorage } from '#web/stores/browser-storage.ts'
import { type CartState, cartSlice, savedOf, setItems } from '#web/stores/cart-slice.ts'
import { restoreRoot, useRootStore } from '#web/stores/root-store.ts'
import { dropMark, keepMark, readMark } from '#web/stores/sync-mark.ts'
import { toast } from '#web/ui/toast.ts'
import type { CartLines, CurrentProducts } from './send-cart.ts'

const SEND_AFTER_MS = 600
const RETRY_AFTER_MS = 15_000

/** Fetched when there is something to tell or to ask: pages that only show the number of items do without. */
const calls = () => import('./send-cart.ts')

const cart = () => useRootStore.getState().cart
const userId = () => sessionUser()?._id

let lastUser: string | undefined
let syncing: Promise<void> | undefined
let refreshing: Promise<CurrentProducts> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let isByShopper = true

/**
 * Keeps the cart of somebody who is logged in the same here and in the shop. The browser's cart is what the shopper sees
 * and changes; the shop hears of it a moment later, or when it can be reached again. Nothing that fails here takes
 * anything out of the cart.
 */
export async function startCartSync(): Promise<() => void> {
  await restoreRoot()
  lastUser = readMark()?.userId
  const ends = [
    useRootStore.subscribe((now, before) => now.cart !== before.cart && isByShopper && onCartChange()),
    watchUser(onUserChange),
    on(window, 'online', syncCart),
    on(window, 'storage', onOtherTab),
    on(window, 'pageshow', onOtherTab),
    on(document, 'visibilitychange', onVisibilityChange),
  ]
  onUserChange()
  syncCart()
  return () => {
    clearTimeout(timer)
    for (const end of ends) end()
  }
}

/** Brings shop and browser in step now. What the shop does not take at present is tried again later. */
export function syncCart(): Promise<void> {
  clearTimeout(timer)
  syncing ??= catchUp()
    .catch(retryLater)
    .finally(() => {
      syncing = undefined
    })
  return syncing
}

/** Takes lines as another device left them, and answers the products as they are sold now. Askers at one time share it. */
export function refreshCart(): Promise<CurrentProducts> {
  refreshing ??= refresh().finally(() => {
    refreshing = undefined
  })
  return refreshing
}

async function refresh(): Promise<CurrentProducts> {
  await restoreRoot()
  await syncCart()
  if (!userId() && cart().cartItems.length === 0) return new Map()
  const { fetchCart, fetchProducts } = await calls()
  const before = cart()
  if (!userId() || readMark()?.unsent !== false) return fetchProducts([...before.cartItems, ...savedOf(before)])
  const { lines, products } = await fetchCart(before)
  // A change made meanwhile is newer than the answer.
  if (cart() === before) applyLines(lines)
  return products
}

/** One thing after the other, until the shop knows all there is to know. */
async function catchUp(): Promise<void> {
  for (;;) {
    const mark = readMark()
    const user = userId()
    if (user && !mark) await merge(user)
    else if (user && mark?.unsent) await send(user)
    else return
  }
}

async function merge(user: string): Promise<void> {
  const before = cart()
  const { lines, merged } = await (await calls()).mergeCart(before)
  // What changed meanwhile is merged once more; of each product the larger quantity stays the larger one.
  if (cart() !== before || userId() !== user) return
  keepMark({ userId: user, unsent: false })
  applyLines(lines)
  if (merged) toast({ tone: 'plain', text: cartTexts.merged })
}

async function send(user: string): Promise<void> {
  const before = cart()
  await (await calls()).sendCart(before)
  if (cart() === before && userId() === user) keepMark({ userId: user, unsent: false })
}

/** A refusal will be one again, so it waits for the next change; anything else is worth another try. */
function retryLater(error: unknown): void {
  const status = isFailure(error) ? error.kind.status : 0
  const isRefused = status >= 400 && status < 500 && status !== requestFailures.tooMany.status
  if (!isRefused) timer = setTimeout(syncCart, RETRY_AFTER_MS)
}

function onCartChange(): void {
  const mark = readMark()
  if (!mark || !userId()) return
  keepMark({ ...mark, unsent: true })
  clearTimeout(timer)
  timer = setTimeout(syncCart, SEND_AFTER_MS)
}

function onUserChange(): void {
  const user = userId()
  if (user === lastUser) return
  if (lastUser) dropMark()
  lastUser = user
  syncCart()
}

/** Hidden is the last moment to be heard; when the page is seen again, another device may have been busy. */
function onVisibilityChange(): void {
  if (document.visibilityState !== 'hidden') userId() && refreshCart().catch(() => {})
  else if (readMark()?.unsent) syncCart()
}

/** The cart as another tab has left it. The cart alone: the rest belongs to what each tab is doing. */
function onOtherTab(event: Event): void {
  const isBack = 'persisted' in event && event.persisted
  if (!isBack && !('key' in event && event.key === 'root')) return
  const kept = readStorage('localStorage', 'root') as { state?: { cart?: unknown } } | null | undefined
  if (kept?.state?.cart) apply(cartSlice.restore(kept.state.cart))
}

/** The shop keeps lines; the coupon is the browser's own. */
const applyLines = ({ cartItems, savedItems }: CartLines) => apply(setItems(cartItems, { ...cart(), savedItems }))

/** What comes from the shop or from another tab is no change of the shopper's, and is not sent back. */
function apply(next: CartState): void {
  if (JSON.stringify(next) === JSON.stringify(cart())) return
  isByShopper = false
  useRootStore.setState({ cart: next })
  isByShopper = true
}

function on(target: EventTarget, event: string, act: (event: Event) => void): () => void {
  target.addEventListener(event, act)
  return () => target.removeEventListener(event, act)
}
