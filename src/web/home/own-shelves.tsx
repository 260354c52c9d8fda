import { t } from '#contract/platform/t.ts'
import { ProductShelf } from '#web/catalog/product-shelf.tsx'
import { useUnseenProducts } from '#web/catalog/use-unseen-products.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { BuyAgainShelf } from '#web/orders/buy-again-shelf.tsx'
import { recentlyViewed } from '#web/stores/recently-viewed.ts'
import { TrendingCard } from './trending-card.tsx'

/** What only this visitor has: bought before, looked at lately. Each shelf is there only with something on it. */
export function OwnShelves() {
  const user = useSessionUser()
  return (
    <>
      {user && <BoughtBefore key={user._id} />}
      <LookedAtLately key={user?._id ?? 'visitor'} />
    </>
  )
}

const loadBought = async () => (await import('#web/orders/fetch-buy-again.ts')).fetchBuyAgain()

function BoughtBefore() {
  const { place, products } = useUnseenProducts(loadBought)
  return (
    <div ref={place}>
      <BuyAgainShelf products={products} />
    </div>
  )
}

/** A single product is what they have just come from. */
const FEWEST = 2

async function loadViewed() {
  const ids = recentlyViewed()
  return ids.length < FEWEST ? [] : (await import('./fetch-viewed.ts')).fetchViewed(ids)
}

function LookedAtLately() {
  const { place, products } = useUnseenProducts(loadViewed)
  return (
    <div ref={place}>
      <ProductShelf name="recently-viewed" title={t('Recently viewed')} products={products}>
        {(product) => <TrendingCard product={product} />}
      </ProductShelf>
    </div>
  )
}
