import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { RequireLogin } from '#web/session/require-login.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Message } from '#web/ui/message.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OrderCard } from './order-card.tsx'
import { useOrders } from './use-orders.ts'

export default function OrderHistory() {
  return (
    <PageBody>
      <h1 className="font-semibold text-heading">Order History</h1>
      <div className="mt-6">
        <RequireLogin>{() => <History />}</RequireLogin>
      </div>
    </PageBody>
  )
}

function History() {
  const { orders, nextCursor, problem, busy, load } = useOrders()
  if (orders?.length === 0) return <NoOrders />
  return (
    <div className="grid gap-6">
      {orders && (
        <ul aria-label="Orders" className="grid gap-4 xl:grid-cols-2">
          {orders.map((order) => (
            <li key={order.id} className="min-w-0 [&>article]:h-full">
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      {!orders && !problem && <Waiting />}
      <Message text={problem} />
      {(problem || nextCursor) && (
        <Button className="justify-self-center" aria-disabled={busy} onClick={load}>
          {problem ? 'Retry' : busy ? 'Loading…' : 'Load more'}
        </Button>
      )}
    </div>
  )
}

function NoOrders() {
  return (
    <EmptyState
      title="No orders found."
      action={
        <ButtonLink look="primary" to="/shop">
          Browse the shop
        </ButtonLink>
      }
    >
      <p>Whatever you order stands here, from packing to your door.</p>
    </EmptyState>
  )
}

function Waiting() {
  return (
    <div role="status" className="grid gap-4 xl:grid-cols-2">
      <span className="sr-only">Loading orders…</span>
      <Skeleton className="h-60" />
      <Skeleton className="h-60" />
    </div>
  )
}

export const meta = privatePageMeta('Order History', 'Your orders at Likho.')
