import type { checkCartCall, getCartCall } from '#contract/cart/cart.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { cardsByIds } from '#server/catalog/cards-by-ids.ts'
import { withOwnHold } from '#server/checkout/own-hold.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { cartOfUser } from './cart-of-user.ts'

export async function getCart(ctx: Ctx): Promise<AnswerOf<typeof getCartCall>> {
  return cartOfUser(ctx.db, signedIn(ctx).id)
}

/** For carts that only a browser knows: what it holds, as it is sold now. */
export async function checkCart(
  ctx: Ctx,
  { productIds }: ParsedInput<typeof checkCartCall>,
): Promise<AnswerOf<typeof checkCartCall>> {
  const cards = await cardsByIds(ctx.db, [...new Set(productIds)])
  return { data: await withOwnHold(ctx.db, ctx.actor?.id, cards) }
}
