import { z } from 'zod'
import { type Paise, type Rupees, toRupees } from '#contract/catalog/money.ts'
import { rupees } from '#contract/catalog/rupees.ts'
import { msg } from '#contract/platform/t.ts'

/** due: the provider is yet to be asked. requested: it has taken it. failed: a person of the shop has to see to it. */
export const REFUND_STATES = ['due', 'requested', 'done', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** How a refund stands: as the books have it, and as people are told. */
export const REFUND_STATE_OF = {
  due: 'due',
  requested: 'requested',
  processed: 'done',
  failed: 'failed',
} as const satisfies Record<string, RefundState>
export type RefundStatus = keyof typeof REFUND_STATE_OF

/** What of an order's payment goes back, all refunds taken together. Rupees. */
export const orderRefund = z.object({
  state: z.enum(REFUND_STATES),
  /** Paid back. */
  done: rupees,
  /** Still to be paid back. */
  open: rupees,
})
export type OrderRefund = z.output<typeof orderRefund>

/** What needs a person counts most, then what is not there yet. */
const WEIGHT: readonly RefundState[] = ['failed', 'due', 'requested', 'done']

/** Several refunds of one payment as one. Null when nothing goes back. */
export function refundOf(parts: readonly { status: RefundStatus; paise: Paise }[]): OrderRefund | null {
  const state = WEIGHT.find((one) => parts.some(({ status }) => REFUND_STATE_OF[status] === one))
  if (!state) return null
  const rupeesOf = (isDone: boolean) =>
    toRupees(parts.reduce((sum, { status, paise }) => ((status === 'processed') === isDone ? sum + paise : sum), 0))
  return { state, done: rupeesOf(true), open: rupeesOf(false) }
}

/** The payment of an order, for everybody: it says that a refund takes longer, and not why. */
const PAYMENT_TEXT: Record<RefundState, string> = {
  due: msg('Refund due'),
  requested: msg('Refund on its way'),
  done: msg('Refunded'),
  failed: msg('Refund delayed'),
}

/** The payment status of an order, as tables name it; its page and mails say it by `t`. */
export function paymentText(refund: OrderRefund | null, total: Rupees): string {
  if (!refund) return msg('Paid')
  return refund.state === 'done' && refund.done < total ? msg('Partly refunded') : PAYMENT_TEXT[refund.state]
}
