import { z } from 'zod'
import { orderVersion, staleFailures } from '#contract/admin/order-version.ts'
import { rupees } from '#contract/catalog/rupees.ts'
import { MONEY_MODES } from '#contract/payments/money-mode.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { failures } from '#contract/platform/failures.ts'
import { pageOf, paging } from '#contract/platform/paging.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { typedText } from '#contract/platform/typed-text.ts'
import { ATTENTION_KINDS, DESK_ACTIONS } from './attention-kinds.ts'

export const attentionFailures = failures('attention', {
  gone: { status: 404, text: 'Someone has already dealt with this.' },
  notByThis: { status: 409, text: 'That doesn’t work for this one.' },
  badCursor: { status: 400, text: 'This list has changed. Reload to see it from the start.' },
})

export const settleTexts = { noteMissing: 'Add a short note on how you resolved it' } as const

const note = typedText().min(1, settleTexts.noteMissing).max(500)

const kind = z.enum(ATTENTION_KINDS)

const attentionItem = z.object({
  kind,
  /** Which one of its kind: an order, a payment, a task. */
  subject: z.string(),
  since: z.iso.datetime(),
  /** With how it stands, to be sent with what is done about it. */
  order: z.object({ id: z.string(), number: z.string(), money: z.enum(MONEY_MODES), version: orderVersion }).nullable(),
  amount: rupees.nullable(),
  /** What happened and why, and what mends it, in plain words. */
  cause: z.string(),
  remedy: z.string(),
  /** What the caller may do about it, the likeliest first. */
  actions: z.array(z.enum(DESK_ACTIONS)),
  /** What was tried last, so that two people do not do the same. */
  lastTry: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
})
export type AttentionItem = z.output<typeof attentionItem>

const ROOM = '/api/v2/admin/attention'
const one = z.object({ kind, subject: z.string().min(1).max(100) })
/** The order's version as the list had it; null for what is about no order. */
const act = one.extend({ seen: orderVersion.nullable() })
const said = z.object({ message: z.string() })

export const listAttentionCall = endpoint('listAttention', 'GET', ROOM, {
  who: 'mendTroubles',
  summary: 'What needs attention, with its cause and how to fix it: most urgent kind first, oldest first within each.',
  input: paging.extend({ kind: kind.optional() }),
  answer: pageOf(attentionItem),
  failures: [attentionFailures.badCursor],
})

export const countAttentionCall = endpoint('countAttention', 'GET', `${ROOM}/count`, {
  who: 'mendTroubles',
  summary: 'How many things need attention, by kind.',
  answer: z.object({
    data: z.object({
      total: z.int().nonnegative(),
      kinds: z.array(z.object({ kind, count: z.int().positive() })),
    }),
  }),
})

export const retryTroubleCall = endpoint('retryTrouble', 'POST', `${ROOM}/retry`, {
  who: 'mendTroubles',
  summary: 'Retries what failed: a task, a refund, a courier booking.',
  input: act,
  answer: said,
  // Each action asks for its own permission, and what moves money for the password: desk-permissions.ts.
  failures: [attentionFailures.gone, attentionFailures.notByThis, staleFailures.stale, requestFailures.proofNeeded],
})

export const settleTroubleCall = endpoint('settleTrouble', 'POST', `${ROOM}/settle`, {
  who: 'mendTroubles',
  summary: 'Marks something as resolved by other means, with a note on how.',
  input: act.extend({ note }),
  answer: said,
  // Each action asks for its own permission, and what moves money for the password: desk-permissions.ts.
  failures: [attentionFailures.gone, attentionFailures.notByThis, staleFailures.stale, requestFailures.proofNeeded],
})

export const refundUnusedPaymentCall = endpoint('refundUnusedPayment', 'POST', `${ROOM}/refund`, {
  who: 'refundOrders',
  proof: true,
  summary: 'Refunds a payment that has no order.',
  input: z.object({ subject: z.string().min(1).max(100) }),
  answer: said,
  failures: [attentionFailures.gone],
})

export const confirmCancelledCall = endpoint('confirmCancelled', 'POST', `${ROOM}/confirm-cancelled`, {
  who: 'refundOrders',
  proof: true,
  summary: 'Cancels and refunds an order whose cancellation staff have seen in the courier’s panel, with a note.',
  input: z.object({ subject: z.string().min(1).max(100), seen: orderVersion, note }),
  answer: said,
  failures: [attentionFailures.gone, staleFailures.stale],
})
