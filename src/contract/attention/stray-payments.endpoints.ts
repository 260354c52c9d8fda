import { z } from 'zod'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { typedText } from '#contract/platform/typed-text.ts'
import { attentionFailures, settleTexts } from './attention.endpoints.ts'

const STRAYS = '/api/v2/admin/attention/stray-payments'
const subject = z.string().min(1).max(100)
const said = z.object({ message: z.string() })

export const linkTexts = { numberMissing: 'Enter the order’s number' } as const

export const linkStrayPaymentCall = endpoint('linkStrayPayment', 'POST', `${STRAYS}/link`, {
  who: 'refundOrders',
  proof: true,
  summary: 'Says which order a payment belongs to that the shop didn’t ask for. It stays with the shop.',
  input: z.object({
    subject,
    orderNumber: typedText().min(1, linkTexts.numberMissing).max(40),
    note: typedText().min(1, settleTexts.noteMissing).max(500),
  }),
  answer: said,
  failures: [attentionFailures.gone, orderFailures.unknown],
})

export const refundStrayPaymentCall = endpoint('refundStrayPayment', 'POST', `${STRAYS}/refund`, {
  who: 'refundOrders',
  proof: true,
  summary: 'Refunds a payment that the shop didn’t ask for.',
  input: z.object({ subject }),
  answer: said,
  failures: [attentionFailures.gone],
})
