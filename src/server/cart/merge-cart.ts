import type { mergeCartCall } from '#contract/cart/cart.endpoints.ts'
import type { CartInput } from '#contract/cart/cart-line.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import { changeCart, toWanted, type WantedLine } from './change-cart.ts'
import { largestOfEach } from './largest-of-each.ts'

/** At login: what the browser has and what the shop has kept, of each product the larger quantity. Once or twice is the same. */
export async function mergeCart(ctx: Ctx, { items }: CartInput): Promise<AnswerOf<typeof mergeCartCall>> {
  const sent = items.map(toWanted)
  const data = await changeCart(ctx, (kept) => largestOfEach<WantedLine>([...sent, ...kept]))
  const asked = new Map(largestOfEach(sent).map(({ productId, quantity }) => [productId, quantity]))
  return { data, merged: data.some(({ product, quantity }) => asked.get(product._id) !== quantity) }
}
