import { changeQuantity, decrement, increment, putBack, removeFromCart } from '#web/stores/cart.ts'
import type { CartItem } from '#web/stores/cart-slice.ts'
import { toast } from '#web/ui/toast.ts'
import { CartLine } from './cart-line.tsx'
import type { CurrentProducts } from './send-cart.ts'

/** What is in the cart. A line that is taken out can be put back for a while. */
export function CartLines({ items, products }: { items: readonly CartItem[]; products: CurrentProducts }) {
  return (
    <ul aria-label="Your cart" className="divide-y divide-line border-line border-y">
      {items.map((item, place) => (
        <li key={item._id} id={`line-${item._id}`} className="py-6">
          <CartLine
            item={item}
            now={products.get(item._id)}
            onQuantity={(quantity) => changeQuantity(item._id, quantity)}
            onLess={() => (item.quantity > 1 ? decrement(item._id) : takeOut(item, place, decrement))}
            onMore={() => increment(item._id)}
            onRemove={() => takeOut(item, place, removeFromCart)}
          />
        </li>
      ))}
    </ul>
  )
}

function takeOut(item: CartItem, place: number, act: (id: string) => Promise<void>): void {
  const line = document.getElementById(`line-${item._id}`)
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling
  // The button that was pressed goes: whoever uses the keyboard goes on at the next line.
  const next = neighbour?.querySelector<HTMLElement>('a, button') ?? document.getElementById('content')
  next?.focus({ preventScroll: true })
  act(item._id)
  toast({
    tone: 'plain',
    text: `Removed ${item.name}`,
    action: { label: 'Undo', onClick: () => putBack(item, place) },
  })
}
