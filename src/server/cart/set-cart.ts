import type { setCartCall } from '#contract/cart/cart.endpoints.ts'
import type { CartInput } from '#contract/cart/cart-line.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import { changeCart, toWanted } from './change-cart.ts'
import { largestOfEach } from './largest-of-each.ts'

/** The cart as the shopper's browser has it now. */
export async function setCart(ctx: Ctx, { items }: CartInput): Promise<AnswerOf<typeof setCartCall>> {
  return { data: await changeCart(ctx, () => largestOfEach(items.map(toWanted))) }
}
