import type { ProductCard } from '#contract/catalog/product.ts'
import { t } from '#contract/platform/t.ts'
import { useQuantityInCart } from '#web/stores/quantities.ts'
import { useFocusHandover } from '#web/ui/use-focus-handover.ts'
import { CartStepper } from './cart-stepper.tsx'
import { changeCart } from './change-cart.ts'

/** On a card: Add to Cart, which turns into a stepper of the same size, and back when the last piece is taken out. */
export function AddToCart({ product }: { product: ProductCard }) {
  const { _id, name, stocks } = product
  const quantity = useQuantityInCart(_id)
  const handover = useFocusHandover()
  if (stocks === 0 && quantity === 0) return null
  if (quantity > 0) {
    return <CartStepper product={product} quantity={quantity} className="relative mt-2 h-11" {...handover} />
  }
  return (
    <button
      ref={handover.takeFocus}
      type="button"
      aria-label={t('Add to Cart: {name}', { name })}
      onClickCapture={handover.wasPressed}
      onClick={() => changeCart((cart) => cart.addOne(product))}
      className="add-button"
    >
      {t('Add to Cart')}
    </button>
  )
}
