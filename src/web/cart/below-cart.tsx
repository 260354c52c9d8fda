import { t } from '#contract/platform/t.ts'
import { savedOf } from '#web/stores/cart-slice.ts'
import { useRootStore } from '#web/stores/root-store.ts'
import { GoesWellWith } from './goes-well-with.tsx'
import { SavedForLater } from './saved-for-later.tsx'

/** What is not bought now: put aside, and worth a look. Also below an empty cart. */
export default function BelowCart() {
  const saved = useRootStore(({ cart }) => savedOf(cart))
  const isEmpty = useRootStore(({ cart }) => cart.cartItems.length === 0)
  return (
    <div className="mt-12 grid grid-cols-1 gap-12 lg:mt-16">
      {saved.length > 0 && <SavedForLater items={saved} />}
      <GoesWellWith title={isEmpty ? t('You might like') : t('Goes well with these')} />
    </div>
  )
}
