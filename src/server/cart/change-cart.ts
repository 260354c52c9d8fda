import type { mergeCartCall, setCartCall } from '#contract/cart/cart.endpoints.ts'
import { MOST_LINES } from '#contract/cart/cart-limits.ts'
import type { CartInput, CartLine, CartLineInput } from '#contract/cart/cart-line.ts'
import { toPaise } from '#contract/catalog/money.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { lockCards } from '#server/catalog/cards-by-ids.ts'
import type { Ctx } from '#server/platform/context.ts'
import { signedIn } from '#server/platform/signed-in.ts'
import { lockCart, replaceLines, type StoredLine, storedLines } from './cart.store.ts'
import { shownLines } from './cart-of-user.ts'
import { mergeLines } from './merge-lines.ts'

/** Replaces the stored cart by the one in the shopper's browser. */
export async function setCart(ctx: Ctx, { items }: CartInput): Promise<AnswerOf<typeof setCartCall>> {
  return { data: await changeCart(ctx, () => mergeLines(items.map(toRequestedLine))) }
}

/** At login: merges the browser's cart into the stored one, of each product the larger quantity. Idempotent. */
export async function mergeCart(ctx: Ctx, { items }: CartInput): Promise<AnswerOf<typeof mergeCartCall>> {
  const sent = items.map(toRequestedLine)
  const data = await changeCart(ctx, (stored) => mergeLines<RequestedLine>([...sent, ...stored]))
  const asked = new Map(mergeLines(sent).map(({ productId, quantity }) => [productId, quantity]))
  return { data, merged: data.some(({ product, quantity }) => asked.get(product._id) !== quantity) }
}

/** A line that may yet lack its price. */
type RequestedLine = Omit<StoredLine, 'paise'> & { paise?: number | undefined }

const toRequestedLine = ({ productId, quantity, priceWhenAdded }: CartLineInput): RequestedLine => ({
  productId,
  quantity,
  paise: priceWhenAdded === undefined ? undefined : toPaise(priceWhenAdded),
})

/** Computes a new cart from the stored one, under a lock. What is not sold is left out. */
async function changeCart(
  ctx: Ctx,
  change: (stored: readonly StoredLine[]) => readonly RequestedLine[],
): Promise<CartLine[]> {
  const { id } = signedIn(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await lockCart(tx, id))) throw new Failure(requestFailures.notSignedIn)
    const stored = await storedLines(tx, id)
    const requested = change(stored)
    const sold = await lockCards(
      tx,
      requested.map(({ productId }) => productId),
    )
    const today = new Map(sold.map(({ _id, price }) => [_id, toPaise(price)]))
    const before = new Map(stored.map(({ productId, paise }) => [productId, paise]))
    const lines = requested.flatMap((line) => {
      const price = today.get(line.productId)
      const paise = line.paise ?? before.get(line.productId) ?? price
      return price === undefined || paise === undefined ? [] : { ...line, paise }
    })
    const kept = lines.slice(0, MOST_LINES)
    await replaceLines(tx, id, kept, ctx.now)
    return shownLines(tx, id, kept, sold)
  })
}
