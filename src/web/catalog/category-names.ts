import type { Category } from '#contract/catalog/category.ts'
import { msg } from '#contract/platform/t.ts'

/** What shoppers call each category. */
export const CATEGORY_NAMES: Record<Category, string> = {
  Writing: msg('Writing Instruments'),
  Paper: msg('Paper Products'),
  DeskSupplies: msg('Desk Supplies'),
  Filing: msg('Filing & Storage'),
  Reusable: msg('Reusable Products'),
  TechStationery: msg('Tech Stationery'),
}
