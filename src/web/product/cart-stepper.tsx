import { Minus, Plus } from 'lucide-react'
import { MOST_QUANTITY } from '#contract/cart/cart-limits.ts'
import type { Product } from '#contract/catalog/product.ts'
import { StepButton } from '#web/ui/step-button.tsx'
import type { FocusHandover } from '#web/ui/use-focus-handover.ts'

type Props = { product: Product; quantity: number } & FocusHandover

/** How many of a product the cart holds, one more or one less. Taking out the last gives the button back. */
export function CartStepper({ product, quantity, wasPressed, takeFocus }: Props) {
  const { _id, name, stocks } = product
  return (
    <fieldset
      aria-label={`${name} in your cart`}
      onClickCapture={wasPressed}
      className="flex items-center justify-between rounded-field border border-edge bg-sheet"
    >
      <StepButton label={`One less of ${name}`} onClick={async () => (await cart()).decrement(_id)}>
        <Minus aria-hidden className="size-5" />
      </StepButton>
      <output className="font-semibold tabular-nums">
        {quantity}
        <span className="sr-only"> in your cart</span>
      </output>
      <StepButton
        ref={takeFocus}
        label={`One more of ${name}`}
        disabled={quantity >= Math.min(stocks, MOST_QUANTITY)}
        onClick={async () => (await cart()).addToCart(product)}
      >
        <Plus aria-hidden className="size-5" />
      </StepButton>
    </fieldset>
  )
}

/** What changes a cart is fetched when it is first changed. */
const cart = () => import('#web/stores/cart.ts')
