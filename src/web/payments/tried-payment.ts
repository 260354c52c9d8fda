import type { OrderDraft } from '#contract/orders/order-draft.ts'
import type { PaymentResult } from '#contract/payments/payments.endpoints.ts'
import { draftKey } from '#web/checkout/draft-key.ts'
import { readStorage, removeStorage, writeStorage } from '#web/stores/browser-storage.ts'

const KEY = 'payment'

/** A payment order that was opened, and what the dialog handed over if it came to that. */
export type TriedPayment = { paymentOrderId: string; result?: PaymentResult }

type Kept = TriedPayment & { draft: string }

/** Kept in the tab over a reload, a way back and a login, so that nothing is paid twice. */
export const rememberTried = (draft: OrderDraft, tried: TriedPayment) =>
  writeStorage('sessionStorage', KEY, { ...tried, draft: draftKey(draft) } satisfies Kept)

export const forgetTried = () => removeStorage('sessionStorage', KEY)

export function triedPayment(draft: OrderDraft): TriedPayment | undefined {
  const {
    draft: mark,
    paymentOrderId,
    result,
  } = { ...(readStorage('sessionStorage', KEY) as Partial<Kept> | undefined) }
  if (mark !== draftKey(draft) || typeof paymentOrderId !== 'string') return undefined
  return { paymentOrderId, ...(isResult(result) && { result }) }
}

function isResult(value: unknown): value is PaymentResult {
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = { ...(value as Partial<PaymentResult>) }
  return [razorpay_order_id, razorpay_payment_id, razorpay_signature].every((text) => typeof text === 'string')
}
