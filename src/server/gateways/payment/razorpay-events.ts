import { createHash } from 'node:crypto'
import { DISPUTE_STATUSES } from '#contract/payments/dispute-status.ts'
import { parseJson } from '#server/platform/http/parse-json.ts'
import { isOneOf } from '#server/platform/is-same.ts'
import type { PaymentEvent, ProviderDispute } from './payment-gateway.ts'
import { type DisputeShape, eventShape } from './razorpay-shapes.ts'
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
  const { payment, refund, dispute } = event.data.payload
  if (dispute) {
    const told = toDispute(event.data, dispute.entity)
    return told ? { id, about: 'dispute', dispute: told } : { id, about: 'unreadable' }
  }
  if (refund) return { id, about: 'refund', paymentId: refund.entity.payment_id }
  return payment ? { id, about: 'payment', paymentId: payment.entity.id } : { id, about: 'other' }
}

const DISPUTE_EVENT = 'payment.dispute.'

/** How it stands is told by the event's name: what the entity says of it has fewer words. */
function toDispute({ event, created_at: toldAt }: Told, dispute: DisputeShape): ProviderDispute | undefined {
  const name = event.slice(DISPUTE_EVENT.length)
  const status = DISPUTE_STATUSES.find((one) => one === (name === 'created' ? 'open' : name))
  if (!event.startsWith(DISPUTE_EVENT) || !status) return undefined
  return {
    id: dispute.id,
    paymentId: dispute.payment_id,
    amountPaise: dispute.amount,
    reasonCode: dispute.reason_code,
    status,
    respondBy: dispute.respond_by ? moment(dispute.respond_by) : null,
    createdAt: moment(dispute.created_at),
    toldAt: moment(toldAt ?? dispute.created_at),
  }
}

type Told = { event: string; created_at?: number | undefined }
const moment = (seconds: number) => new Date(seconds * 1_000)

/** Each event has an id of its own; one that came without is known by its content. */
const idOf = (given: unknown, body: Buffer) =>
  typeof given === 'string' && given !== '' ? given.slice(0, 100) : createHash('sha256').update(body).digest('hex')
