import { ShoppingCart } from 'lucide-react'
import { t } from '#contract/platform/t.ts'
import { CART_PATH } from '#web/kit/paths.ts'
import { IconLink } from '#web/ui/icon-button.tsx'
import { useCartCount } from './use-cart-count.ts'

const MOST_SHOWN = 99

/** The way to the cart, with how much is in it. The number lies upon the icon, so nothing moves when it comes. */
export function CartLink() {
  const pieces = useCartCount() ?? 0
  const label =
    pieces === 0 ? t('Cart') : pieces === 1 ? t('Cart, 1 item') : t('Cart, {count} items', { count: pieces })
  return (
    <IconLink to={CART_PATH} label={label} className="relative">
      <ShoppingCart aria-hidden />
      {pieces > 0 && (
        <span className="absolute top-0.5 left-1/2 grid h-5 min-w-5 place-items-center rounded-full bg-marigold px-1 font-semibold text-fine text-on-marigold tabular-nums">
          {pieces > MOST_SHOWN ? `${MOST_SHOWN}+` : pieces}
        </span>
      )}
    </IconLink>
  )
}
