import { Link } from 'react-router'
import { MOST_QUANTITY } from '#contract/cart/cart-limits.ts'
import { toPaise, toRupees } from '#contract/catalog/money.ts'
import { unitText, withTaxText } from '#contract/catalog/price-texts.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import { t } from '#contract/platform/t.ts'
import { CATEGORY_TINT } from '#web/catalog/category-tint.ts'
import { productPath } from '#web/kit/paths.ts'
import { QuantityStepper } from '#web/product/quantity-stepper.tsx'
import type { CartItem } from '#web/stores/cart-slice.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { isAvailable, lineChanges } from './cart-line-changes.ts'
import { LineNote } from './line-note.tsx'

type Props = {
  item: CartItem
  /** As it is sold now; null when it is not, undefined until the shop has been asked. */
  now: ProductCard | null | undefined
  onQuantity: (quantity: number) => void
  onLess: () => void
  onMore: () => void
  onSave: () => void
  onRemove: () => void
}

export const LINE_ACTION =
  'min-h-11 rounded-field px-3 font-medium text-ink-soft text-small underline underline-offset-4 transition-colors hover:bg-line/60 hover:text-ink'

export function CartLine({ item, now, onQuantity, onLess, onMore, onSave, onRemove }: Props) {
  const { price, packSize, quantity, image, Category } = item
  // The browser may have kept it in another language.
  const { name } = now ?? item
  const changes = lineChanges(item, now)
  const canBuy = isAvailable(now)
  const most = Math.min(now?.stocks ?? MOST_QUANTITY, MOST_QUANTITY)
  return (
    <div className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-3 sm:grid-cols-[7rem_1fr] sm:gap-x-6">
      <div
        className={`aspect-square self-start overflow-hidden rounded-card sm:row-span-2 ${CATEGORY_TINT[Category]} ${canBuy ? '' : 'opacity-60'}`}
      >
        <Picture image={image} alt="" sizes="112px" className="size-full object-cover dark:brightness-90" />
      </div>
      <div className="grid content-start gap-1">
        <h2 className="text-pretty font-medium">{changes?.gone ? name : <ProductLink id={item._id} name={name} />}</h2>
        <p className="text-ink-soft text-small">
          <Price amount={price} /> {unitText(packSize)} · {withTaxText(price)}
        </p>
        {changes && <LineNote changes={changes} price={price} />}
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-x-2 gap-y-1 sm:col-span-1 sm:col-start-2">
        {canBuy && (
          <QuantityStepper
            of={name}
            value={quantity}
            most={most}
            onChange={onQuantity}
            onLess={quantity > most ? () => onQuantity(most) : onLess}
            onMore={onMore}
          />
        )}
        {/* On phones below the stepper and what the line comes to. */}
        <div className="-ml-3 flex max-sm:order-last max-sm:basis-full sm:not-first:ml-0">
          {!changes?.gone && (
            <button
              type="button"
              aria-label={t('Save {name} for later', { name })}
              onClick={onSave}
              className={LINE_ACTION}
            >
              {t('Save for later')}
            </button>
          )}
          <button type="button" aria-label={t('Remove {name}', { name })} onClick={onRemove} className={LINE_ACTION}>
            {t('Remove')}
          </button>
        </div>
        {canBuy && <Price amount={toRupees(toPaise(price) * quantity)} className="ml-auto font-semibold text-lead" />}
      </div>
    </div>
  )
}

const ProductLink = ({ id, name }: { id: string; name: string }) => (
  <Link to={productPath(id)} className="transition-colors hover:text-brand hover:underline hover:underline-offset-4">
    {name}
  </Link>
)
