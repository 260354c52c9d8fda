import { useState } from 'react'
import { Link } from 'react-router'
import { MOST_QUANTITY } from '#contract/cart/cart-limits.ts'
import type { ShownProduct } from '#contract/catalog/product-pictures.ts'
import { t } from '#contract/platform/t.ts'
import { later } from '#web/kit/later.tsx'
import { CART_PATH } from '#web/kit/paths.ts'
import { useQuantityInCart } from '#web/stores/quantities.ts'
import { Stars } from '#web/ui/stars.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import { DeliveryPromise } from './delivery-promise.tsx'
import { PriceBlock } from './price-block.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { ShareLinks } from './share-links.tsx'
import type { ShownFamily } from './shown-family.ts'
import { StockLine } from './stock-line.tsx'
import { useOwnStock } from './use-own-stock.ts'
import { VariantPicker } from './variant-picker.tsx'
import { WishButton } from './wish-button.tsx'

const DeliveryDate = later(() => import('./delivery-date.later.tsx'))

type Props = { product: ShownProduct; family: ShownFamily | undefined; canonical: string }

/**
 * All that matters before buying, in the order it is asked. Down to the delivery date it is seen on a phone without scrolling.
 * Once the product is in the cart, the number there is the one that counts.
 */
export function ProductFacts({ product, family, canonical }: Props) {
  const { _id, name, price, packSize, averageRating, ratingCount, soldBy } = product
  const stocks = useOwnStock(product)
  const inCart = useQuantityInCart(_id)
  const [wanted, setWanted] = useState(1)
  const quantity = inCart || wanted
  return (
    <div className="grid content-start gap-2 md:gap-6">
      <div className="grid gap-x-2 md:gap-2">
        <h1 className="font-semibold text-lead leading-tight md:text-title lg:text-heading">{name}</h1>
        <Rating average={averageRating} count={ratingCount} />
      </div>
      <div className="max-md:[--text-display:1.75rem]">
        <PriceBlock price={price} mrp={product.mrp} packSize={packSize} quantity={quantity} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StockLine stocks={stocks} />
        {/* As wide whatever it says: the day, once it is known, moves nothing to another line. */}
        <div className="min-w-0 flex-1 basis-48 has-[[open]]:basis-full">
          <DeliveryDate />
        </div>
      </div>
      <VariantPicker family={family} />
      <div className="grid gap-3">
        {stocks > 0 &&
          (inCart > 0 ? (
            <InCart />
          ) : (
            <QuantityStepper value={wanted} most={Math.min(stocks, MOST_QUANTITY)} onChange={setWanted} />
          ))}
        <BuyButtons product={{ ...product, stocks }} quantity={quantity} inCart={inCart} />
      </div>
      <WishButton productId={_id} />
      <p className="text-small">{t('Sold by {name}', { name: soldBy ?? 'Likho' })}</p>
      <DeliveryPromise />
      <ShareLinks name={name} price={price} canonical={canonical} />
    </div>
  )
}

/** As high as the field for the quantity, whose place it takes. */
function InCart() {
  return (
    <div className="grid justify-items-start gap-1">
      <p className="font-semibold text-small">{t('In your cart')}</p>
      <Link
        to={CART_PATH}
        className="flex h-[calc(2.75rem+2px)] items-center font-medium text-brand underline underline-offset-4"
      >
        {t('Go to cart')}
      </Link>
    </div>
  )
}

function Rating({ average, count }: { average: number; count: number }) {
  return (
    <a
      href="#reviews"
      className="-my-2.5 inline-flex min-h-11 items-center gap-2 justify-self-start md:my-0 text-ink-soft text-small underline-offset-4 hover:text-ink hover:underline"
    >
      {count > 0 ? (
        <>
          <Stars rating={average} className="text-body" />
          <span aria-hidden className="font-semibold text-ink tabular-nums">
            {average}
          </span>
          {count === 1 ? t('1 review') : t('{count} reviews', { count })}
        </>
      ) : (
        t('No reviews yet')
      )}
    </a>
  )
}
