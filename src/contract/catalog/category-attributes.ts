import type { Attributes } from './attributes.ts'
import type { Category } from './category.ts'

type Attribute = keyof Attributes

const SIZES = ['length', 'breadth', 'height', 'weight'] as const

/** What can sensibly be said of the products of a category: paper has no battery. */
const CATEGORY_ATTRIBUTES: Record<Category, readonly Attribute[]> = {
  Writing: [...SIZES, 'inkColor', 'refillable'],
  Paper: SIZES,
  DeskSupplies: [...SIZES, 'inkColor', 'refillable'],
  Filing: SIZES,
  Reusable: [...SIZES, 'inkColor', 'refillable'],
  TechStationery: [...SIZES, 'memory', 'batteryLife', 'screenSize', 'connectivity', 'inkColor', 'refillable'],
}

/** Without a category yet anything may be said. */
export const fitsCategory = (attribute: Attribute, category: Category | undefined) =>
  category === undefined || CATEGORY_ATTRIBUTES[category].includes(attribute)
