import { use } from 'react'
import { PageNonce } from '#web/kit/page-nonce.ts'
import { CartWaiting } from './cart-waiting.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { EMPTY_CART_SCRIPT } from './empty-cart-script.ts'
import { KEPT_NAMES_SCRIPT } from './kept-names-script.ts'

/** The cart until the page is awake, the same for everyone: both faces are there, and the page's own script says which one is seen. */
export function SleepingCart() {
  const nonce = use(PageNonce)
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning>
        {import.meta.env.SSR ? EMPTY_CART_SCRIPT : ''}
      </script>
      <div className="in-data-[cart=empty]:hidden">
        <CartWaiting />
        <script nonce={nonce} suppressHydrationWarning>
          {import.meta.env.SSR ? KEPT_NAMES_SCRIPT : ''}
        </script>
      </div>
      <div className="hidden in-data-[cart=empty]:block">
        <EmptyCart />
      </div>
    </>
  )
}
