import { ATTRIBUTES } from '#contract/catalog/attributes.ts'
import type { ManagedProduct } from '#contract/catalog/manage-products.endpoints.ts'
import { cellsOf } from '#contract/catalog/product-csv.ts'
import { ATTRIBUTE_KINDS } from './attribute-kinds.ts'
import type { Facts } from './stream-description.ts'

/** What the fields of the form hold, by their names. An attribute that was not chosen has none. */
export type ProductValues = Record<string, string>

/** A product as its form shows it. */
export function valuesOf(product: ManagedProduct): ProductValues {
  const { Category: category, ProductImage: _, ...cells } = cellsOf(product)
  const shown = Object.entries({ ...cells, category }).filter(
    ([name, value]) => value !== undefined || !isAttribute(name),
  )
  return Object.fromEntries(shown.map(([name, value = '']) => [name, String(value)]))
}

const isAttribute = (name: string) => ATTRIBUTES.some((attribute) => attribute === name)

/** What a form says about attributes: those that changed, and as empty those that were taken away. */
export const attributeChanges = (before: ProductValues, values: Record<string, unknown>) =>
  Object.fromEntries(ATTRIBUTES.map((name) => [name, values[name] === before[name] ? undefined : (values[name] ?? '')]))

/** What the form says so far, for a description. */
export function factsIn(values: Record<string, unknown>): Facts {
  // The two calls spell it differently.
  const { name = '', Category = '', category = Category } = values as ProductValues
  const attributes = ATTRIBUTES.flatMap((attribute) => {
    const value = String(values[attribute] ?? '').trim()
    return value ? [[attribute, [value, ATTRIBUTE_KINDS[attribute].unit].filter(Boolean).join(' ')]] : []
  })
  return {
    name,
    ...(category && { category: category as Facts['category'] }),
    ...(attributes.length > 0 && { attributes: Object.fromEntries(attributes) }),
  }
}
