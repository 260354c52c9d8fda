import { lazy, Suspense, useRef, useState } from 'react'
import { cartTexts } from '#contract/cart/cart.texts.ts'
import { loadAddresses } from '#web/addresses/address-book.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { SHOP_PATH } from '#web/kit/paths.ts'
import { sessionUser } from '#web/kit/session-user.ts'
import { setCart } from '#web/stores/cart.ts'
import { type CartState, setItems } from '#web/stores/cart-slice.ts'
import { restoreRoot, useRootStore } from '#web/stores/root-store.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { checkCart, useCartCheck, useCartRechecks } from './cart-check.ts'
import { acceptChanges, isAvailable, lineChanges } from './cart-line-changes.ts'
import { CartLines } from './cart-lines.tsx'
import { CartWaiting } from './cart-waiting.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import basket from './empty-basket.svg?url'
import { OrderSummary } from './order-summary.tsx'
import { ShippingBox } from './shipping-box.tsx'
import { useCheckout } from './use-checkout.ts'

const AddressAlert = lazy(() => import('./address-alert.tsx'))

/** The cart lives in the browser. Somebody who is logged in may have filled it on another device, so an empty one waits. */
export async function clientLoader() {
  await restoreRoot()
  const isLoggedIn = sessionUser() !== null
  if (isLoggedIn) loadAddresses()
  const checking = checkCart()
  if (isLoggedIn && useRootStore.getState().cart.cartItems.length === 0) await checking
  return null
}

export default function Cart() {
  const cart = useRootStore((state) => state.cart)
  useCartRechecks()
  return <PageBody>{cart.cartItems.length === 0 ? <EmptyCart /> : <FilledCart cart={cart} />}</PageBody>
}

/** The same for everyone. */
export const HydrateFallback = () => (
  <PageBody>
    <CartWaiting />
  </PageBody>
)

function FilledCart({ cart }: { cart: CartState }) {
  const { products, problem } = useCartCheck()
  const notice = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState<boolean>()
  const changed = cart.cartItems.filter((item) => lineChanges(item, products.get(item._id)))
  const { busy, checkout } = useCheckout({
    onChanged: () => requestAnimationFrame(() => notice.current?.focus()),
    onNoAddress: () => setAsking(true),
  })
  return (
    <>
      <h1 className="mb-6 font-semibold text-heading">Your Cart</h1>
      {changed.length > 0 && (
        <ChangedNotice
          ref={notice}
          lines={changed.length}
          onAccept={() => setCart(acceptChanges(cart.cartItems, products))}
        />
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
        <CartLines items={cart.cartItems} products={products} />
        <OrderSummary cart={setItems(cart.cartItems.filter(({ _id }) => isAvailable(products.get(_id))))}>
          <ShippingBox />
          {problem && <Problem text={problem} onRetry={checkCart} />}
          <Button look="primary" aria-disabled={busy} onClick={checkout} className="w-full">
            {busy ? 'One moment...' : 'Go to Checkout'}
          </Button>
        </OrderSummary>
      </div>
      {asking !== undefined && (
        <Suspense>
          <AddressAlert open={asking} onOpenChange={setAsking} />
        </Suspense>
      )}
    </>
  )
}

const Problem = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <div role="alert" className="grid justify-items-start gap-2 text-small">
    <p className="font-medium text-bad">{text}</p>
    <Button onClick={onRetry}>Retry</Button>
  </div>
)

const EmptyCart = () => (
  <EmptyState
    as="h1"
    scene={<img src={basket} alt="" width="400" height="400" />}
    title={cartTexts.empty}
    action={
      <ButtonLink look="primary" to={SHOP_PATH}>
        Browse Products
      </ButtonLink>
    }
  >
    <p>What you put in is kept here, also when you close the page.</p>
  </EmptyState>
)

export const meta = () => pageMeta({ title: 'Your Cart', description: 'What you are about to buy at Likho.' })
