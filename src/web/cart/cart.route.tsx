import { lazy, Suspense } from 'react'
import { cartTexts } from '#contract/cart/cart.texts.ts'
import { t } from '#contract/platform/t.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { SHOP_PATH } from '#web/kit/paths.ts'
import { sessionUser } from '#web/kit/session-user.ts'
import { restoreRoot, useRootStore } from '#web/stores/root-store.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { checkCart, useCartRechecks } from './cart-check.ts'
import { CartWaiting } from './cart-waiting.tsx'
import basket from './empty-basket.svg?url'

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

/** The same for everyone. */
export const HydrateFallback = () => (
  <PageBody>
    <CartWaiting />
  </PageBody>
)

const EmptyCart = () => (
  <EmptyState
    as="h1"
    scene={<img src={basket} alt="" width="400" height="400" />}
    title={cartTexts.empty}
    action={
      <ButtonLink look="primary" to={SHOP_PATH}>
        {t('Browse Products')}
      </ButtonLink>
    }
  >
    <p>{t('We’ll save your cart on this device.')}</p>
  </EmptyState>
)

export const meta = () =>
  pageMeta({ title: t('Your cart'), description: t('Review your items and check out at Likho.') })
