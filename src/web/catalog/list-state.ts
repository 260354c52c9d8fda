import type { ChoiceFacet, Sort } from '#contract/catalog/product-filters.ts'
import { msg } from '#contract/platform/t.ts'

/** How many products a page brings at once: whole rows of two, three and five. */
export const LIST_PAGE_SIZE = 30

export const ATTRIBUTE_NAMES: Record<ChoiceFacet, string> = {
  type: msg('Type'),
  brand: msg('Brand'),
  ruling: msg('Ruling'),
  colour: msg('Colour'),
  inkColor: msg('Ink colour'),
  refillable: msg('Refillable'),
  connectivity: msg('Connectivity'),
  memory: msg('Memory'),
  screenSize: msg('Screen size'),
}

export const ATTRIBUTES = Object.keys(ATTRIBUTE_NAMES) as ChoiceFacet[]

/** What narrows a list, by its name in the address. */
export const FILTERS = ['category', 'minPrice', 'maxPrice', 'inStock', 'minRating', ...ATTRIBUTES] as const
export type FilterName = (typeof FILTERS)[number]

/** What a page with a list reads of its address, beside the text of a search. */
export const LIST_PARAMS = [...FILTERS, 'sort', 'cursor']

/** What the address says of a list, as far as it made sense. */
export type ListState = {
  /** The text of a search. */
  q?: string
  sort?: Sort
  /** What narrows the list, spelled as in the address. */
  choices: Partial<Record<FilterName, string>>
  /** The prices as they were typed, right or wrong, and what is wrong with them. */
  price: { min: string; max: string; error?: string }
  /** The address held something that no list understands; it was left out. */
  partlyIgnored: boolean
  /** Where the shown part of the list begins, when that is not its start. */
  cursor?: string
}
