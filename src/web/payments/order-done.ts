import type { ShippingOrder } from '#contract/orders/order.ts'
import type { OrderDraft } from '#contract/orders/order-draft.ts'
import { removeFromCart } from '#web/stores/cart.ts'
import { placingSucceeded } from '#web/stores/orders.ts'
import { forgetTried } from './tried-payment.ts'

/** What was ordered leaves the cart; what was put in since, or was not part of it, stays. */
export async function orderDone({ source, items }: OrderDraft, order: ShippingOrder): Promise<void> {
  forgetTried()
  await placingSucceeded(order)
  if (source === 'cart') for (const { productId } of items) await removeFromCart(productId)
}
