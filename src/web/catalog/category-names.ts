import type { Category } from '#contract/catalog/category.ts'

/** What shoppers call each category. */
export const CATEGORY_NAMES: Record<Category, string> = {
  Writing: 'Writing Instruments',
  Paper: 'Paper Products',
  DeskSupplies: 'Desk Supplies',
  Filing: 'Filing & Storage',
  Reusable: 'Reusable Products',
  TechStationery: 'Tech Stationery',
}
