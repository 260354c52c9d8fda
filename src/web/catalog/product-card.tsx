import type { ReactNode } from 'react'
import { formatRupees } from '#contract/catalog/money.ts'
import { pieceText, withTaxText } from '#contract/catalog/price-texts.ts'
import type { ProductCard as Card } from '#contract/catalog/product.ts'
import { t } from '#contract/platform/t.ts'
import { aboutProductPath } from '#web/kit/paths.ts'
import { PlainLink } from '#web/kit/plain-link.tsx'
import { selectProduct } from '#web/stores/selected-product.ts'
import { Stars } from '#web/ui/stars.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { CardPicture } from './card-picture.tsx'
import { CATEGORY_TINT } from './category-tint.ts'
import { WishHeart } from './wish-heart.tsx'

/** Two columns of a phone, five of a wide screen: up to about a fifth of a page. */
const PIXELS = 320

type Props = {
  product: Card
  priority?: boolean
  /** What stands in the corner of the picture instead of the heart. */
  corner?: ReactNode
}

/**
 * A product in a list. The whole card is its link, and the name is what a screen reader calls it. A page holds dozens, so
 * what it looks like stands in product-card.css.
 */
export function ProductCard({ product, priority = false, corner }: Props) {
  const { _id, name, price, packSize, stocks, image, Category, averageRating, ratingCount } = product
  const tint = CATEGORY_TINT[Category]
  return (
    <article className="product-card" data-pack={packSize > 1 ? packSize : undefined}>
      <CardPicture
        image={image}
        pixels={PIXELS}
        priority={priority}
        className={stocks === 0 ? `product-picture ${tint} opacity-60` : `product-picture ${tint}`}
      />
      <div>
        <h3>
          <PlainLink to={aboutProductPath(_id)} onClick={() => selectProduct(product)}>
            {name}
          </PlainLink>
        </h3>
        {ratingCount > 0 && (
          <p className="rated">
            <Stars rating={averageRating} />
            {ratingCount}
            <span className="sr-only">{` ${ratingCount === 1 ? t('review') : t('reviews')}`}</span>
          </p>
        )}
        <StockNote stocks={stocks} />
        <p className="priced">
          <data value={price}>{formatRupees(price)}</data>
          {` ${withTaxText(price)} `}
          {packSize > 1 && <span>{pieceText(price, packSize)}</span>}
        </p>
        <AddToCart product={product} />
      </div>
      {corner ?? <WishHeart productId={_id} name={name} />}
    </article>
  )
}

/** From this many on, the number left is nobody's worry. */
const FEW = 5

/** Says how much is left, but only when that matters. */
function StockNote({ stocks }: { stocks: number }) {
  if (stocks > FEW) return null
  if (stocks > 0) return <p className="font-medium text-small text-wait">{t('Only {count} left', { count: stocks })}</p>
  return <p className="font-medium text-ink-soft text-small">{t('Out of stock')}</p>
}
