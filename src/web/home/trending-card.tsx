import { withTaxText } from '#contract/catalog/price-texts.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import { CardPicture } from '#web/catalog/card-picture.tsx'
import { CATEGORY_TINT } from '#web/catalog/category-tint.ts'
import { aboutProductPath } from '#web/kit/paths.ts'
import { PlainLink } from '#web/kit/plain-link.tsx'
import { selectProduct } from '#web/stores/selected-product.ts'
import { Price } from '#web/ui/price.tsx'

/** A product at a glance. With the gap it is one step of the strip wide. */
export function TrendingCard({ product }: { product: ProductCard }) {
  const { _id, name, price, image, Category } = product
  return (
    <PlainLink to={aboutProductPath(_id)} onClick={() => selectProduct(product)} className="trending-card">
      <CardPicture image={image} pixels={160} className={`product-picture ${CATEGORY_TINT[Category]}`} />
      <span>{name}</span>
      <Price amount={price} />
      <small>{withTaxText(price)}</small>
    </PlainLink>
  )
}
