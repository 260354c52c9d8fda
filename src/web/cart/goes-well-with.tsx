import { useState } from 'react'
import type { ProductCard as Card } from '#contract/catalog/product.ts'
import { ProductCard } from '#web/catalog/product-card.tsx'
import { useRecommendations } from '#web/home/use-recommendations.ts'
import { savedOf } from '#web/stores/cart-slice.ts'
import { useRootStore } from '#web/stores/root-store.ts'

const SHOWN = 8
/** A cart with goods fills a phone's screen, and wakes up sooner without a shelf that nobody sees yet. */
const ALMOST_SEEN = '50px 0px'

/**
 * What others bought with what this shopper looked at and put in. Chosen once: a card that is put into the cart becomes a
 * stepper and stays where it is.
 */
export function GoesWellWith({ title }: { title: string }) {
  const { shelf, products } = useRecommendations(ALMOST_SEEN)
  const [inCart] = useState(() => {
    const { cart } = useRootStore.getState()
    return new Set([...cart.cartItems, ...savedOf(cart)].map(({ _id }) => _id))
  })
  const chosen = products?.filter(({ _id, stocks }: Card) => !inCart.has(_id) && stocks > 0).slice(0, SHOWN)
  if (chosen?.length === 0) return null
  return (
    <section ref={shelf} aria-labelledby="goes-well" aria-busy={!chosen} className="min-h-96 min-w-0">
      <h2 id="goes-well" className="mb-4 font-semibold text-title">
        {title}
      </h2>
      <ul aria-labelledby="goes-well" className="shelf">
        {chosen?.map((product) => (
          <li key={product._id} className="w-44 shrink-0 sm:w-56">
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
