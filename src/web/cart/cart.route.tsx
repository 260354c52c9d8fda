import { lazy, Suspense } from 'react'
import { t } from '#contract/platform/t.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { sessionUser } from '#web/kit/session-user.ts'
import { restoreRoot, useRootStore } from '#web/stores/root-store.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { checkCart, useCartRechecks } from './cart-check.ts'
import { CartWaiting } from './cart-waiting.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { SleepingCart } from './sleeping-cart.tsx'

const loadFilled = () => import('./filled-cart.later.tsx')
const FilledCart = lazy(loadFilled)
const BelowCart = lazy(() => import('./below-cart.tsx'))

/** The cart lives in the browser. Somebody who is logged in may have filled it on another device, so an empty one waits. */
export async function clientLoader() {
  await restoreRoot()
  const isLoggedIn = sessionUser() !== null
  if (isLoggedIn) import('#web/addresses/address-book.ts').then(({ loadAddresses }) => loadAddresses())
  const checking = checkCart()
  if (isLoggedIn && isEmpty()) await checking
  if (!isEmpty()) await loadFilled()
  return null
}

const isEmpty = () => useRootStore.getState().cart.cartItems.length === 0

export default function Cart() {
  const cart = useRootStore((state) => state.cart)
  useCartRechecks()
  return (
    <PageBody>
      {cart.cartItems.length === 0 ? (
        <EmptyCart />
      ) : (
        <Suspense fallback={<CartWaiting />}>
          <FilledCart cart={cart} />
        </Suspense>
      )}
      <Suspense>
        <BelowCart />
      </Suspense>
    </PageBody>
  )
}

export const HydrateFallback = () => (
  <PageBody>
    <SleepingCart />
  </PageBody>
)

export const meta = () =>
  pageMeta({ title: t('Your cart'), description: t('Review your items and check out at Likho.') })
