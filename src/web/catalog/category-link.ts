import type { Category } from '#contract/catalog/category.ts'
import type { Crumb } from '#web/catalog/breadcrumbs.tsx'
import { CATEGORY_NAMES } from '#web/catalog/category-names.ts'
import { CATEGORY_PAGES } from '#web/kit/category-pages.ts'

/** What a category is called and where its products are. The one without a page of its own is a filter of the shop. */
export function categoryPlace(category: Category): Crumb {
  const page = CATEGORY_PAGES.find((one) => one.category === category)
  return { name: CATEGORY_NAMES[category], path: page?.path ?? `/shop?category=${category}` }
}
