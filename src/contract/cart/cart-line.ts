import { z } from 'zod'
import { productCard, productId } from '#contract/catalog/product.ts'
import { rupees } from '#contract/catalog/rupees.ts'
import { cartTexts } from './cart.texts.ts'
import { LEAST_QUANTITY, MOST_LINES, MOST_QUANTITY } from './cart-limits.ts'

const badQuantity = { error: () => cartTexts.badQuantity }

/** Pieces of one product, in a cart and in an order. */
const quantity = z.int(badQuantity).min(LEAST_QUANTITY, badQuantity).max(MOST_QUANTITY, badQuantity)

const DEAREST = 10_000_000

const cartLineInput = z.object({
  productId,
  quantity,
  /** The price that the shopper has seen; today's if left out. Nothing is priced by it. */
  priceWhenAdded: rupees.max(DEAREST).optional(),
})
export type CartLineInput = z.output<typeof cartLineInput>

export const cartInput = z.object({
  items: z.array(cartLineInput).max(MOST_LINES, { error: () => cartTexts.tooManyLines }),
  /** What is put aside for later; what the shop has of it stays as it is if left out. */
  saved: z
    .array(cartLineInput)
    .max(MOST_LINES, { error: () => cartTexts.tooManySaved })
    .optional(),
})
export type CartInput = z.output<typeof cartInput>

/** A line of a kept cart: the product as it is sold now, and the price it was put in with. */
export const cartLine = z.object({ product: productCard, quantity, priceWhenAdded: rupees })
export type CartLine = z.output<typeof cartLine>
