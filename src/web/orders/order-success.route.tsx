import { CircleCheckBig } from 'lucide-react'
import { useParams } from 'react-router'
import { orderPath } from '#contract/orders/order-path.ts'
import { ORDERS_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { useDelayedRedirect } from '#web/kit/use-delayed-redirect.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'

const REDIRECT_AFTER_MS = 3_000

export default function OrderSuccess() {
  const params = useParams()
  // The server renders one page for all orders.
  const orderId = useHydrated() ? (params.orderId ?? '') : ''
  useDelayedRedirect(ORDERS_PATH, REDIRECT_AFTER_MS)
  return (
    <PageBody>
      <div className="mx-auto grid max-w-dialog justify-items-center gap-4 rounded-card border border-line bg-sheet p-6 py-12 text-center sm:p-8 sm:py-16">
        <CircleCheckBig aria-hidden className="size-16 text-good" />
        <h1 className="font-semibold text-heading">Order Successful!</h1>
        <p role="status" className="text-pretty text-ink-soft">
          Thank you. We have sent you a mail, and your orders open in a moment.
        </p>
        <p>
          <span className="block text-ink-soft text-small">Order id</span>
          <span className="block min-h-lh font-medium [overflow-wrap:anywhere]">{orderId}</span>
        </p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <ButtonLink look="primary" to={orderPath(orderId)}>
            See the order
          </ButtonLink>
          <ButtonLink to={ORDERS_PATH}>My Orders</ButtonLink>
        </div>
      </div>
    </PageBody>
  )
}

export const meta = privatePageMeta('Order Successful!', 'Your order at Likho has been placed.')
