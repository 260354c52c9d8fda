import type { PreviewRow } from '#contract/catalog/bulk-edit.endpoints.ts'
import type { BulkChange } from '#contract/catalog/bulk-edit.ts'
import { CATEGORIES, type Category } from '#contract/catalog/category.ts'
import { formatRupees } from '#contract/catalog/money.ts'
import { PRODUCT_STATES, type ProductState } from '#contract/catalog/product-state.ts'
import { CATEGORY_NAMES } from '#web/catalog/category-names.ts'
import { STATE_NAMES } from './product-state-names.ts'

type Asked = { name: string; label: string; text: (value: string | number) => string } & (
  | { hint?: string; inputMode: 'decimal' | 'numeric' | 'text'; choices?: undefined }
  | { choices: readonly (readonly [string, string])[] }
)

const rupees = (value: string | number) => formatRupees(Number(value))
const pieces = (value: string | number) => Number(value).toLocaleString('en-IN')

/** What has to be said for each kind of change, and how a value of its preview reads. Phones have no minus among their figures. */
export const BULK: Record<BulkChange['kind'], Asked> = {
  priceBy: {
    ...{ name: 'Price: raise or lower by %', label: 'Percent', hint: '10 raises, -10 lowers', inputMode: 'text' },
    text: rupees,
  },
  priceTo: {
    ...{ name: 'Price: set to', label: 'New price', hint: 'In rupees, before tax', inputMode: 'decimal' },
    text: rupees,
  },
  stockBy: {
    ...{ name: 'Stock: add or take away', label: 'Pieces', hint: '20 adds, -20 takes away', inputMode: 'text' },
    text: pieces,
  },
  stockTo: { name: 'Stock: set to', label: 'New stock', inputMode: 'numeric', text: pieces },
  state: {
    ...{ name: 'Status', label: 'New status', text: (value) => STATE_NAMES[value as ProductState] },
    choices: PRODUCT_STATES.filter((one) => one !== 'draft').map((one) => [one, STATE_NAMES[one]]),
  },
  category: {
    ...{ name: 'Category', label: 'New category', text: (value) => CATEGORY_NAMES[value as Category] },
    choices: CATEGORIES.map((one) => [one, CATEGORY_NAMES[one]]),
  },
}

export const KINDS = Object.keys(BULK) as BulkChange['kind'][]

/** What would be changed, and what not. */
export const sortPreview = (rows: readonly PreviewRow[]) => ({
  changing: rows.filter(({ before, after, fault }) => fault === null && before !== after),
  same: rows.filter(({ before, after }) => before === after).length,
  faulty: rows.filter(({ fault }) => fault !== null).length,
})
