import { z } from 'zod'
import { type AuditRecord, auditText } from '#contract/audit/audit-actions.ts'
import { type Changes, changes } from '#contract/audit/audit-entry.ts'
import { formatRupees, type Rupees } from '#contract/catalog/money.ts'
import { rupees } from '#contract/catalog/rupees.ts'
import { type EventActor, eventText, type OrderEvent, type OrderEventKind } from '#contract/orders/order-events.ts'
import type { StaffRefund } from '#contract/orders/staff-refund.ts'
import { type BuyerMail, MAIL_NAMES } from './order-mails.ts'

export const timelineEntry = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['order', 'payment', 'refund', 'mail', 'stock', 'staff']),
  text: z.string(),
  /** What else is known of it: a place, a reason, a reference. */
  detail: z.string().nullable(),
  amount: rupees.nullable(),
  /** Who did it; null where the shop did it by itself, or the courier told. */
  by: z.string().nullable(),
  /** From what to what, where staff changed something. */
  changes,
})
export type TimelineEntry = z.output<typeof timelineEntry>

type Moment = { at: string }
type By = { by: string | null }
type Refund = Omit<StaffRefund, 'lines'> & By & { items: string | null; createdAt: string; processedAt: string | null }

/** All that the records tell of an order. */
export type OrderRecords = {
  events: readonly (OrderEvent & { actor: EventActor })[]
  /** What staff did, but for refunds and stock, which have records of their own. */
  audit: readonly AuditRecord[]
  refunds: readonly Refund[]
  /** Beside the amount: what the buyer paid to the provider on top, and what an offer of the provider took off. */
  payments: readonly (Moment & { amount: Rupees; fee: Rupees; offer: Rupees; id: string })[]
  mails: readonly (Moment & { mail: BuyerMail; state: MailState })[]
  stock: readonly (Moment & By & { text: string })[]
}
/** Given up: it could not be sent, and nobody tries or can try again. */
export type MailState = 'sent' | 'waiting' | 'failed' | 'givenUp'

const detailOf = ({ id, fee, offer }: OrderRecords['payments'][number]) =>
  [
    id,
    fee > 0 && `${formatRupees(fee)} on top went to the payment provider as its fee`,
    offer > 0 && `${formatRupees(offer)} were taken off by an offer of the payment provider`,
  ]
    .filter(Boolean)
    .join(' · ')

const CUSTOMER = 'Customer'
/** The refunds tell these with their sums. */
const OF_REFUNDS: readonly OrderEventKind[] = ['refundRequested', 'refundCompleted']

/** Everything that happened to an order as one list, newest first. What staff did, their history tells with their name. */
export function orderTimeline({ events, audit, refunds, payments, mails, stock }: OrderRecords): TimelineEntry[] {
  const told: TimelineEntry[] = [
    ...events.filter(({ actor, kind }) => actor !== 'staff' && !OF_REFUNDS.includes(kind)).map(ofEvent),
    ...audit.map(({ at, action, data, by, changes }) => entry('staff', at, auditText(action, data), { by, changes })),
    ...refunds.flatMap(ofRefund),
    ...payments.map((paid) =>
      entry('payment', paid.at, 'Payment received', { amount: paid.amount, detail: detailOf(paid), by: CUSTOMER }),
    ),
    ...mails.map(({ at, mail, state }) => entry('mail', at, `${MAIL_TEXT[state]}: “${MAIL_NAMES[mail]}”`)),
    ...stock.map(({ at, text, by }) => entry('stock', at, text, { by })),
  ]
  return told.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
}

const MAIL_TEXT: Record<MailState, string> = {
  sent: 'Email sent',
  waiting: 'Email waiting to be sent',
  failed: 'Email could not be sent',
  givenUp: 'Email given up',
}

type Known = { detail?: string | null; amount?: number; by?: string | null; changes?: Changes }

const entry = (kind: TimelineEntry['kind'], at: string, text: string, known: Known = {}): TimelineEntry => ({
  ...{ kind, at, text },
  detail: known.detail ?? null,
  amount: known.amount ?? null,
  by: known.by ?? null,
  changes: known.changes ?? {},
})

const ofEvent = (event: OrderRecords['events'][number]) =>
  entry('order', event.at, eventText(event), {
    detail: event.data.place ?? null,
    by: event.actor === 'customer' ? CUSTOMER : null,
  })

function ofRefund({ amount, createdAt, processedAt, state, since, failure, reference, why, items, by }: Refund) {
  const detail = [why, items].filter(Boolean).join(' · ')
  return [
    entry('refund', createdAt, 'Refund requested', { amount, detail, by }),
    ...(processedAt ? [entry('refund', processedAt, 'Refund completed', { amount, detail: reference })] : []),
    ...(state === 'failed' ? [entry('refund', since, 'Refund failed', { amount, detail: failure })] : []),
  ]
}
