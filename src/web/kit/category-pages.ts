import type { Category } from '#contract/catalog/category.ts'

/** The categories, each with a page of its own. The address is the name without its spaces. */
const page = (name: string, category: Category) => ({ name, category, path: `/${name.replaceAll(' ', '')}` })

export const CATEGORY_PAGES = [
  page('Writing Instruments', 'Writing'),
  page('Paper Products', 'Paper'),
  page('Desk Supplies', 'DeskSupplies'),
  page('Filing & Storage', 'Filing'),
  page('Reusable Products', 'Reusable'),
  page('Tech Stationery', 'TechStationery'),
]
