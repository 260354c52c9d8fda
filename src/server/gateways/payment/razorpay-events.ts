import { createHash } from 'node:crypto'
import { isOneOf } from '#server/platform/is-same.ts'
import { parseJson } from '#server/platform/parse-json.ts'
import type { PaymentEvent } from './payment-gateway.ts'
import { eventShape } from './razorpay-shapes.ts'
import { eventSignature } from './signatures.ts'

/** Reads a webhook. Undefined when it is not signed by the provider. */
export function readRazorpayEvent(
  secrets: readonly (string | undefined)[],
  body: Buffer,
  headers: Record<string, unknown>,
): PaymentEvent | undefined {
  const signatures = secrets.map((secret) => secret && eventSignature(secret, body))
  if (!isOneOf(signatures, headers['x-razorpay-signature'])) return undefined
  const event = eventShape.safeParse(parseJson(body.toString()))
  const id = idOf(headers['x-razorpay-event-id'], body)
  if (!event.success) return { id, about: 'unreadable' }
  const { payment, refund } = event.data.payload
  if (refund) return { id, about: 'refund', paymentId: refund.entity.payment_id }
  return payment ? { id, about: 'payment', paymentId: payment.entity.id } : { id, about: 'other' }
}

/** Each event has an id of its own; one that came without is known by its content. */
const idOf = (given: unknown, body: Buffer) =>
  typeof given === 'string' && given !== '' ? given.slice(0, 100) : createHash('sha256').update(body).digest('hex')
