import { useState } from 'react'
import { MOST_QUANTITY } from '#contract/cart/cart-limits.ts'
import type { Product } from '#contract/catalog/product.ts'
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

type Props = { product: Product; family: ShownFamily | undefined; canonical: string }

/** All that matters before buying, in the order it is asked. */
export function ProductFacts({ product, family, canonical }: Props) {
  const { name, price, packSize, averageRating, ratingCount } = product
  const stocks = useOwnStock(product)
  const [quantity, setQuantity] = useState(1)
  return (
    <div className="grid content-start gap-6">
      <div className="grid gap-2">
        <h1 className="font-semibold text-title lg:text-heading">{name}</h1>
        <Rating average={averageRating} count={ratingCount} />
      </div>
      <VariantPicker family={family} />
      <PriceBlock price={price} packSize={packSize} quantity={quantity} />
      <div className="grid gap-3">
        <StockLine stocks={stocks} />
        {stocks > 0 && (
          <QuantityStepper value={quantity} most={Math.min(stocks, MOST_QUANTITY)} onChange={setQuantity} />
        )}
        <BuyButtons product={{ ...product, stocks }} quantity={quantity} />
      </div>
      <WishButton productId={product._id} />
      <DeliveryPromise />
      <ShareLinks name={name} price={price} canonical={canonical} />
    </div>
  )
}

function Rating({ average, count }: { average: number; count: number }) {
  return (
    <a
      href="#reviews"
      className="inline-flex min-h-11 items-center gap-2 justify-self-start text-ink-soft text-small underline-offset-4 hover:text-ink hover:underline"
    >
      {count > 0 ? (
        <>
          <Stars rating={average} className="text-body" />
          <span aria-hidden className="font-semibold text-ink tabular-nums">
            {average}
          </span>
          {count} {count === 1 ? 'review' : 'reviews'}
        </>
      ) : (
        'No reviews yet'
      )}
    </a>
  )
}
