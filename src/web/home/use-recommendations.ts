import { useCallback, useState } from 'react'
import type { ProductCard } from '#contract/catalog/product.ts'
import { onIntersection } from '#web/kit/on-intersection.ts'
import { fetchRecommendations } from './fetch-recommendations.ts'

/** Far enough ahead that they are usually there when the reader is. */
const AHEAD = '600px 0px'

/**
 * The visitor's recommendations, fetched when the shelf comes near: undefined until then, none when they cannot be had.
 * Also whether the shelf is on the screen, which is undefined until that is known.
 */
export function useRecommendations(ahead = AHEAD) {
  const [products, setProducts] = useState<readonly ProductCard[]>()
  const [inView, setInView] = useState<boolean>()
  const shelf = useCallback(
    (element: HTMLElement) => {
      const stopLoading = onIntersection(element, ahead, (isNear) => {
        if (!isNear) return
        stopLoading()
        load().then(setProducts)
      })
      const stopWatching = onIntersection(element, '0px', setInView)
      return () => {
        stopLoading()
        stopWatching()
      }
    },
    [ahead],
  )
  return { shelf, products, inView }
}

async function load(): Promise<readonly ProductCard[]> {
  try {
    return await fetchRecommendations()
  } catch (error) {
    console.warn('No recommendations:', error)
    return []
  }
}
