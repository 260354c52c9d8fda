import { z } from 'zod'
import families from './families.json' with { type: 'json' }

const listing = z.strictObject({
  name: z.string(),
  options: z.array(z.string()),
  /** By slug: a value for each option. */
  products: z.record(z.string(), z.array(z.string())),
})

/** What of the demo catalogue is one article in several colours, sizes or rulings. */
export const demoFamilies = z
  .array(listing)
  .parse(families)
  .map(({ name, options, products }) => ({
    name,
    options,
    variants: Object.entries(products).map(([slug, values]) => ({
      slug,
      values: Object.fromEntries(options.map((option, place) => [option, values[place] ?? ''])),
    })),
  }))
