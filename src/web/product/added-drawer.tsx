import { CircleCheck, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatRupees, toPaise, toRupees } from '#contract/catalog/money.ts'
import { withTaxText } from '#contract/catalog/price-texts.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import { payableOf } from '#contract/checkout/totals.ts'
import { t } from '#contract/platform/t.ts'
import { CATEGORY_TINT } from '#web/catalog/category-tint.ts'
import { CART_PATH } from '#web/kit/paths.ts'
import { useRootStore } from '#web/stores/root-store.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'

type Props = {
  title: string
  product: ProductCard
  /** How many of it the cart holds now. */
  quantity: number
  onCheckout: () => void
  onClose: () => void
}

/**
 * What was put into the cart and what the cart comes to. The browser's own dialog: it keeps the focus, gives it back, and
 * closes by Escape; a tap beside it is a tap on its backdrop.
 */
export function AddedDrawer({ title, product, quantity, onCheckout, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => dialog.current?.close()
  useEffect(() => {
    const own = dialog.current
    if (!own) return
    const onTap = ({ target }: Event) => target === own && own.close()
    own.addEventListener('click', onTap)
    own.showModal()
    heading.current?.focus()
    return () => own.removeEventListener('click', onTap)
  }, [])
  return (
    <dialog ref={dialog} aria-labelledby="added-title" onClose={onClose} className="added-drawer">
      <div className="grid gap-4 p-4 sm:p-6">
        <div className="flex items-center gap-2">
          <CircleCheck aria-hidden className="size-6 shrink-0 text-good" />
          <h2 ref={heading} id="added-title" tabIndex={-1} className="grow font-semibold text-lead outline-none">
            {title}
          </h2>
          <IconButton label={t('Close')} className="-my-2 -mr-2" onClick={close}>
            <X aria-hidden />
          </IconButton>
        </div>
        <Added product={product} quantity={quantity} />
        <CartTotal />
        <div className="grid grid-cols-2 gap-3">
          <ButtonLink to={CART_PATH}>{t('Go to cart')}</ButtonLink>
          <Button look="primary" onClick={onCheckout}>
            {t('Checkout')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}

function Added({ product, quantity }: Pick<Props, 'product' | 'quantity'>) {
  const { name, price, image, Category } = product
  return (
    <div className="flex items-center gap-4">
      <div className={`size-16 shrink-0 overflow-hidden rounded-field ${CATEGORY_TINT[Category]}`}>
        <Picture image={image} alt="" sizes="64px" className="size-full object-cover dark:brightness-90" />
      </div>
      <div className="min-w-0">
        <p className="line-clamp-2 font-medium">{name}</p>
        <p className="text-ink-soft text-small">
          {quantity} × <Price amount={price} /> · {withTaxText(price)}
        </p>
      </div>
    </div>
  )
}

/** With the coupon, as the cart's own page counts it. */
function CartTotal() {
  const { totalQuantity, totalPrice, couponCode } = useRootStore(({ cart }) => cart)
  const { payable } = payableOf(toPaise(totalPrice), couponCode)
  return (
    <p className="flex items-baseline justify-between gap-4 border-line border-t pt-4">
      <span>
        {totalQuantity === 1 ? t('Cart total (1 item)') : t('Cart total ({count} items)', { count: totalQuantity })}
      </span>
      <span className="text-right">
        <strong className="font-semibold text-lead tabular-nums">{formatRupees(toRupees(payable))}</strong>{' '}
        <span className="whitespace-nowrap text-ink-soft text-small">{t('incl. GST')}</span>
      </span>
    </p>
  )
}
