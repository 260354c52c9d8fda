import { lazy, Suspense, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Order } from '#contract/orders/order.ts'
import { STATUS_TONE } from '#contract/orders/order-status.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { orderTexts } from '#contract/orders/orders.texts.ts'
import { t } from '#contract/platform/t.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import type { clientAction } from './order-items.route.tsx'
import { OrderSection } from './order-section.tsx'

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'))

/** Asks once and names the order. Where it is too late, the page says why instead. */
export function CancelPart({ order }: { order: Order }) {
  const [asking, setAsking] = useState<boolean>()
  const { state, data, submit } = useFetcher<typeof clientAction>()
  const busy = state !== 'idle'

  async function confirm() {
    if (busy) return
    await submit({ id: order.id }, { method: 'post' })
    setAsking(false)
  }

  return (
    <OrderSection title={t('Cancel order')} className="print:hidden">
      <Message text={data?.message} tone="good" />
      <Message text={busy ? undefined : data?.problem?.text} />
      {!busy && data?.problem?.reason && <p>{data.problem.reason}</p>}
      {order.allowCancel ? (
        <>
          <p>{t('It hasn’t shipped yet. Cancel for free and get a full refund to your original payment method.')}</p>
          <Button look="danger" className="justify-self-start" onClick={() => setAsking(true)}>
            {t('Cancel order')}
          </Button>
        </>
      ) : (
        !data?.message && <p className="text-ink-soft">{whyNot(order)}</p>
      )}
      {asking !== undefined && (
        <Suspense>
          <CancelDialog order={order} open={asking} busy={busy} onOpenChange={setAsking} onConfirm={confirm} />
        </Suspense>
      )}
    </OrderSection>
  )
}

function whyNot({ status, deliveryStage }: Order): string {
  if (status === 'cancelled') return t(orderFailures.alreadyCancelled.text)
  if (deliveryStage === 'cancelRequested') return orderTexts.cancelRequested
  return STATUS_TONE[status] === 'waiting'
    ? t('This order can no longer be cancelled.')
    : t(orderFailures.alreadyShipped.text)
}
