import { cartTexts } from '#contract/cart/cart.texts.ts'
import { MOST_LINES } from '#contract/cart/cart-limits.ts'
import { t } from '#contract/platform/t.ts'
import { changeQuantity, decrement, increment, putBack, removeFromCart, saveForLater } from '#web/stores/cart.ts'
import { type CartItem, savedOf } from '#web/stores/cart-slice.ts'
import { useRootStore } from '#web/stores/root-store.ts'
import { toast } from '#web/ui/toast.ts'
import { CartLine } from './cart-line.tsx'
import { focusLine, focusNeighbour, lineId } from './line-focus.ts'
import type { CurrentProducts } from './send-cart.ts'

/** What is in the cart. A line that is taken out can be put back for a while. */
export function CartLines({ items, products }: { items: readonly CartItem[]; products: CurrentProducts }) {
  return (
    <ul aria-label={t('Your cart')} className="divide-y divide-line border-line border-y">
      {items.map((item, place) => (
        <li key={item._id} id={lineId(item._id)} className="py-6">
          <CartLine
            item={item}
            now={products.get(item._id)}
            onQuantity={(quantity) => changeQuantity(item._id, quantity)}
            onLess={() => (item.quantity > 1 ? decrement(item._id) : takeOut(item, place, decrement))}
            onMore={() => increment(item._id)}
            onSave={() => setAside(item, place)}
            onRemove={() => takeOut(item, place, removeFromCart)}
          />
        </li>
      ))}
    </ul>
  )
}

function setAside(item: CartItem, place: number): void {
  const isFull = savedOf(useRootStore.getState().cart).length >= MOST_LINES
  if (isFull) toast({ tone: 'plain', text: cartTexts.tooManySaved })
  else takeOut(item, place, saveForLater, t('Saved {name} for later', { name: item.name }))
}

function takeOut(
  item: CartItem,
  place: number,
  act: (id: string) => Promise<void>,
  text = t('Removed {name}', { name: item.name }),
): void {
  focusNeighbour(item._id)
  act(item._id)
  const undo = () => putBack(item, place).then(() => focusLine(item._id))
  toast({ tone: 'plain', text, action: { label: t('Undo'), onClick: undo } })
}
