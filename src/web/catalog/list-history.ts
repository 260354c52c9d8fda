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

const PLACE_KEY = 'list-left-at'
const cards = () => [...document.querySelectorAll('main li > article')]

/**
 * Which card stands at the top of the screen as the page is unloaded. The browser takes no more notes into its own entry
 * then. A card, not a number of pixels: the same cards may be higher in another font, or not be laid out yet.
 */
export function savePlace(entry: string): void {
  const tops = cards().map((card) => card.getBoundingClientRect().top)
  const first = tops.findIndex((top) => top > 0)
  try {
    sessionStorage.setItem(PLACE_KEY, JSON.stringify([entry, first, tops[first]]))
  } catch {
    // Without storage the page opens at its top.
  }
}

export function returnToPlace(entry: string): void {
  try {
    const [left, first, top] = JSON.parse(sessionStorage.getItem(PLACE_KEY) ?? '[]')
    const card = left === entry ? cards()[first] : undefined
    if (card) window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' })
  } catch {
    // Nothing that we have written.
  }
}
