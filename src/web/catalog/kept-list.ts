import type { ProductCard } from '#contract/catalog/product.ts'

/** What was loaded after the first part of a list. */
export type MoreProducts = {
  /** The list's address, and the cursor of its first part: what is kept continues exactly there. */
  address: string
  after: string
  products: readonly ProductCard[]
  nextCursor: string | null
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

const LEFT_AT = 'list-left-at'

/** Where the page stands as it is unloaded. The browser takes no more notes into its own entry then. */
export function rememberScroll(entry: string): void {
  try {
    sessionStorage.setItem(LEFT_AT, JSON.stringify([entry, Math.round(window.scrollY)]))
  } catch {
    // Without storage the page opens at its top.
  }
}

export function rememberedScroll(entry: string): number {
  try {
    const [left, scroll] = JSON.parse(sessionStorage.getItem(LEFT_AT) ?? '[]')
    return left === entry ? scroll : 0
  } catch {
    return 0
  }
}
