import type { Category } from '#contract/catalog/category.ts'
import { msg } from '#contract/platform/t.ts'

/** The categories, each with a page of its own. The address is the name without its spaces. */
const page = (name: string, category: Category) => ({ name, category, path: `/${name.replaceAll(' ', '')}` })

export const CATEGORY_PAGES = [
  page(msg('Writing Instruments'), 'Writing'),
  page(msg('Paper Products'), 'Paper'),
  page(msg('Desk Supplies'), 'DeskSupplies'),
  page(msg('Filing & Storage'), 'Filing'),
  page(msg('Reusable Products'), 'Reusable'),
  page(msg('Tech Stationery'), 'TechStationery'),
]
