import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ProductCard as Card } from '#contract/catalog/product.ts'
import { aboutProductPath } from '#web/kit/paths.ts'
import { selectProduct } from '#web/stores/selected-product.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { CATEGORY_TINT } from './category-tint.ts'
import { WishHeart } from './wish-heart.tsx'

const SIZES = '(min-width: 1280px) 240px, (min-width: 1024px) 23vw, (min-width: 640px) 31vw, 46vw'

type Props = {
  product: Card
  priority?: boolean
  /** What stands in the corner of the picture instead of the heart. */
  corner?: ReactNode
}

/** A product in a list. The whole card is its link, and the name is what a screen reader calls it. */
export function ProductCard({ product, priority = false, corner }: Props) {
  const { _id, name, price, packSize, stocks, image, Category, averageRating, ratingCount } = product
  return (
    <article className="group @container relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-sheet transition-shadow hover:shadow-float has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-brand has-[a:focus-visible]:outline-offset-2">
      <div className={`aspect-square overflow-hidden ${CATEGORY_TINT[Category]} ${stocks === 0 ? 'opacity-60' : ''}`}>
        <Picture
          image={image}
          alt=""
          sizes={SIZES}
          priority={priority}
          className="size-full object-cover dark:brightness-90"
        />
      </div>
      <div className="flex grow flex-col gap-1 p-3 @min-[13rem]:p-4">
        <h3 className="line-clamp-2 text-wrap font-medium text-small @min-[13rem]:text-body @min-[13rem]:leading-snug">
          <Link
            to={aboutProductPath(_id)}
            onClick={() => selectProduct(product)}
            className="outline-none transition-colors after:absolute after:inset-0 group-hover:text-brand"
          >
            {name}
          </Link>
        </h3>
        {ratingCount > 0 && (
          <p className="flex items-center gap-2 text-ink-soft text-small">
            <Stars rating={averageRating} />
            <span>
              {ratingCount} <span className="sr-only">{ratingCount === 1 ? 'review' : 'reviews'}</span>
            </span>
          </p>
        )}
        <StockNote stocks={stocks} />
        <p className="mt-auto flex flex-wrap items-baseline gap-x-2">
          <Price amount={price} className="font-semibold text-lead" />
          {packSize > 1 && (
            <span className="text-ink-soft text-small">
              <Price amount={price / packSize} /> each
            </span>
          )}
        </p>
        <AddToCart product={product} />
      </div>
      <div className="absolute top-1 right-1">{corner ?? <WishHeart productId={_id} name={name} />}</div>
    </article>
  )
}

/** From this many on, the number left is nobody's worry. */
const FEW = 5

/** Says how much is left, but only when that matters. */
function StockNote({ stocks }: { stocks: number }) {
  if (stocks > FEW) return null
  if (stocks > 0) return <p className="font-medium text-small text-wait">Only {stocks} left</p>
  return <p className="font-medium text-ink-soft text-small">Out of stock</p>
}
