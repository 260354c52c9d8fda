import { z } from 'zod'
import { errorMessage } from '#contract/platform/t.ts'
import { category } from './category.ts'
import { NAME_FACETS, nameFilters } from './name-facets.ts'

export const SORTS = ['relevance', 'newest', 'popular', 'priceAsc', 'priceDesc', 'rating'] as const
export type Sort = (typeof SORTS)[number]

/** Attributes that shoppers narrow a list by. */
export const FILTER_ATTRIBUTES = ['inkColor', 'refillable', 'connectivity', 'memory', 'screenSize'] as const
export type FilterAttribute = (typeof FILTER_ATTRIBUTES)[number]

/** Facets whose choices depend on the list, in the order they are shown. */
export const CHOICE_FACETS = [...NAME_FACETS, ...FILTER_ATTRIBUTES] as const
export type ChoiceFacet = (typeof CHOICE_FACETS)[number]

const price = z.coerce.number().nonnegative().max(10_000_000).optional()
const value = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .refine((text) => !text.includes('\0'), errorMessage('This text has a character we can’t search for'))
  .optional()

/** What narrows and orders a list of products. Text from an address and values from JSON are both understood. */
export const productFilters = z.object({
  category: category.optional(),
  /** Rupees, both. */
  minPrice: price,
  maxPrice: price,
  inStock: z.union([z.boolean(), z.stringbool()]).optional(),
  minRating: z.coerce.number().min(1).max(5).optional(),
  ...nameFilters,
  inkColor: value,
  refillable: value,
  connectivity: value,
  memory: value,
  screenSize: value,
  sort: z.enum(SORTS).optional(),
})
export type ProductFilters = z.output<typeof productFilters>

const counted = z.object({ value: z.string(), count: z.int().nonnegative() })

/** How many products each further choice would leave. Where more than COUNTED_UP_TO match, only so many of them are counted. */
export const facets = z.object({
  /** Whether only some were counted: there may be more, also of what is not listed. */
  isAbout: z.boolean(),
  categories: z.array(counted),
  inStock: z.int().nonnegative(),
  /** Products rated at least 4, 3, 2 and 1. */
  ratings: z.array(z.object({ atLeast: z.number(), count: z.int().nonnegative() })),
  /** What names say is counted within a category or a search: across the whole shop it is too much to choose from. */
  attributes: z.partialRecord(z.enum(CHOICE_FACETS), z.array(counted)),
  /** Cheapest and dearest, in rupees; absent when nothing matches. */
  price: z.object({ min: z.number(), max: z.number() }).optional(),
})
export type Facets = z.output<typeof facets>
