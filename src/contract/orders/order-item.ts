import { z } from 'zod'
import { LEAST_QUANTITY, MOST_QUANTITY } from '#contract/cart/cart-limits.ts'
import { productId } from '#contract/catalog/product.ts'
import { errorMessage } from '#contract/platform/t.ts'

const WHOLE = errorMessage('The quantity must be a whole number')

/** One line of an order as it is asked for. Whatever else a client sends about price or name is not looked at. */
export const orderItem = z.object({
  productId,
  quantity: z
    .int(WHOLE)
    .min(LEAST_QUANTITY, errorMessage('The quantity must be at least {least}', { least: LEAST_QUANTITY }))
    .max(MOST_QUANTITY, errorMessage('The quantity can be at most {most}', { most: MOST_QUANTITY })),
  Address_id: z.string().max(64).nullish(),
})
export type OrderItem = z.output<typeof orderItem>
