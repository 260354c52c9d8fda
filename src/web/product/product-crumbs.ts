import type { ProductCard } from '#contract/catalog/product.ts'
import { t } from '#contract/platform/t.ts'
import type { Crumb } from '#web/catalog/breadcrumbs.tsx'
import { categoryLink } from '#web/catalog/category-link.ts'
import { productPath, SHOP_PATH } from '#web/kit/paths.ts'

export const productCrumbs = ({ _id, name, Category }: ProductCard): Crumb[] => [
  { name: t('All products'), path: SHOP_PATH },
  categoryLink(Category),
  { name, path: productPath(_id) },
]
