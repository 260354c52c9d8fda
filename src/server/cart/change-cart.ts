import type { mergeCartCall, setCartCall } from '#contract/cart/cart.endpoints.ts'
import { MOST_LINES } from '#contract/cart/cart-limits.ts'
import type { CartInput, CartLineInput } from '#contract/cart/cart-line.ts'
import { type Paise, toPaise } from '#contract/catalog/money.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { lockCards } from '#server/catalog/cards-by-ids.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { lockCart, replaceLines, type StoredLine, storedLines } from './cart.store.ts'
import { type ShownCart, shownCart } from './cart-of-user.ts'
import { mergeLines } from './merge-lines.ts'

/** Replaces the stored cart by the one in the shopper's browser. */
export async function setCart(ctx: Ctx, { items, saved }: CartInput): Promise<AnswerOf<typeof setCartCall>> {
  return changeCart(ctx, (stored) => [...items.map(toCart), ...(saved?.map(toSaved) ?? stored.filter(isSaved))])
}

/** At login: merges the browser's cart into the stored one, of each product the larger quantity. Idempotent. */
export async function mergeCart(ctx: Ctx, { items, saved = [] }: CartInput): Promise<AnswerOf<typeof mergeCartCall>> {
  const sent = items.map(toCart)
  const cart = await changeCart(ctx, (stored) => [...sent, ...saved.map(toSaved), ...stored])
  const asked = new Map(mergeLines(sent).map(({ productId, quantity }) => [productId, quantity]))
  return { ...cart, merged: cart.data.some(({ product, quantity }) => asked.get(product._id) !== quantity) }
}

/** A line that may yet lack its price. */
type RequestedLine = Omit<StoredLine, 'paise'> & { paise?: Paise | undefined }

const toRequestedLine = ({ productId, quantity, priceWhenAdded }: CartLineInput) => ({
  productId,
  quantity,
  paise: priceWhenAdded === undefined ? undefined : toPaise(priceWhenAdded),
})
const toCart = (line: CartLineInput): RequestedLine => ({ ...toRequestedLine(line), saved: false })
const toSaved = (line: CartLineInput): RequestedLine => ({ ...toRequestedLine(line), saved: true })
const isSaved = ({ saved }: RequestedLine) => saved

/** One line for each product: what is in the cart is not put aside as well. */
function linesOnce(requested: readonly RequestedLine[]): RequestedLine[] {
  const cart = mergeLines(requested.filter((line) => !isSaved(line)))
  const inCart = new Set(cart.map(({ productId }) => productId))
  return [...cart, ...mergeLines(requested.filter(isSaved)).filter(({ productId }) => !inCart.has(productId))]
}

/** Computes a new cart from the stored one, under a lock. What is not sold is left out. */
async function changeCart(
  ctx: Ctx,
  change: (stored: readonly StoredLine[]) => readonly RequestedLine[],
): Promise<ShownCart> {
  const { id } = signedIn(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await lockCart(tx, id))) throw new Failure(requestFailures.notSignedIn)
    const stored = await storedLines(tx, id)
    const requested = linesOnce(change(stored))
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
    const inCart = lines.filter((line) => !isSaved(line)).slice(0, MOST_LINES)
    const kept = [...inCart, ...lines.filter(isSaved).slice(0, MOST_LINES)]
    await replaceLines(tx, id, kept, ctx.now)
    return shownCart(tx, id, kept, sold)
  })
}
