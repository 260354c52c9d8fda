import type { Attributes } from '#contract/catalog/attributes.ts'
import type { Product } from '#contract/catalog/product.ts'
import { groupDigits } from '#contract/platform/indian-digits.ts'
import { t } from '#contract/platform/t.ts'
import { CATEGORY_NAMES } from '#web/catalog/category-names.ts'
import { valueText } from '#web/catalog/value-text.ts'
import { ATTRIBUTE_LABELS } from './attribute-labels.ts'

export type Row = { label: string; value: string }

/** What the seller says of the thing itself. */
export const detailRows = ({ Category, packSize, attributes }: Product): Row[] => [
  { label: t('Category'), value: t(CATEGORY_NAMES[Category]) },
  ...(packSize > 1 ? [{ label: t('Pack'), value: t('{count} pieces', { count: packSize }) }] : []),
  ...Object.entries(ATTRIBUTE_LABELS).flatMap(([name, label]) => {
    const value = attributes[name as keyof Attributes]
    return value ? [{ label: t(label), value: valueText(value) }] : []
  }),
]

/** What goes into the parcel, weighed and measured. */
export const packedRows = ({ weight, height, length, width }: Product): Row[] =>
  [
    { label: t('Weight'), measure: weight, unit: t('g') },
    { label: t('Height'), measure: height, unit: t('cm') },
    { label: t('Length'), measure: length, unit: t('cm') },
    { label: t('Width'), measure: width, unit: t('cm') },
  ].flatMap(({ label, measure, unit }) =>
    measure === undefined ? [] : [{ label, value: `${groupDigits(measure)} ${unit}` }],
  )
