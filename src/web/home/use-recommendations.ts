import { type RefObject, useEffect, useState } from 'react'
import type { ProductCard } from '#contract/catalog/product.ts'

/** Far enough ahead that they are usually there when the reader is. */
const AHEAD = '600px 0px'

/** The visitor's recommendations, fetched when the shelf comes near: undefined until then, none when they cannot be had. */
export function useRecommendations(shelf: RefObject<Element | null>): readonly ProductCard[] | undefined {
  const [products, setProducts] = useState<readonly ProductCard[]>()
  useEffect(() => {
    if (!shelf.current) return
    const load = async () => {
      try {
        const { fetchRecommendations } = await import('./fetch-recommendations.ts')
        setProducts(await fetchRecommendations())
      } catch (error) {
        console.warn('No recommendations:', error)
        setProducts([])
      }
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        load()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(shelf.current)
    return () => observer.disconnect()
  }, [shelf])
  return products
}
