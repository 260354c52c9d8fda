import { useEffect, useState } from 'react'
import type { ProductCard } from '#contract/catalog/product.ts'
import { stockLevel } from '#contract/catalog/stock-level.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { ownStock } from './own-stock.ts'

/**
 * How many of a product this visitor can buy. The page is the same for everyone, so pieces that wait for one's own
 * payment are asked for apart: by those who are logged in, and only where few or none are left for everyone.
 */
export function useOwnStock({ _id, stocks }: Pick<ProductCard, '_id' | 'stocks'>): number {
  const userId = useSessionUser()?._id
  const isScarce = stockLevel(stocks) !== 'enough'
  const asked = userId && isScarce ? `${userId} ${_id} ${stocks}` : undefined
  const [own, setOwn] = useState<{ asked: string; stocks: number }>()

  useEffect(() => {
    if (!asked) return
    let isLeft = false
    // Without an answer the page stays as it is for everyone.
    ownStock(_id).then((found) => {
      if (!isLeft && found !== undefined) setOwn({ asked, stocks: found })
    })
    return () => {
      isLeft = true
    }
  }, [asked, _id])

  return asked && own?.asked === asked ? own.stocks : stocks
}
