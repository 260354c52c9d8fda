import { checkCartCall } from '#contract/cart/cart.endpoints.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import type { OrderLine } from '#contract/orders/order.ts'
import { api } from '#web/kit/api.ts'
import { addToCart } from '#web/stores/cart.ts'

/** What of an order can be bought again, and what cannot. */
export function soldAgain(lines: readonly OrderLine[], cards: readonly ProductCard[]) {
  const sold = new Map(cards.filter(({ stocks }) => stocks > 0).map((card) => [card._id, card]))
  const again = lines.flatMap(({ productId, quantity }) => {
    const product = sold.get(productId ?? '')
    return product ? [{ product, quantity }] : []
  })
  const missing = lines.filter(({ productId }) => !sold.has(productId ?? '')).map(({ name }) => name)
  return { again, missing }
}

/** Puts an order into the cart once more, at today's prices, and answers what is no longer to be had. */
export async function reorder(lines: readonly OrderLine[]): Promise<{ added: number; missing: string[] }> {
  const productIds = lines.flatMap(({ productId }) => productId ?? [])
  const cards = productIds.length > 0 ? (await api(checkCartCall, { productIds })).data : []
  const { again, missing } = soldAgain(lines, cards)
  let added = 0
  for (const { product, quantity } of again) added += await addToCart(product, quantity)
  return { added, missing }
}
