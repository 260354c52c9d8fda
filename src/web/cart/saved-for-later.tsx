import { cartTexts } from '#contract/cart/cart.texts.ts'
import { MOST_LINES } from '#contract/cart/cart-limits.ts'
import { t } from '#contract/platform/t.ts'
import { mostText } from '#web/product/typed-quantity.ts'
import { moveToCart, putBackSaved, removeSaved } from '#web/stores/cart.ts'
import type { CartItem } from '#web/stores/cart-slice.ts'
import { useRootStore } from '#web/stores/root-store.ts'
import { toast } from '#web/ui/toast.ts'
import { useCartCheck } from './cart-check.ts'
import { focusLine, focusNeighbour, lineId } from './line-focus.ts'
import { SavedLine } from './saved-line.tsx'

/** What was put aside, under the cart, at today's prices. */
export function SavedForLater({ items }: { items: readonly CartItem[] }) {
  const { products } = useCartCheck()
  return (
    <section aria-labelledby="saved">
      <h2 id="saved" className="mb-4 font-semibold text-title">
        {t('Saved for later ({count})', { count: items.length })}
      </h2>
      <ul aria-labelledby="saved" className="divide-y divide-line border-line border-y">
        {items.map((item, place) => {
          const now = products.get(item._id)
          return (
            <li key={item._id} id={lineId(item._id)} className="py-4">
              <SavedLine
                item={item}
                now={now}
                onMove={() => move({ ...item, ...now })}
                onRemove={() => takeOut(item, place)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

async function move(item: CartItem): Promise<void> {
  const isFull = useRootStore.getState().cart.cartItems.length >= MOST_LINES
  if (isFull) return toast({ tone: 'plain', text: cartTexts.tooManyLines })
  const quantity = Math.max(Math.min(item.quantity, item.stocks), 1)
  await moveToCart({ ...item, quantity })
  focusLine(item._id)
  const { name } = item
  const text =
    quantity < item.quantity
      ? t('{why}. Moved {name} to your cart', { why: mostText(quantity), name })
      : t('Moved {name} to your cart', { name })
  toast({ tone: 'plain', text })
}

function takeOut(item: CartItem, place: number): void {
  focusNeighbour(item._id)
  removeSaved(item._id)
  const undo = () => putBackSaved(item, place).then(() => focusLine(item._id))
  const text = t('Removed {name}', { name: item.name })
  toast({ tone: 'plain', text, action: { label: t('Undo'), onClick: undo } })
}
