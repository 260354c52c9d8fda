import { Link } from 'react-router'
import { withTaxText } from '#contract/catalog/price-texts.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import { t } from '#contract/platform/t.ts'
import { CATEGORY_TINT } from '#web/catalog/category-tint.ts'
import { productPath } from '#web/kit/paths.ts'
import type { CartItem } from '#web/stores/cart-slice.ts'
import { Button } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { LINE_ACTION } from './cart-line.tsx'
import { isAvailable } from './cart-line-changes.ts'

type Props = {
  item: CartItem
  /** As it is sold now; null when it is not, undefined until the shop has been asked. */
  now: ProductCard | null | undefined
  onMove: () => void
  onRemove: () => void
}

export function SavedLine({ item, now, onMove, onRemove }: Props) {
  const { _id, image, Category, quantity } = item
  const { name, price } = now ?? item
  const canBuy = isAvailable(now)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div
        className={`size-16 shrink-0 overflow-hidden rounded-field ${CATEGORY_TINT[Category]} ${canBuy ? '' : 'opacity-60'}`}
      >
        <Picture image={image} alt="" sizes="64px" className="size-full object-cover dark:brightness-90" />
      </div>
      <div className="grid min-w-0 flex-1 basis-48 gap-1">
        <h3 className="text-pretty font-medium">
          {now === null ? (
            name
          ) : (
            <Link to={productPath(_id)} className="hover:text-brand hover:underline hover:underline-offset-4">
              {name}
            </Link>
          )}
        </h3>
        <p className="text-ink-soft text-small">
          {quantity} × <Price amount={price} /> · {withTaxText(price)}
        </p>
        {!canBuy && (
          <p className="font-medium text-bad text-small">
            {now === null ? t('No longer available') : t('Out of stock')}
          </p>
        )}
      </div>
      <div className="flex max-sm:basis-full">
        {canBuy && (
          <Button aria-label={t('Move {name} to cart', { name })} onClick={onMove} className="text-small!">
            {t('Move to cart')}
          </Button>
        )}
        <button
          type="button"
          aria-label={t('Remove {name} from saved', { name })}
          onClick={onRemove}
          className={LINE_ACTION}
        >
          {t('Remove')}
        </button>
      </div>
    </div>
  )
}
