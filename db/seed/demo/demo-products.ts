import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { attributes } from '#contract/catalog/attributes.ts'
import { CATEGORIES, type Category } from '#contract/catalog/category.ts'
import { ROOT } from '#server/platform/root.ts'
import deskSupplies from './desk-supplies.json' with { type: 'json' }
import filing from './filing.json' with { type: 'json' }
import namesInHindi from './names-hi.json' with { type: 'json' }
import paper from './paper.json' with { type: 'json' }
import reusable from './reusable.json' with { type: 'json' }
import techStationery from './tech-stationery.json' with { type: 'json' }
import writing from './writing.json' with { type: 'json' }

const LISTINGS: Record<Category, unknown> = {
  Writing: writing,
  Paper: paper,
  DeskSupplies: deskSupplies,
  Filing: filing,
  Reusable: reusable,
  TechStationery: techStationery,
}

const listing = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1),
  /** Whole rupees, as on a stationer's price tag. */
  price: z.int().positive(),
  stock: z.int().nonnegative(),
  pack: z.int().positive(),
  /** Grams and centimetres, packed for the courier. */
  sizes: z.strictObject({
    weight: z.number().positive(),
    height: z.number().positive().optional(),
    length: z.number().positive().optional(),
    width: z.number().positive().optional(),
  }),
  attributes,
  description: z.string().min(1),
})

export type DemoProduct = z.output<typeof listing> & { category: Category; nameHi: string | undefined }

const HINDI: Readonly<Record<string, string>> = namesInHindi

const byCategory = CATEGORIES.map((category) =>
  z
    .array(listing)
    .parse(LISTINGS[category])
    .map((product): DemoProduct => ({ ...product, category, nameHi: HINDI[product.slug] })),
)
const longest = Math.max(...byCategory.map((products) => products.length))

/** The demo catalogue, one product of each category after the other, so that every page of the shop shows them all. */
export const demoProducts: DemoProduct[] = Array.from({ length: longest }, (_, row) =>
  byCategory.flatMap((products) => products[row] ?? []),
).flat()

/** Pictures are square; this is the size they are drawn for. */
export const DRAWN_SIZE = { width: 800, height: 800 }

/** A product's picture, as a person may edit it. */
export const readDrawing = ({ slug }: Pick<DemoProduct, 'slug'>) =>
  readFile(join(ROOT, 'db/seed/demo/pictures', `${slug}.svg`))
