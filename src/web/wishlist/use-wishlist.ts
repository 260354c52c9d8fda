import { useEffect, useState } from 'react'
import type { WishlistItem } from '#contract/wishlist/wishlist.endpoints.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { wish, wishlistCalls } from '#web/stores/wishlist-state.ts'

type Items = readonly WishlistItem[]

/** A person's wishlist: undefined until it is there. What is removed is gone at once, and back if the shop refuses. */
export function useWishlist(userId: string) {
  const [items, setItems] = useState<Items>()
  const [problem, setProblem] = useState<string>()
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched when the page opens and at each try, no more
  useEffect(() => {
    let isHere = true
    setProblem(undefined)
    wishlistCalls()
      .then(({ fetchWishlist }) => fetchWishlist(userId))
      .then(
        (fetched) => isHere && setItems(fetched),
        (error: unknown) => isHere && setProblem(problemText(error)),
      )
    return () => {
      isHere = false
    }
  }, [userId, tries])

  async function change(item: WishlistItem, isWanted: boolean, after: (items: Items) => Items, undo: typeof after) {
    setProblem(undefined)
    setItems((before) => after(before ?? []))
    const wrong = await wish(item._id, isWanted)
    if (!wrong) return true
    setItems((before) => undo(before ?? []))
    setProblem(wrong)
    return false
  }

  return {
    items,
    problem,
    retry: () => setTries(tries + 1),
    remove: (item: WishlistItem, at: number) => change(item, false, without(item), withItem(item, at)),
    putBack: (item: WishlistItem, at: number) => change(item, true, withItem(item, at), without(item)),
  }
}

const without = (item: WishlistItem) => (items: Items) => items.filter(({ _id }) => _id !== item._id)

const withItem = (item: WishlistItem, at: number) => (items: Items) => without(item)(items).toSpliced(at, 0, item)
