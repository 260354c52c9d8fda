import { lazy, Suspense, useRef, useState } from 'react'
import { t } from '#contract/platform/t.ts'
import { setCart } from '#web/stores/cart.ts'
import type { CartState } from '#web/stores/cart-slice.ts'
import { checkCart, useCartCheck } from './cart-check.ts'
import { acceptChanges, isAvailable, lineChanges } from './cart-line-changes.ts'
import { CartLines } from './cart-lines.tsx'
import { cartSums } from './cart-sums.ts'
import { ChangedNotice } from './changed-notice.tsx'
import { CheckoutBar } from './checkout-bar.tsx'
import { OrderSummary } from './order-summary.tsx'
import { ShippingBox } from './shipping-box.tsx'
import { useCheckout } from './use-checkout.ts'

const AddressAlert = lazy(() => import('./address-alert.tsx'))

export default function FilledCart({ cart }: { cart: CartState }) {
  const { products, problem } = useCartCheck()
  const notice = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState<boolean>()
  const buyable = cart.cartItems.filter(({ _id }) => isAvailable(products.get(_id)))
  const sums = cartSums(buyable, cart.couponCode)
  const changed = cart.cartItems.filter((item) => lineChanges(item, products.get(item._id)))
  const { busy, checkout } = useCheckout({
    onChanged: () => requestAnimationFrame(() => notice.current?.focus()),
    onNoAddress: () => setAsking(true),
  })
  return (
    <>
      <h1 className="mb-6 font-semibold text-heading">{t('Your cart')}</h1>
      {changed.length > 0 && (
        <ChangedNotice
          ref={notice}
          lines={changed.length}
          onAccept={() => setCart(acceptChanges(cart.cartItems, products))}
        />
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
        <CartLines items={cart.cartItems} products={products} />
        <OrderSummary {...sums}>
          <ShippingBox />
          <CheckoutBar
            payable={sums.totals.payable}
            pieces={sums.pieces}
            busy={busy}
            problem={problem}
            onRetry={checkCart}
            onCheckout={checkout}
          />
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
