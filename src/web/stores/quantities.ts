import { useSyncExternalStore } from 'react'

type Quantities = ReadonlyMap<string, number>

let shown: Quantities = new Map()
const watchers = new Set<() => void>()

/** How many of each product the cart holds, told to cards in lists: they do not bring along all that a cart is. */
export function showQuantities(items: readonly { _id: string; quantity: number }[]): void {
  shown = new Map(items.map(({ _id, quantity }) => [_id, quantity]))
  for (const tell of watchers) tell()
}

function watch(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

/** None until the page is awake, like on the server. */
export const useQuantityInCart = (id: string) =>
  useSyncExternalStore(
    watch,
    () => shown.get(id) ?? 0,
    () => 0,
  )
