import { ShoppingCart } from 'lucide-react'
import type { Product } from '#contract/catalog/product.ts'
import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useBuyActions } from './use-buy-actions.ts'

/** On phones they lie at the bottom of the screen, wherever one reads. */
export function BuyButtons({ product, quantity }: { product: Product; quantity: number }) {
  const { add, buyNow, busy } = useBuyActions(product, quantity)
  const isSoldOut = product.stocks === 0
  const disabled = !useHydrated() || isSoldOut
  return (
    <div className={`grid grid-cols-2 gap-3 ${isSoldOut ? '' : 'bottom-bar'}`}>
      <Button disabled={disabled} onClick={add}>
        <ShoppingCart aria-hidden className="size-5" />
        Add to Cart
      </Button>
      <Button look="primary" disabled={disabled} aria-disabled={busy} onClick={buyNow}>
        Buy Now
      </Button>
    </div>
  )
}
