import { Minus, Plus } from 'lucide-react'
import { MOST_QUANTITY } from '#contract/cart/cart-limits.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import { t } from '#contract/platform/t.ts'
import { StepButton } from '#web/ui/step-button.tsx'
import type { FocusHandover } from '#web/ui/use-focus-handover.ts'
import { changeCart } from './change-cart.ts'

type Props = { product: ProductCard; quantity: number; className: string } & FocusHandover

/** How many of a product the cart holds, one more or one less. Taking out the last gives the button back. */
export function CartStepper({ product, quantity, className, wasPressed, takeFocus }: Props) {
  const { _id, name, stocks } = product
  return (
    <fieldset
      aria-label={t('{name} in your cart', { name })}
      onClickCapture={wasPressed}
      className={`flex items-center justify-between rounded-field border border-edge ${className}`}
    >
      <StepButton
        label={t('Decrease quantity of {name}', { name })}
        onClick={() => changeCart((cart) => cart.removeOne(_id))}
      >
        <Minus aria-hidden className="size-5" />
      </StepButton>
      <output className="font-semibold tabular-nums">
        <span aria-hidden>{quantity}</span>
        <span className="sr-only">{t('{count} in your cart', { count: quantity })}</span>
      </output>
      <StepButton
        ref={takeFocus}
        label={t('Increase quantity of {name}', { name })}
        disabled={quantity >= Math.min(stocks, MOST_QUANTITY)}
        onClick={() => changeCart((cart) => cart.addOne(product))}
      >
        <Plus aria-hidden className="size-5" />
      </StepButton>
    </fieldset>
  )
}
