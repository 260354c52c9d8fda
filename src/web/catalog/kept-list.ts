import type { ProductCard } from '#contract/catalog/product.ts'

/** What was loaded after the first part of a list. */
export type MoreProducts = {
  /** The list's address, and the cursor of its first part: what is kept continues exactly there. */
  address: string
  after: string
  products: readonly ProductCard[]
  nextCursor: string | null
  /** How far down the page was when it was left by a full load. */
  scrolledTo?: number
}

type Entry = { more?: MoreProducts } | null

/** Keeps them in the browser's own entry for the page, where Back finds them and nothing else does. */
export function keepMore(more: MoreProducts): void {
  try {
    window.history.replaceState({ ...window.history.state, more }, '')
  } catch {
    // Too much for this browser: Back then shows the list's first part.
  }
}

/** What was loaded here before, unless the list has changed since. */
export function keptMore(address: string, after: string | null): MoreProducts | undefined {
  const more = (window.history.state as Entry)?.more
  return more && more.address === address && more.after === after ? more : undefined
}
