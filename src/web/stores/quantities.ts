import { create } from 'zustand'

/** How many of each product the cart holds, for cards in lists: they do not bring along all that a cart is. */
const useQuantities = create<ReadonlyMap<string, number>>(() => new Map())

export const setQuantities = (items: readonly { _id: string; quantity: number }[]) =>
  useQuantities.setState(new Map(items.map(({ _id, quantity }) => [_id, quantity])), true)

/** None until the page has hydrated, like on the server. */
export const useQuantityInCart = (id: string) => useQuantities((quantities) => quantities.get(id) ?? 0)
