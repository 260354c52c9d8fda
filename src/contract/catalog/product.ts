import { z } from 'zod'
import { image } from '#contract/images/image-schema.ts'
import { errorMessage } from '#contract/platform/t.ts'
import { attributes } from './attributes.ts'
import { category } from './category.ts'
import { rupees } from './rupees.ts'

export const productId = z.uuid(errorMessage('This is not a valid product ID'))

/** What a card, a list and a cart line need to know of a product. */
export const productCard = z.object({
  _id: productId,
  name: z.string(),
  price: rupees,
  Category: category,
  stocks: z.int().nonnegative(),
  /** Address of a middle-sized picture, for clients that want just one. */
  ProductImage: z.string(),
  image,
  packSize: z.int().positive(),
  /** Of all reviews, rounded to two decimals; 0 while there is none. */
  averageRating: z.number().min(0).max(5),
  ratingCount: z.int().nonnegative(),
})
export type ProductCard = z.output<typeof productCard>

export const product = productCard.extend({
  description: z.string(),
  /** The maximum retail price printed on it, all taxes included. */
  mrp: rupees.optional(),
  /** Grams. */
  weight: z.number().optional(),
  /** Centimetres, these three. */
  height: z.number().optional(),
  length: z.number().optional(),
  width: z.number().optional(),
  attributes,
  createdAt: z.iso.datetime(),
})
export type Product = z.output<typeof product>
