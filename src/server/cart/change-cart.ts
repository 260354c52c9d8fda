import { MOST_LINES } from '#contract/cart/cart-limits.ts'
import type { CartLine, CartLineInput } from '#contract/cart/cart-line.ts'
import { toPaise } from '#contract/catalog/money.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import type { Ctx } from '#server/platform/context.ts'
import { signedIn } from '#server/platform/signed-in.ts'
import { type KeptLine, keptLines, lockCart, lockPrices, replaceLines } from './cart.store.ts'
import { cartOfUser } from './cart-of-user.ts'

/** A line that may yet lack its price. */
export type WantedLine = Omit<KeptLine, 'paise'> & { paise?: number | undefined }

export const toWanted = ({ productId, quantity, priceWhenAdded }: CartLineInput): WantedLine => ({
  productId,
  quantity,
  paise: priceWhenAdded === undefined ? undefined : toPaise(priceWhenAdded),
})

/** Makes a new cart of the kept one, one change after the other. What is not sold is left out. */
export async function changeCart(
  ctx: Ctx,
  changed: (kept: readonly KeptLine[]) => readonly WantedLine[],
): Promise<CartLine[]> {
  const { id } = signedIn(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await lockCart(tx, id))) throw new Failure(requestFailures.notSignedIn)
    const kept = await keptLines(tx, id)
    const wanted = changed(kept)
    const today = await lockPrices(
      tx,
      wanted.map(({ productId }) => productId),
    )
    const before = new Map(kept.map(({ productId, paise }) => [productId, paise]))
    const lines = wanted.flatMap((line) => {
      const price = today.get(line.productId)
      const paise = line.paise ?? before.get(line.productId) ?? price
      return price === undefined || paise === undefined ? [] : { ...line, paise }
    })
    await replaceLines(tx, id, lines.slice(0, MOST_LINES), ctx.now)
    return cartOfUser(tx, id)
  })
}
