import { useSearchParams } from 'react-router'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { HELP_MAIL, OWNER } from '#web/kit/shop-contact.ts'
import { RequireLogin } from '#web/session/require-login.tsx'
import { useRootStore } from '#web/stores/root-store.ts'
import { useRestored } from '#web/stores/use-restored.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Message } from '#web/ui/message.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CancelPart } from './cancel-part.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { GoBack, OrderActions } from './order-actions.tsx'
import { CustomerPart, OrderInfo, PaymentPart, ShippingAddressPart } from './order-parts.tsx'
import './order-print.css'
import { ReturnsPart } from './returns-part.tsx'
import { useOrder } from './use-order.ts'

export default function OrderItems() {
  return (
    <PageBody>
      <p className="mb-4 hidden text-small print:block">
        Likho · {OWNER.legalName}, {OWNER.address} · {HELP_MAIL}
      </p>
      <h1 className="font-semibold text-heading">Order Summary</h1>
      <div className="mt-6">
        <RequireLogin>{() => <Chosen />}</RequireLogin>
      </div>
    </PageBody>
  )
}

/** The order that the address names; without one, the order that was opened last. */
function Chosen() {
  const [search] = useSearchParams()
  const restored = useRestored()
  const lastOpened = useRootStore(({ order }) => order.orderDetails?.id)
  const id = search.get('id') ?? (restored ? lastOpened : undefined)
  if (id) return <OneOrder key={id} id={id} />
  return restored ? <NoneChosen /> : <Waiting />
}

function OneOrder({ id }: { id: string }) {
  const { order, problem, retry, setOrder } = useOrder(id)
  if (problem) return <Failed text={problem} onRetry={retry} />
  if (!order) return <Waiting />
  return (
    <div className="grid gap-6">
      <OrderActions order={order} />
      <div className="order-sheet grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
        <div className="grid gap-6">
          <OrderInfo order={order} />
          <DeliverySection order={order} />
          <div className="grid gap-6 sm:grid-cols-2">
            <ShippingAddressPart order={order} />
            <CustomerPart order={order} />
          </div>
        </div>
        <div className="grid gap-6">
          <PaymentPart order={order} />
          <ReturnsPart order={order} />
          <CancelPart order={order} onCancelled={setOrder} />
        </div>
      </div>
    </div>
  )
}

function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Message text={text} />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={onRetry}>
          Retry
        </Button>
        <ButtonLink to="/myOrder">All orders</ButtonLink>
        <GoBack />
      </div>
    </div>
  )
}

function NoneChosen() {
  return (
    <EmptyState
      title="Which order would you like to see?"
      action={
        <ButtonLink look="primary" to="/myOrder">
          Choose from your orders
        </ButtonLink>
      }
    />
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

export const meta = privatePageMeta('Order Summary', 'One of your orders at Likho.')
