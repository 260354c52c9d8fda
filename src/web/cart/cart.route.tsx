import { lazy, Suspense, useRef, useState } from 'react'
import { cartTexts } from '#contract/cart/cart.texts.ts'
import { useAddresses } from '#web/addresses/use-addresses.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { setCart } from '#web/stores/cart.ts'
import { type CartState, setItems } from '#web/stores/cart-slice.ts'
import { useRootStore } from '#web/stores/root-store.ts'
import { useRestored } from '#web/stores/use-restored.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { agreed, isToBeHad, newsOf } from './cart-line-changes.ts'
import { CartLines } from './cart-lines.tsx'
import { CartWaiting } from './cart-waiting.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import basket from './empty-basket.svg?url'
import { OrderSummary } from './order-summary.tsx'
import { ShippingBox } from './shipping-box.tsx'
import { useCartCheck } from './use-cart-check.ts'
import { useCheckout } from './use-checkout.ts'

const AddressAlert = lazy(() => import('./address-alert.tsx'))

/** The cart lives in the browser, so the page is the same for everyone until it is awake. */
export default function Cart() {
  const isRestored = useRestored()
  const cart = useRootStore((state) => state.cart)
  const user = useSessionUser()
  const checked = useCartCheck(isRestored ? cart.cartItems : undefined)
  const isEmpty = cart.cartItems.length === 0
  // Somebody who is logged in may have filled the cart on another device.
  const mayCome = isEmpty && user && !checked.isKnown && !checked.problem
  return (
    <PageBody>
      {!isRestored || mayCome ? <CartWaiting /> : isEmpty ? <EmptyCart /> : <FilledCart cart={cart} {...checked} />}
    </PageBody>
  )
}

type Filled = { cart: CartState } & ReturnType<typeof useCartCheck>

function FilledCart({ cart, shelf, problem, check }: Filled) {
  const addresses = useAddresses({ quiet: true })
  const notice = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState<boolean>()
  const changed = cart.cartItems.filter((item) => newsOf(item, shelf.get(item._id)))
  const { busy, checkout } = useCheckout({
    check,
    loadAddresses: addresses.reload,
    onChanged: () => requestAnimationFrame(() => notice.current?.focus()),
    onNoAddress: () => setAsking(true),
  })
  return (
    <>
      <h1 className="mb-6 font-semibold text-heading">Your Cart</h1>
      {changed.length > 0 && (
        <ChangedNotice ref={notice} lines={changed.length} onAgree={() => setCart(agreed(cart.cartItems, shelf))} />
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
        <CartLines items={cart.cartItems} shelf={shelf} />
        <OrderSummary cart={setItems(cart.cartItems.filter(({ _id }) => isToBeHad(shelf.get(_id))))}>
          <ShippingBox addresses={addresses} />
          {problem && <Problem text={problem} onRetry={check} />}
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
      <ButtonLink look="primary" to="/shop">
        Browse Products
      </ButtonLink>
    }
  >
    <p>What you put in is kept here, also when you close the page.</p>
  </EmptyState>
)

export const meta = () => pageMeta({ title: 'Your Cart', description: 'What you are about to buy at Likho.' })
