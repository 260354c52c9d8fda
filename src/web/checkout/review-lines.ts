import { toPaise } from '#contract/catalog/money.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import { couponCode } from '#contract/checkout/coupon.ts'
import { savedByRounding } from '#contract/checkout/saved-by-rounding.ts'
import { type Priced, payableOf, subtotalOf } from '#contract/checkout/totals.ts'
import type { OrderDraft } from '#contract/orders/order-draft.ts'

export type LineTrouble = 'gone' | 'soldOut' | 'notEnough'

/** A line of the draft with the product as it is sold now. */
export type ReviewLine = {
  productId: string
  quantity: number
  /** As it is now; for a product that is sold no longer, as it was last seen, if it was. */
  product: ProductCard | undefined
  /** The price that the shopper saw before, where it is another one now. */
  wasPrice?: number
  trouble?: LineTrouble
}

/** A draft at today's prices: its lines, the coupon if there is such a one, and every amount. */
export function reviewDraft(draft: OrderDraft, now: readonly ProductCard[], seen: readonly ProductCard[]) {
  const coupon = couponCode(draft.couponCode ?? '')
  const lines = reviewLines(draft, now, seen)
  const priced = pricedLines(lines)
  return { lines, coupon, totals: payableOf(subtotalOf(priced), coupon), saved: savedByRounding(priced) }
}

/** Joins a draft with today's products and with what the shopper saw when choosing them. */
export function reviewLines(
  { items }: Pick<OrderDraft, 'items'>,
  now: readonly ProductCard[],
  seen: readonly ProductCard[],
): ReviewLine[] {
  const current = byId(now)
  const before = byId(seen)
  return items.map(({ productId, quantity }) => {
    const product = current.get(productId)
    const old = before.get(productId)
    const trouble = troubleOf(product, quantity)
    return {
      productId,
      quantity,
      product: product ?? old,
      ...(product && old && old.price !== product.price && { wasPrice: old.price }),
      ...(trouble && { trouble }),
    }
  })
}

function troubleOf(product: ProductCard | undefined, quantity: number): LineTrouble | undefined {
  if (!product) return 'gone'
  if (product.stocks === 0) return 'soldOut'
  return product.stocks < quantity ? 'notEnough' : undefined
}

/** What can be bought, with prices in paise. */
const pricedLines = (lines: readonly ReviewLine[]): Priced[] =>
  lines.flatMap(({ product, quantity, trouble }) =>
    product && trouble !== 'gone' ? [{ price: toPaise(product.price), quantity }] : [],
  )

const byId = (cards: readonly ProductCard[]) => new Map(cards.map((card) => [card._id, card]))
