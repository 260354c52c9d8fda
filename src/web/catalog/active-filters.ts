import type { Category } from '#contract/catalog/category.ts'
import { formatRupees } from '#contract/catalog/money.ts'
import { t } from '#contract/platform/t.ts'
import { CATEGORY_NAMES } from './category-names.ts'
import { ATTRIBUTE_NAMES, ATTRIBUTES, type FilterName, type ListState } from './list-state.ts'
import { valueText } from './value-text.ts'

/** One thing that narrows the list, in words, and the filters that go when it is taken away. */
type ActiveFilter = { text: string; filters: readonly FilterName[] }

export function activeFilters({ choices }: Pick<ListState, 'choices'>): ActiveFilter[] {
  const { category, inStock, minRating } = choices
  const active: ActiveFilter[] = []
  if (category) active.push({ text: t(CATEGORY_NAMES[category as Category]), filters: ['category'] })
  const price = priceRangeText(choices)
  if (price) active.push({ text: price, filters: ['minPrice', 'maxPrice'] })
  if (inStock) active.push({ text: t('In stock'), filters: ['inStock'] })
  if (minRating) active.push({ text: t('{count} stars and up', { count: minRating }), filters: ['minRating'] })
  for (const name of ATTRIBUTES) {
    if (choices[name])
      active.push({ text: `${t(ATTRIBUTE_NAMES[name])}: ${valueText(choices[name])}`, filters: [name] })
  }
  return active
}

function priceRangeText({ minPrice, maxPrice }: ListState['choices']): string | undefined {
  const [min, max] = [minPrice, maxPrice].map((text) => text && formatRupees(Number(text)))
  if (min && max) return t('{min} to {max}', { min, max })
  return min ? t('{min} and above', { min }) : max && t('Up to {max}', { max })
}
