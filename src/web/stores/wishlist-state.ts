import { requestFailures } from '#contract/platform/platform.failures.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { sessionUser } from '#web/kit/session-user.ts'

/** Whose wishlist is known here, and which products are on it. The shop keeps it; a page asks for it once. */
type Known = { owner: string; ids: ReadonlySet<string> }

let known: Known | undefined
let asking: { owner: string; answer: Promise<void> } | undefined
const watchers = new Set<() => void>()

/** Fetched when somebody who is logged in sees a heart, or presses one. */
export const wishlistCalls = () => import('./wishlist-calls.ts')

export function watchWished(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

export const isWished = (productId: string) =>
  known !== undefined && known.owner === sessionUser()?._id && known.ids.has(productId)

/** Asks for the wishlist once per person. Hearts that cannot be filled stay empty. */
export function loadWished(owner: string): Promise<void> {
  if (known?.owner === owner) return Promise.resolve()
  if (asking?.owner !== owner) asking = { owner, answer: fetchFor(owner).catch(() => {}) }
  return asking.answer
}

async function fetchFor(owner: string): Promise<void> {
  try {
    const ids = await (await wishlistCalls()).fetchWished()
    if (sessionUser()?._id === owner) set({ owner, ids: new Set(ids) })
  } finally {
    asking = undefined
  }
}

let telling: Promise<unknown> = Promise.resolve()

/**
 * Puts a product on the wishlist or takes it off: here at once, then in the shop, one after the other. Answers what went
 * wrong, if anything did.
 */
export async function wish(productId: string, wanted: boolean): Promise<string | undefined> {
  const owner = sessionUser()?._id
  if (!owner) return requestFailures.notSignedIn.text
  await loadWished(owner)
  mark(owner, productId, wanted)
  const told = telling.then(async () => (await wishlistCalls()).sendWish(productId, wanted))
  telling = told.catch(() => {})
  try {
    await told
    // Where the wishlist could not be had before, it can now.
    await loadWished(owner)
    return undefined
  } catch (error) {
    if (isWished(productId) === wanted) mark(owner, productId, !wanted)
    return problemText(error)
  }
}

/** Only in a list that is known: one product alone would pass for the whole of it. */
function mark(owner: string, productId: string, wanted: boolean): void {
  if (known?.owner !== owner) return
  const ids = new Set(known.ids)
  if (wanted) ids.add(productId)
  else ids.delete(productId)
  set({ owner, ids })
}

function set(next: Known): void {
  known = next
  for (const tell of watchers) tell()
}
