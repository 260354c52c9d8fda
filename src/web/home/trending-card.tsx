import { Link } from 'react-router'
import type { ProductCard } from '#contract/catalog/product.ts'
import { CATEGORY_TINT } from '#web/catalog/category-tint.ts'
import { aboutProductPath } from '#web/kit/paths.ts'
import { selectProduct } from '#web/stores/selected-product.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'

/** A product at a glance. With the gap it is one step of the strip wide. */
export function TrendingCard({ product }: { product: ProductCard }) {
  const { _id, name, price, image, Category } = product
  return (
    <Link
      to={aboutProductPath(_id)}
      onClick={() => selectProduct(product)}
      className="group flex h-24 w-57 overflow-hidden rounded-card border border-line bg-sheet transition-colors hover:border-edge"
    >
      <span className={`block size-24 shrink-0 ${CATEGORY_TINT[Category]}`}>
        <Picture image={image} alt="" sizes="96px" className="size-full object-cover dark:brightness-90" />
      </span>
      <span className="flex min-w-0 flex-col justify-between px-3 py-2">
        <span className="line-clamp-2 font-medium text-small transition-colors group-hover:text-brand">{name}</span>
        <Price amount={price} className="font-semibold" />
      </span>
    </Link>
  )
}
