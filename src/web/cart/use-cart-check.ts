import { useCallback, useEffect, useState } from 'react'
import { problemText } from '#web/kit/problem-text.ts'
import type { CartItem } from '#web/stores/cart-slice.ts'
import { refreshCart } from './cart-sync.ts'
import type { Shelf } from './send-cart.ts'

const NOTHING_KNOWN: Shelf = new Map()

/** Compares the cart with the shop: when the page opens, when it is seen again, for lines that come in, and when asked. */
export function useCartCheck(items: readonly CartItem[] | undefined) {
  const [shelf, setShelf] = useState<Shelf>()
  const [problem, setProblem] = useState<string>()

  /** Answers what the shop has now, or undefined when it could not be asked. */
  const check = useCallback(async () => {
    try {
      const now = await refreshCart()
      setShelf(now)
      setProblem(undefined)
      return now
    } catch (error) {
      setProblem(problemText(error))
      return undefined
    }
  }, [])

  const isUnknown = items !== undefined && !(shelf && items.every(({ _id }) => shelf.has(_id)))
  useEffect(() => {
    if (isUnknown) check()
  }, [isUnknown, check])

  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && check()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [check])

  return { shelf: shelf ?? NOTHING_KNOWN, isKnown: shelf !== undefined, problem, check }
}
