import type { ProductCard } from '#contract/catalog/product.ts'
import { recordActivity } from '#web/activity/record-activity.ts'
import { addedText } from '#web/stores/added-text.ts'
import { addToCart, decrement } from '#web/stores/cart.ts'
import { useRootStore } from '#web/stores/root-store.ts'
import { toast } from '#web/ui/toast.ts'

/** What a card does to the cart. The card and the count in the corner show it; only what could not be added is told. */
export async function addOne(product: ProductCard): Promise<void> {
  const added = await addToCart(product)
  if (added > 0) return recordActivity('addToCart', product._id)
  const isInCart = useRootStore.getState().cart.cartItems.some(({ _id }) => _id === product._id)
  toast({ tone: 'plain', text: addedText(0, 1, isInCart) })
}

export const removeOne = (id: string) => decrement(id)
