import { type ComponentType, useEffect, useState } from 'react'
import type { ShippingOrder } from '#contract/orders/order.ts'
import type { OrderDraft } from '#contract/orders/order-draft.ts'
import type { PaymentOrder, PaymentProvider } from '#contract/payments/payments.endpoints.ts'
import { orderDone } from './order-done.ts'
import type { DialogOutcome, PaymentDialog, Prefill } from './payment-dialog.ts'
import { pay } from './payment-flow.ts'
import { paymentPageTexts } from './payment-page.texts.ts'
import type { Problem } from './payment-problem.ts'
import { paymentSteps } from './payment-steps.ts'
import type { SandboxProps } from './sandbox-dialog.tsx'

type State = { text: string; order?: PaymentOrder | undefined; problem?: Problem; placed?: ShippingOrder }

/** A dialog of our own that is open, and how it tells that it has ended. */
type Asked = SandboxProps & { Dialog: ComponentType<SandboxProps> }

/** Pays for a draft as soon as the page is there. */
export function usePayment(draft: OrderDraft, prefill: Prefill) {
  const [state, setState] = useState<State>({ text: paymentPageTexts.preparing })
  const [asked, setAsked] = useState<Asked>()
  const [tries, setTries] = useState(0)

  /** Each provider's dialog comes in only where it is needed. */
  async function loadDialog(provider: PaymentProvider, leaving: AbortSignal): Promise<PaymentDialog> {
    if (provider === 'razorpay') return (await import('./razorpay-dialog.ts')).loadRazorpayDialog(leaving)
    const { SandboxDialog: Dialog } = await import('./sandbox-dialog.tsx')
    return (order) =>
      new Promise((resolve) => {
        const onEnd = (outcome: DialogOutcome) => {
          setAsked(undefined)
          resolve(outcome)
        }
        setAsked({ order, onEnd, Dialog })
      })
  }

  async function run(leaving: AbortSignal) {
    const steps = paymentSteps(draft, (provider) => loadDialog(provider, leaving))
    const say = (text: string, order?: PaymentOrder) => setState((before) => ({ text, order: order ?? before.order }))
    const end = await pay(steps, { prefill, say })
    // Also for those who left meanwhile: what is paid is no longer in the cart.
    if ('placed' in end) await orderDone(draft, end.placed)
    setState(({ text, order }) => ({ text, order, ...end }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: begun when the page opens and at each further try, no more
  useEffect(() => {
    const leaving = new AbortController()
    // Not at once: an effect that React tries out first and undoes must not open a payment.
    const start = setTimeout(() => run(leaving.signal))
    return () => {
      clearTimeout(start)
      leaving.abort()
    }
  }, [tries])

  return { ...state, asked, retry: () => setTries(tries + 1) }
}
