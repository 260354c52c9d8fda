import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { addWishlistCall, removeWishlistItemCall } from '#contract/wishlist/wishlist.endpoints.ts'
import { wishlistFailures } from '#contract/wishlist/wishlist.failures.ts'
import { MAX_WISHLIST_ITEMS, wishlistTexts } from '#contract/wishlist/wishlist.texts.ts'
import { recordActivity } from '#server/activity/record-activity.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { deleteItem, itemsOf, lockProducts, lockWishlist, type StoredItem, upsertItems } from './wishlist.store.ts'

/** Adding what is there already is no error. What is new counts as activity. */
export async function addToWishlist(
  ctx: Ctx,
  { userId, items }: ParsedInput<typeof addWishlistCall>,
): Promise<AnswerOf<typeof addWishlistCall>> {
  const user = signedIn(ctx)
  if (userId && userId !== user.id) throw new Failure(wishlistFailures.foreign)
  const added = await insertNew(ctx, user.id, distinctProducts(items))
  for (const productId of added) await recordActivity(ctx, { action: 'wishlist', productId })
  return { message: wishlistTexts.added }
}

/** Removing what is not there is no error. */
export async function removeFromWishlist(
  ctx: Ctx,
  { productId }: ParsedInput<typeof removeWishlistItemCall>,
): Promise<AnswerOf<typeof removeWishlistItemCall>> {
  await deleteItem(ctx.db, signedIn(ctx).id, productId)
  return { message: wishlistTexts.removed }
}

/** Ids are the same in capitals; the last quantity of a product counts. */
const distinctProducts = (items: readonly StoredItem[]): StoredItem[] =>
  [...new Map(items.map((item) => [item.productId.toLowerCase(), item.quantity]))].map(([productId, quantity]) => ({
    productId,
    quantity,
  }))

/** Puts all of them on the list, or none; says which were not there before. */
const insertNew = (ctx: Ctx, userId: string, items: readonly StoredItem[]): Promise<string[]> =>
  ctx.db.transaction().execute(async (tx) => {
    const ids = items.map(({ productId }) => productId)
    await lockWishlist(tx, userId)
    if ((await lockProducts(tx, ids)) < ids.length) throw new Failure(catalogFailures.unknownProduct)
    const before = new Set((await itemsOf(tx, userId)).map(({ productId }) => productId))
    const added = ids.filter((id) => !before.has(id))
    if (before.size + added.length > MAX_WISHLIST_ITEMS)
      throw new Failure(wishlistFailures.full, { values: { most: MAX_WISHLIST_ITEMS } })
    await upsertItems(tx, userId, items, ctx.now)
    return added
  })
