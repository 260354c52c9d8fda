import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Order } from '#contract/orders/order.ts'
import type { OrderDraft } from '#contract/orders/order-draft.ts'
import type { PaymentProvider } from '#contract/payments/money-mode.ts'
import type { PaymentOrder } from '#contract/payments/payments.endpoints.ts'
import { removeFromCart, setCartCoupon } from '#web/stores/cart.ts'
import { placingSucceeded } from '#web/stores/orders.ts'
import type { DialogOutcome, PaymentDialog, Prefill } from './payment-dialog.ts'
import { pay } from './payment-flow.ts'
import { paymentPageTexts } from './payment-page.texts.ts'
import type { Problem } from './payment-problem.ts'
import { paymentSteps } from './payment-steps.ts'
import type { SandboxProps } from './sandbox-dialog.tsx'
import { forgetTried } from './tried-payment.ts'

type State = { text: string; order?: PaymentOrder | undefined; problem?: Problem; placed?: Order }

/** A dialog of our own that is open, and how it tells that it has ended. */
type OpenDialog = SandboxProps & { Dialog: ComponentType<SandboxProps> }

/** Pays for a draft as soon as the page is there, and again on demand. */
export function usePayment(draft: OrderDraft, prefill: Prefill) {
  const [state, setState] = useState<State>({ text: paymentPageTexts.preparing })
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const pageLeft = useRef<AbortSignal>(null)

  /** Each provider's dialog comes in only where it is needed. */
  async function loadDialog(provider: PaymentProvider, leaving: AbortSignal): Promise<PaymentDialog> {
    if (provider !== 'sandbox') return (await import('./razorpay-dialog.ts')).loadRazorpayDialog(leaving)
    const { SandboxDialog: Dialog } = await import('./sandbox-dialog.tsx')
    return (order) =>
      new Promise((resolve) => {
        const onEnd = (outcome: DialogOutcome) => {
          setOpenDialog(undefined)
          resolve(outcome)
        }
        setOpenDialog({ order, onEnd, Dialog })
      })
  }

  async function run(leaving: AbortSignal) {
    const steps = paymentSteps(draft, (provider) => loadDialog(provider, leaving))
    const say = (text: string, order?: PaymentOrder) => setState((before) => ({ text, order: order ?? before.order }))
    const end = await pay(steps, { prefill, say })
    // Also for those who left meanwhile: what is paid is no longer in the cart.
    if ('placed' in end) await finishOrder(draft, end.placed)
    setState(({ text, order }) => ({ text, order, ...end }))
  }

  const start = useEffectEvent(run)
  useEffect(() => {
    const leaving = new AbortController()
    pageLeft.current = leaving.signal
    // Not at once: an effect that React tries out first and undoes must not open a payment.
    const timer = setTimeout(() => start(leaving.signal))
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [])

  return { ...state, openDialog, retry: () => pageLeft.current && run(pageLeft.current) }
}

/** What was ordered leaves the cart; what was put in since, or was not part of it, stays. */
async function finishOrder({ source, items }: OrderDraft, order: Order): Promise<void> {
  forgetTried()
  await placingSucceeded(order)
  if (source !== 'cart') return
  for (const { productId } of items) await removeFromCart(productId)
  await setCartCoupon(undefined)
}
