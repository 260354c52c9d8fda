import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { removeWishlistItemCall } from '#contract/wishlist/wishlist.endpoints.ts'
import { wishlistTexts } from '#contract/wishlist/wishlist.texts.ts'
import type { Ctx } from '#server/platform/context.ts'
import { signedIn } from '#server/platform/signed-in.ts'
import * as store from './wishlist.store.ts'

/** What is not there is as good as removed. */
export async function removeWish(
  ctx: Ctx,
  { productId }: ParsedInput<typeof removeWishlistItemCall>,
): Promise<AnswerOf<typeof removeWishlistItemCall>> {
  await store.removeWish(ctx.db, signedIn(ctx).id, productId)
  return { message: wishlistTexts.removed }
}
