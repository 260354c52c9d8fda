import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { addWishlistCall } from '#contract/wishlist/wishlist.endpoints.ts'
import { wishlistFailures } from '#contract/wishlist/wishlist.failures.ts'
import { MOST_WISHES, wishlistTexts } from '#contract/wishlist/wishlist.texts.ts'
import { recordActivity } from '#server/activity/record-activity.ts'
import type { Ctx } from '#server/platform/context.ts'
import { signedIn } from '#server/platform/signed-in.ts'
import { lockProducts, lockWishlist, putWishes, type Wish, wishesBy } from './wishlist.store.ts'

/** Adding what is there already is no mistake. What is new tells the shop what people like. */
export async function addWishes(
  ctx: Ctx,
  { userId, items }: ParsedInput<typeof addWishlistCall>,
): Promise<AnswerOf<typeof addWishlistCall>> {
  const user = signedIn(ctx)
  if (userId && userId !== user.id) throw new Failure(wishlistFailures.foreign)
  const added = await putNew(ctx, user.id, onceEach(items))
  for (const productId of added) await recordActivity(ctx, { action: 'wishlist', productId })
  return { message: wishlistTexts.added }
}

/** Ids are the same in capitals; the last quantity of a product counts. */
const onceEach = (items: readonly Wish[]): Wish[] =>
  [...new Map(items.map((item) => [item.productId.toLowerCase(), item.quantity]))].map(([productId, quantity]) => ({
    productId,
    quantity,
  }))

/** Puts all of them on the list, or none; says which were not there before. */
const putNew = (ctx: Ctx, userId: string, wishes: readonly Wish[]): Promise<string[]> =>
  ctx.db.transaction().execute(async (tx) => {
    const ids = wishes.map(({ productId }) => productId)
    await lockWishlist(tx, userId)
    if ((await lockProducts(tx, ids)) < ids.length) throw new Failure(catalogFailures.unknownProduct)
    const before = new Set((await wishesBy(tx, userId)).map(({ productId }) => productId))
    const added = ids.filter((id) => !before.has(id))
    if (before.size + added.length > MOST_WISHES) throw new Failure(wishlistFailures.full)
    await putWishes(tx, userId, wishes, ctx.now)
    return added
  })
