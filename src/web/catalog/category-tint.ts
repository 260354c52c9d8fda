import type { Category } from '#contract/catalog/category.ts'

/** The colour behind the things of a category. */
export const CATEGORY_TINT: Record<Category, string> = {
  Writing: 'bg-tint-writing',
  Paper: 'bg-tint-paper',
  DeskSupplies: 'bg-tint-desk',
  Filing: 'bg-tint-filing',
  Reusable: 'bg-tint-reusable',
  TechStationery: 'bg-tint-tech',
}
