import { lazy, type ReactNode, Suspense } from 'react'
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
    <Frame>
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
    </Frame>
  )
}

/** At least as high as the screen: what comes below the cart later moves nothing that is seen. */
const Frame = ({ children }: { children: ReactNode }) => (
  <PageBody>
    <div className="min-h-dvh">{children}</div>
  </PageBody>
)

export const HydrateFallback = () => (
  <Frame>
    <SleepingCart />
  </Frame>
)

export const meta = () =>
  pageMeta({ title: t('Your cart'), description: t('Review your items and check out at Likho.') })
