import { lazy, Suspense, useRef, useState } from 'react'
import { setCart } from '#web/stores/cart.ts'
import { type CartState, setItems } from '#web/stores/cart-slice.ts'
import { Button } from '#web/ui/button.tsx'
import { checkCart, useCartCheck } from './cart-check.ts'
import { acceptChanges, isAvailable, lineChanges } from './cart-line-changes.ts'
import { CartLines } from './cart-lines.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import { OrderSummary } from './order-summary.tsx'
import { ShippingBox } from './shipping-box.tsx'
import { useCheckout } from './use-checkout.ts'

const AddressAlert = lazy(() => import('./address-alert.tsx'))

export default function FilledCart({ cart }: { cart: CartState }) {
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
