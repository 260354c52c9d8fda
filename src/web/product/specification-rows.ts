import type { Attributes } from '#contract/catalog/attributes.ts'
import type { Product } from '#contract/catalog/product.ts'
import { groupDigits } from '#contract/platform/indian-digits.ts'
import { CATEGORY_NAMES } from '#web/catalog/category-names.ts'
import { ATTRIBUTE_LABELS } from './attribute-labels.ts'

export type Row = { label: string; value: string }

/** What the seller says of the thing itself. */
export const detailRows = ({ Category, packSize, attributes }: Product): Row[] => [
  { label: 'Category', value: CATEGORY_NAMES[Category] },
  ...(packSize > 1 ? [{ label: 'Pack', value: `${packSize} pieces` }] : []),
  ...Object.entries(ATTRIBUTE_LABELS).flatMap(([name, label]) => {
    const value = attributes[name as keyof Attributes]
    return value ? [{ label, value }] : []
  }),
]

/** What goes into the parcel, weighed and measured. */
export const packedRows = ({ weight, height, length, width }: Product): Row[] =>
  [
    { label: 'Weight', measure: weight, unit: 'g' },
    { label: 'Height', measure: height, unit: 'cm' },
    { label: 'Length', measure: length, unit: 'cm' },
    { label: 'Width', measure: width, unit: 'cm' },
  ].flatMap(({ label, measure, unit }) =>
    measure === undefined ? [] : [{ label, value: `${groupDigits(measure)} ${unit}` }],
  )
