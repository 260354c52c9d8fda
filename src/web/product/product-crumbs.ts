import type { ProductCard } from '#contract/catalog/product.ts'
import type { Crumb } from '#web/catalog/breadcrumbs.tsx'
import { categoryPlace } from './category-place.ts'

export const productCrumbs = ({ _id, name, Category }: ProductCard): Crumb[] => [
  { name: 'All products', path: '/shop' },
  categoryPlace(Category),
  { name, path: `/product/${_id}` },
]
