import { z } from 'zod'
import { type AuditEntry, type Changes, changes } from '#contract/audit/audit-entry.ts'
import { formatRupees } from '#contract/catalog/money.ts'
import { rupees } from '#contract/catalog/rupees.ts'
import type { toWireEvent } from '#contract/orders/order-events.ts'
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
type Told = ReturnType<typeof toWireEvent>
/** All that the records tell of an order. */
export type OrderRecords = {
  events: readonly Told[]
  audit: readonly AuditEntry[]
  refunds: readonly (Omit<StaffRefund, 'lines'> & { createdAt: string; processedAt: string | null })[]
  /** Beside the amount: what the buyer paid to the provider on top, and what an offer of the provider took off. */
  payments: readonly (Moment & { amount: number; fee: number; offer: number; id: string })[]
  mails: readonly (Moment & { mail: BuyerMail; state: MailState })[]
  stock: readonly (Moment & { text: string })[]
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
/** What the one who bought it did. */
const BY_CUSTOMER: readonly string[] = ['Order placed and paid']

/**
 * Everything that happened to an order as one list, newest first. Several records tell of the same thing: a refund has its
 * sum, the log who asked for it, the order's own events only that it was. It is told once, by who knows most.
 */
export function orderTimeline(records: OrderRecords): TimelineEntry[] {
  const { events, audit, refunds, payments, mails, stock } = records
  const ofRefunds = audit.filter((entry) => refundAskedBy(entry, refunds))
  const isToldElsewhere = (event: Moment & { text: string }) =>
    audit.some((entry) => tellsOf(entry, event)) ||
    refunds.some((refund) => REFUND_EVENTS.some(([text, at]) => event.text === text && event.at === refund[at]))
  const told: TimelineEntry[] = [
    ...events.filter((event) => !isToldElsewhere(event)).map(ofEvent),
    ...audit.filter((entry) => !ofRefunds.includes(entry) && !isOfStock(entry, stock)).map(ofStaff),
    ...refunds.flatMap((refund) => ofRefund(refund, ofRefunds)),
    ...payments.map((paid) =>
      entry('payment', paid.at, 'Payment received', { amount: paid.amount, detail: detailOf(paid), by: CUSTOMER }),
    ),
    ...mails.map(({ at, mail, state }) => entry('mail', at, `${MAIL_TEXT[state]}: “${MAIL_NAMES[mail]}”`)),
    // What moves at the very moment in which somebody did something is theirs.
    ...stock.map(({ at, text }) => entry('stock', at, text, { by: audit.find((one) => one.at === at)?.by ?? null })),
  ]
  return told.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
}

const MAIL_TEXT: Record<MailState, string> = {
  sent: 'Email sent',
  waiting: 'Email waiting to be sent',
  failed: 'Email could not be sent',
  givenUp: 'Email given up',
}

const REFUND_EVENTS = [
  ['Refund requested', 'createdAt'],
  ['Refund completed', 'processedAt'],
] as const

/** What staff did that stands among the order's own events as well, under the same moment. */
const SAME_EVENT: Record<string, string> = {
  'Shipped with own courier': 'Shipped',
  'Shipped by staff': 'Shipped',
  'Delivery address corrected': 'Delivery address corrected',
  'New parcel sent': 'We’re sending a new parcel',
}

const tellsOf = ({ at, action, changes }: AuditEntry, event: Moment & { text: string }) =>
  at === event.at && (changes.status?.[1] === event.text || SAME_EVENT[action] === event.text)

const refundAskedBy = ({ at, action }: AuditEntry, refunds: OrderRecords['refunds']) =>
  action === 'Refund requested' && refunds.some(({ createdAt }) => createdAt === at)

const isOfStock = ({ at, action }: AuditEntry, stock: OrderRecords['stock']) =>
  action === 'Put back in stock' && stock.some((move) => move.at === at)

type Known = { detail?: string | null; amount?: number; by?: string | null; changes?: Changes }

const entry = (kind: TimelineEntry['kind'], at: string, text: string, known: Known = {}): TimelineEntry => ({
  ...{ kind, at, text },
  detail: known.detail ?? null,
  amount: known.amount ?? null,
  by: known.by ?? null,
  changes: known.changes ?? {},
})

const ofEvent = ({ at, text, place }: Told) =>
  entry('order', at, text, { detail: place, by: BY_CUSTOMER.includes(text) ? CUSTOMER : null })

const ofStaff = ({ at, action, by, changes }: AuditEntry) => entry('staff', at, action, { by, changes })

function ofRefund(refund: OrderRecords['refunds'][number], asked: readonly AuditEntry[]): TimelineEntry[] {
  const { amount, createdAt, processedAt, state, since, failure, reference, why } = refund
  const log = asked.find(({ at }) => at === createdAt)
  const items = log?.changes.items?.[1]
  const detail = [why, items].filter(Boolean).join(' · ')
  return [
    entry('refund', createdAt, 'Refund requested', { amount, detail, by: log?.by ?? null }),
    ...(processedAt ? [entry('refund', processedAt, 'Refund completed', { amount, detail: reference })] : []),
    ...(state === 'failed' ? [entry('refund', since, 'Refund failed', { amount, detail: failure })] : []),
  ]
}
