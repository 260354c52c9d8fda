import { ShoppingCart } from 'lucide-react'
import { formatRupees, toPaise, toRupees } from '#contract/catalog/money.ts'
import type { Product } from '#contract/catalog/product.ts'
import { totalsOf } from '#contract/checkout/totals.ts'
import { t } from '#contract/platform/t.ts'
import { CartStepper } from '#web/catalog/cart-stepper.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFocusHandover } from '#web/ui/use-focus-handover.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useBuyActions } from './use-buy-actions.ts'

type Props = {
  product: Product
  quantity: number
  /** How many of it the cart holds: from one on, they are counted here instead of added. */
  inCart: number
}

/** On phones they lie at the bottom of the screen with the price, wherever one reads. */
export function BuyButtons({ product, quantity, inCart }: Props) {
  const { add, buyNow, busy } = useBuyActions(product, quantity)
  const handover = useFocusHandover()
  const isSoldOut = product.stocks === 0
  const disabled = !useHydrated() || isSoldOut
  const { total } = totalsOf(toPaise(product.price) * quantity)
  return (
    <div className={`buy-buttons ${isSoldOut ? '' : 'bottom-bar'}`}>
      {!isSoldOut && (
        <p className="grid leading-tight md:hidden">
          <strong className="font-semibold tabular-nums">{formatRupees(toRupees(total))}</strong>
          <span className="text-fine text-ink-soft">{t('incl. GST')}</span>
        </p>
      )}
      {inCart > 0 ? (
        <CartStepper product={product} quantity={inCart} className="bg-sheet" {...handover} />
      ) : (
        <Button
          ref={handover.takeFocus}
          disabled={disabled}
          onClickCapture={handover.wasPressed}
          onClick={add}
          className="max-md:px-2"
        >
          <ShoppingCart aria-hidden className="size-5 max-md:hidden" />
          {t('Add to Cart')}
        </Button>
      )}
      <Button
        look="primary"
        disabled={disabled}
        aria-disabled={busy}
        onClick={buyNow}
        className="whitespace-nowrap max-md:px-3"
      >
        {t('Buy Now')}
      </Button>
    </div>
  )
}
