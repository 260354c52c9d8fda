import type { ProductCard } from '#contract/catalog/product.ts'

/** What was loaded after the first part of a list. */
export type MoreProducts = {
  /** The list's address, and the cursor of its first part: what is saved continues exactly there. */
  address: string
  after: string
  products: readonly ProductCard[]
  nextCursor: string | null
}

type Entry = { key?: string; more?: MoreProducts } | null

const currentEntry = () => window.history.state as Entry

/** Whether the browser is still at the page with this location key; the first page of a visit may have none of its own. */
export const isCurrentEntry = (key: string) => (currentEntry()?.key ?? 'default') === key

/** Saves them in the browser's own entry for the page, where Back finds them and nothing else does. */
export function saveMore(more: MoreProducts): void {
  try {
    window.history.replaceState({ ...window.history.state, more }, '')
  } catch {
    // Too much for this browser: Back then shows the list's first part.
  }
}

export function savedMore(address: string): MoreProducts | undefined {
  const more = currentEntry()?.more
  return more?.address === address ? more : undefined
}

const SCROLL_KEY = 'list-left-at'

/** Where the page stands as it is unloaded. The browser takes no more notes into its own entry then. */
export function saveScroll(entry: string): void {
  try {
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify([entry, Math.round(window.scrollY)]))
  } catch {
    // Without storage the page opens at its top.
  }
}

export function savedScroll(entry: string): number {
  try {
    const [left, scroll] = JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '[]')
    return left === entry ? scroll : 0
  } catch {
    return 0
  }
}
