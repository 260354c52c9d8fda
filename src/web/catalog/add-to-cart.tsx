import { Minus, Plus } from 'lucide-react'
import { MOST_QUANTITY } from '#contract/cart/cart-limits.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import { useQuantityInCart } from '#web/stores/quantities.ts'
import { StepButton } from '#web/ui/step-button.tsx'
import { useFocusHandover } from '#web/ui/use-focus-handover.ts'

/** On a card: Add to Cart, which turns into a stepper of the same size, and back when the last piece is taken out. */
export function AddToCart({ product }: { product: ProductCard }) {
  const { _id, name, stocks } = product
  const quantity = useQuantityInCart(_id)
  const { wasPressed, takeFocus } = useFocusHandover()
  if (stocks === 0 && quantity === 0) return null
  const most = Math.min(stocks, MOST_QUANTITY)
  if (quantity === 0) {
    return (
      <button
        ref={takeFocus}
        type="button"
        aria-label={`Add to Cart: ${name}`}
        onClickCapture={wasPressed}
        onClick={add}
        className="add-button"
      >
        Add to Cart
      </button>
    )
  }
  return (
    <fieldset
      aria-label={`${name} in your cart`}
      onClickCapture={wasPressed}
      className="relative mt-2 flex h-11 items-center justify-between rounded-field border border-edge"
    >
      <StepButton label={`One less of ${name}`} onClick={() => act((cart) => cart.removeOne(_id))}>
        <Minus aria-hidden className="size-5" />
      </StepButton>
      <output className="font-semibold tabular-nums">
        {quantity}
        <span className="sr-only"> in your cart</span>
      </output>
      <StepButton ref={takeFocus} label={`One more of ${name}`} disabled={quantity >= most} onClick={add}>
        <Plus aria-hidden className="size-5" />
      </StepButton>
    </fieldset>
  )

  function add() {
    act((cart) => cart.addOne(product))
  }
}

/** What changes a cart is fetched when it is first changed. */
const act = async (change: (cart: typeof import('./card-cart.ts')) => void) => change(await import('./card-cart.ts'))
