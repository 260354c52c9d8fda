import { sql } from 'kysely'
import type { Ruling } from '#contract/catalog/name-facets.ts'
import type { ProductFilters } from '#contract/catalog/product-filters.ts'
import type { Condition } from './filter-products.ts'

/** How names say a ruling. Square alone may be the shape of a pen stand. */
export const RULING_QUERIES: Record<Ruling, string> = {
  'Single line': 'single <-> line',
  'Double line': 'double <-> line',
  'Four line': 'four <-> line',
  Squared: 'square <-> ruled | graph',
  Dotted: 'dotted <-> (grid | ruled | line)',
  Unruled: 'unruled',
}

/** What the words of the name must be. The index of words finds each of them. */
export function saidByName({ type, brand, ruling, colour }: Omit<ProductFilters, 'sort'>): Condition[] {
  const conditions: Condition[] = []
  // The thing itself is marked (A), so that pens are not their refills.
  if (type !== undefined) conditions.push(says(type), just(`${type}:A`))
  if (ruling !== undefined)
    conditions.push(says(RULING_QUERIES[ruling].replaceAll('<->', '&')), just(RULING_QUERIES[ruling]))
  // The name alone (B): a pen with blue ink may be black.
  if (colour !== undefined) conditions.push(says(colour), just(`${colour}:B`))
  if (brand !== undefined)
    conditions.push(
      sql`products.name_words @@ plainto_tsquery('english', search_text(${brand}))`,
      sql`lower(split_part(products.name, ' ', 1)) = lower(${brand})`,
    )
  return conditions
}

const says = (query: string): Condition => sql`products.name_words @@ to_tsquery('english', ${query})`

/**
 * The same where it matters how a word is said. The index knows that a word is there, not where: asked for more, it has
 * everything it finds looked at again, the marks too, which takes forty times as long.
 */
const just = (query: string): Condition => sql`coalesce(${says(query)}, true)`
