import { lazy, Suspense, useState } from 'react'
import type { ShippingOrder } from '#contract/orders/order.ts'
import { statusTone } from '#contract/orders/order-status.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { OrderSection } from './order-section.tsx'
import { useCancel } from './use-cancel.ts'

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'))

type Props = { order: ShippingOrder; onCancelled: (order: ShippingOrder) => void }

/** Asks once and names the order. Where it is too late, the page says why instead. */
export function CancelPart({ order, onCancelled }: Props) {
  const [asking, setAsking] = useState<boolean>()
  const { busy, done, problem, cancel } = useCancel(order.id, onCancelled)

  async function confirm() {
    await cancel()
    setAsking(false)
  }

  return (
    <OrderSection title="Cancel order" className="print:hidden">
      <Message text={done} tone="good" />
      <Message text={problem?.text} />
      {problem?.reason && <p>{problem.reason}</p>}
      {order.allow_cancel ? (
        <>
          <p>Nothing has left the shop yet. Cancelling is free, and the whole amount goes back the way it came.</p>
          <Button look="danger" className="justify-self-start" onClick={() => setAsking(true)}>
            Cancel order
          </Button>
        </>
      ) : (
        !done && <p className="text-ink-soft">{whyNot(order)}</p>
      )}
      {asking !== undefined && (
        <Suspense>
          <CancelDialog order={order} open={asking} busy={busy} onOpenChange={setAsking} onConfirm={confirm} />
        </Suspense>
      )}
    </OrderSection>
  )
}

function whyNot({ status }: ShippingOrder): string {
  if (/^cancel/i.test(status)) return orderFailures.alreadyCancelled.text
  return statusTone(status) === 'waiting' ? 'This order can no longer be cancelled.' : orderFailures.alreadyShipped.text
}
