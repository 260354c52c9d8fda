import { useCallback, useState } from 'react'
import type { ProductCard } from '#contract/catalog/product.ts'
import { onIntersection } from '#web/kit/on-intersection.ts'

/** Far enough ahead that they are usually there when the reader is. */
const AHEAD = '600px 0px'

/**
 * Products that only this visitor has, for a shelf that is not there without them. They are fetched when its place comes
 * near, and handed over only while the place is still ahead of the reader: nothing jumps. What cannot be had is logged and
 * left out. `load` must stay the same.
 */
export function useUnseenProducts(load: () => Promise<readonly ProductCard[]>) {
  const [products, setProducts] = useState<readonly ProductCard[]>([])
  const place = useCallback(
    (element: HTMLDivElement) => {
      let found: readonly ProductCard[] = []
      let isAhead = false
      const show = () => void (isAhead && setProducts(found))
      const stopLoading = onIntersection(element, AHEAD, async (isNear) => {
        if (!isNear) return
        stopLoading()
        found = await load().catch(nothing)
        show()
      })
      const stopWatching = onIntersection(element, '0px', (_, isStillAhead) => {
        isAhead = isStillAhead
        show()
      })
      return () => {
        stopLoading()
        stopWatching()
        // What comes late is for nobody.
        isAhead = false
      }
    },
    [load],
  )
  return { place, products }
}

function nothing(reason: unknown): readonly ProductCard[] {
  console.warn('A shelf stays empty:', reason)
  return []
}
