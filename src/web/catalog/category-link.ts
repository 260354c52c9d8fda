import type { Category } from '#contract/catalog/category.ts'
import { t } from '#contract/platform/t.ts'
import { CATEGORY_PAGES } from '#web/kit/category-pages.ts'
import { SHOP_PATH } from '#web/kit/paths.ts'
import type { Crumb } from './breadcrumbs.tsx'
import { CATEGORY_NAMES } from './category-names.ts'

/** What a category is called and where its products are. */
export function categoryLink(category: Category): Crumb {
  const page = CATEGORY_PAGES.find((one) => one.category === category)
  return { name: t(CATEGORY_NAMES[category]), path: page?.path ?? SHOP_PATH }
}
