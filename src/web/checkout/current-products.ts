import { checkCartCall } from '#contract/cart/cart.endpoints.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import type { OrderDraft } from '#contract/orders/order-draft.ts'
import { api } from '#web/kit/api.ts'

/** The products of a draft as they are sold now. Those that are sold no longer are missing. */
export async function currentProducts({ items }: Pick<OrderDraft, 'items'>): Promise<readonly ProductCard[]> {
  const { data } = await api(checkCartCall, { productIds: items.map(({ productId }) => productId) })
  return data
}
