import { ArrowLeft } from 'lucide-react'
import { useLocation, useParams } from 'react-router'
import { can } from '#contract/accounts/permissions.ts'
import type { User } from '#contract/accounts/user.ts'
import { AGGREGATOR } from '#contract/orders/orders.endpoints.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { InvoiceLink } from '#web/orders/invoice-link.tsx'
import { CustomerPart, PaymentPart, ShippingAddressPart } from '#web/orders/order-parts.tsx'
import { OrderSection } from '#web/orders/order-section.tsx'
import { RequirePermission } from '#web/session/require-permission.tsx'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSlow } from '#web/ui/use-slow.ts'
import { History } from '../history.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderHead, ParcelPart, SalesPart } from './order-facts.tsx'
import { useStaffOrder } from './use-staff-order.ts'

export default function OrderDetailPage() {
  const { id = '' } = useParams()
  return (
    <PageBody>
      <RequirePermission permission="seeAdminPanel" waiting={<WaitingForUser />}>
        {(user) => (
          <div className="grid gap-6">
            <BackToList />
            <OneOrder key={id} id={id} user={user} />
          </div>
        )}
      </RequirePermission>
    </PageBody>
  )
}

/** The list as it was narrowed when the order was opened. */
function BackToList() {
  const { list = '?list=orders' } = (useLocation().state ?? {}) as { list?: string }
  return (
    <ButtonLink to={`/admin${list}`} look="quiet" className="-ml-4 justify-self-start">
      <ArrowLeft aria-hidden className="size-5" />
      Order List
    </ButtonLink>
  )
}

function OneOrder({ id, user }: { id: string; user: User }) {
  const { shown, problem, turn, reload } = useStaffOrder(id)
  const isSlow = useSlow(shown || problem ? undefined : id)
  if (problem) return <Failed text={problem} onRetry={reload} />
  if (!shown) return isSlow ? <Waiting /> : null
  const { data: order, isTestCourier } = shown
  const managesAll = can(user, 'manageAllOrders')
  return (
    <>
      <OrderHead order={order} />
      <div className="grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
        <div className="grid gap-6">
          <SalesPart order={order} isWhole={managesAll} />
          {managesAll && (
            <>
              <ParcelPart order={order} />
              <div className="grid gap-6 sm:grid-cols-2">
                <CustomerPart order={order} />
                <ShippingAddressPart order={order} />
              </div>
            </>
          )}
        </div>
        {managesAll ? (
          <div className="grid gap-6">
            <OrderActions order={order} isTestCourier={isTestCourier} onDone={reload} />
            <PaymentPart order={order} />
            <InvoiceLink path={`${AGGREGATOR}/manageOrder/${id}/invoice`} />
            <OrderSection title="History">
              <History subject="order" id={id} turn={turn} />
            </OrderSection>
          </div>
        ) : (
          <ParcelPart order={order} />
        )}
      </div>
    </>
  )
}

function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="font-semibold text-heading">This order did not open</h1>
      <Message text={`Error: ${text}`} />
      <Button look="primary" onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}

function Waiting() {
  return (
    <div role="status" className="grid gap-6 lg:grid-cols-[1.4fr_1fr]">
      <span className="sr-only">Loading the order…</span>
      <Skeleton className="h-96" />
      <Skeleton className="h-72" />
    </div>
  )
}

export const meta = privatePageMeta('Order', 'An order of Likho, for staff.')
