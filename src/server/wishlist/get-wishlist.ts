import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { WishlistItem, wishlistCall, wishlistProductsCall } from '#contract/wishlist/wishlist.endpoints.ts'
import { wishlistFailures } from '#contract/wishlist/wishlist.failures.ts'
import { cardsByIds } from '#server/catalog/cards-by-ids.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { itemsOf } from './wishlist.store.ts'

export async function getWishlist(
  ctx: Ctx,
  { userId }: ParsedInput<typeof wishlistCall>,
): Promise<AnswerOf<typeof wishlistCall>> {
  const user = signedIn(ctx)
  if (userId !== user.id) throw new Failure(wishlistFailures.foreign)
  return { data: { userId, items: await wishlistOfUser(ctx.db, userId) } }
}

export async function listWishlistProducts(ctx: Ctx): Promise<AnswerOf<typeof wishlistProductsCall>> {
  const items = await itemsOf(ctx.db, signedIn(ctx).id)
  return { data: items.map(({ productId }) => productId) }
}

/** A person's wishlist with its products, newest first. */
export async function wishlistOfUser(db: Db, userId: string): Promise<WishlistItem[]> {
  const items = await itemsOf(db, userId)
  const quantities = new Map(items.map(({ productId, quantity }) => [productId, quantity]))
  const cards = await cardsByIds(db, [...quantities.keys()])
  return cards.map((card) => ({ _id: card._id, productId: card, quantity: quantities.get(card._id) ?? 1 }))
}
