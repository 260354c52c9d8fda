import type { PreviewRow } from '#contract/catalog/bulk-edit.endpoints.ts'
import type { BulkChange } from '#contract/catalog/bulk-edit.ts'
import { CATEGORIES, type Category } from '#contract/catalog/category.ts'
import { formatRupees } from '#contract/catalog/money.ts'
import { PRODUCT_STATES, type ProductState } from '#contract/catalog/product-state.ts'
import { CATEGORY_NAMES } from '#web/catalog/category-names.ts'
import { STATE_NAMES } from './product-state-names.ts'

type Kind = BulkChange['kind']
type Asked =
  | { label: string; hint?: string; inputMode: 'decimal' | 'numeric' | 'text'; choices?: undefined }
  | { label: string; choices: readonly (readonly [string, string])[] }

export const KINDS: readonly (readonly [Kind, string])[] = [
  ['priceBy', 'Price: raise or lower by %'],
  ['priceTo', 'Price: set to'],
  ['stockBy', 'Stock: add or take away'],
  ['stockTo', 'Stock: set to'],
  ['state', 'Status'],
  ['category', 'Category'],
]

/** What has to be said for each kind of change. Phones have no minus among their figures. */
export const ASKED: Record<Kind, Asked> = {
  priceBy: { label: 'Percent', hint: '10 raises, -10 lowers', inputMode: 'text' },
  priceTo: { label: 'New price', hint: 'In rupees, before tax', inputMode: 'decimal' },
  stockBy: { label: 'Pieces', hint: '20 adds, -20 takes away', inputMode: 'text' },
  stockTo: { label: 'New stock', inputMode: 'numeric' },
  state: {
    label: 'New status',
    choices: PRODUCT_STATES.filter((one) => one !== 'draft').map((one) => [one, STATE_NAMES[one]]),
  },
  category: { label: 'New category', choices: CATEGORIES.map((one) => [one, CATEGORY_NAMES[one]]) },
}

/** A value of a preview as people read it. */
export function bulkText(kind: Kind, value: string | number): string {
  if (kind === 'priceBy' || kind === 'priceTo') return formatRupees(Number(value))
  if (kind === 'state') return STATE_NAMES[value as ProductState]
  return kind === 'category' ? CATEGORY_NAMES[value as Category] : Number(value).toLocaleString('en-IN')
}

/** What would be changed, and what not. */
export const sortPreview = (rows: readonly PreviewRow[]) => ({
  changing: rows.filter(({ before, after, fault }) => fault === null && before !== after),
  same: rows.filter(({ before, after }) => before === after).length,
  faulty: rows.filter(({ fault }) => fault !== null).length,
})
