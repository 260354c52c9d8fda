import type { Order } from '#contract/orders/order.ts'
import type { PaymentProvider } from '#contract/payments/money-mode.ts'
import type { PaymentOrder, PaymentResult } from '#contract/payments/payments.endpoints.ts'
import { paymentTexts } from '#contract/payments/payments.texts.ts'
import type { DialogOutcome, PaymentDialog } from './payment-dialog.ts'
import { paymentPageTexts } from './payment-page.texts.ts'
import {
  isRefused,
  type Problem,
  problemBeforePaying,
  problemOfPlacing,
  problemOfVerifying,
} from './payment-problem.ts'
import type { TriedPayment } from './tried-payment.ts'

export type PaymentSteps = {
  /** What an earlier try for the same draft left behind, in this tab. */
  tried: () => TriedPayment | undefined
  remember: (tried: TriedPayment) => void
  getKey: () => Promise<{ key: string; provider: PaymentProvider }>
  loadDialog: (provider: PaymentProvider) => Promise<PaymentDialog>
  open: () => Promise<PaymentOrder>
  verify: (result: PaymentResult) => Promise<unknown>
  place: (paymentOrderId: string) => Promise<Order>
}

type PaymentEnd = { placed: Order } | { problem: Problem }

/** Who pays, and who is told how far it has come. */
type Payer = { prefill: Parameters<PaymentDialog>[2]; say: (text: string, order?: PaymentOrder) => void }

/**
 * From the draft to the order. Every step may be repeated: what an earlier try has paid is finished and not paid again,
 * and the shop makes one order of one payment however often it is asked.
 */
export async function pay(steps: PaymentSteps, payer: Payer): Promise<PaymentEnd> {
  const tried = steps.tried()
  if (tried?.result) return finish(steps, tried.result, payer)
  const asked = await askForMoney(steps, payer, tried)
  if ('placed' in asked || 'problem' in asked) return asked
  if (asked.outcome === 'dismissed') return stopped(paymentTexts.cancelled)
  if (asked.outcome === 'failed') return stopped(paymentTexts.failed)
  steps.remember({ paymentOrderId: asked.result.razorpay_order_id, result: asked.result })
  return finish(steps, asked.result, payer)
}

async function askForMoney(
  steps: PaymentSteps,
  { prefill, say }: Payer,
  tried: TriedPayment | undefined,
): Promise<DialogOutcome | PaymentEnd> {
  try {
    say(paymentPageTexts.preparing)
    const placed = tried && (await placedAfterAll(steps, tried.paymentOrderId))
    if (placed) return { placed }
    const { key, provider } = await steps.getKey()
    const dialog = await steps.loadDialog(provider)
    const order = await steps.open()
    steps.remember({ paymentOrderId: order.id })
    say(paymentPageTexts.waiting, order)
    return await dialog(order, key, prefill)
  } catch (error) {
    return { problem: problemBeforePaying(error) }
  }
}

/** A dialog that was closed, or a page that was reloaded, may have been paid for in the bank's own app. */
async function placedAfterAll(steps: PaymentSteps, paymentOrderId: string): Promise<Order | undefined> {
  try {
    return await steps.place(paymentOrderId)
  } catch (error) {
    if (isRefused(error)) return undefined
    throw error
  }
}

async function finish(steps: PaymentSteps, result: PaymentResult, { say }: Payer): Promise<PaymentEnd> {
  const paymentOrderId = result.razorpay_order_id
  let problemOf = problemOfVerifying
  try {
    say(paymentPageTexts.checking)
    await steps.verify(result)
    problemOf = problemOfPlacing
    say(paymentTexts.verified)
    return { placed: await steps.place(paymentOrderId) }
  } catch (error) {
    // What the shop has refused it would refuse again; anything else is worth the same question once more.
    if (isRefused(error)) steps.remember({ paymentOrderId })
    return { problem: problemOf(error) }
  }
}

const stopped = (text: string): PaymentEnd => ({ problem: { text, remedy: 'retry', mayBePaid: false } })
