import { MOST_ENTRIES, type orderTimelineCall } from '#contract/admin/order-timeline.endpoints.ts'
import { type OrderRecords, orderTimeline } from '#contract/admin/order-timeline.ts'
import type { AuditAction, AuditRecord } from '#contract/audit/audit-actions.ts'
import { toRupees } from '#contract/catalog/money.ts'
import type { Order } from '#contract/orders/order.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { entriesOf } from '#server/audit/audit.store.ts'
import { orderById } from '#server/orders/orders-read.store.ts'
import { toStaffRefund } from '#server/payments/list-refunds.ts'
import { type Refund, refundsOf } from '#server/payments/refunds.store.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { eventsOf, mailsOf, orderMoments } from './timeline.store.ts'

/** All that the books tell of an order, as one list. */
export async function listTimeline(
  { db }: Ctx,
  { id }: ParsedInput<typeof orderTimelineCall>,
): Promise<AnswerOf<typeof orderTimelineCall>> {
  const order = await orderById(db, id)
  const moments = await orderMoments(db, id)
  if (!order || !moments) throw new Failure(orderFailures.unknown)
  // One more than is shown tells whether there is more.
  const audit = await entriesOf(db, 'order', id, { before: undefined, limit: MOST_ENTRIES + 1 })
  const refunds = await refundsOf(db, order.paymentId)
  const hasOwnRecord = ({ action, data }: AuditRecord) =>
    action === 'restocked' || refunds.some((refund) => refund.id === data.refund)
  const entries = orderTimeline({
    events: (await eventsOf(db, id)).map((event) => ({ ...event, at: iso(event.at) })),
    audit: audit.filter((entry) => !hasOwnRecord(entry)),
    refunds: refunds.map((refund) => ofRefund(refund, askedFor(audit, refund))),
    payments: [
      {
        ...{ at: iso(moments.paidAt), id: order.paymentId, amount: toRupees(moments.paidPaise) },
        ...{ fee: toRupees(moments.feePaise), offer: toRupees(moments.offerPaise) },
      },
    ],
    mails: (await mailsOf(db, id, MOST_ENTRIES + 1)).map(({ at, ...mail }) => ({ ...mail, at: iso(at) })),
    stock: stockMoves(order, moments.restockedAt, refunds, audit),
  })
  return { data: entries.slice(0, MOST_ENTRIES), isCut: entries.length > MOST_ENTRIES }
}

const iso = (at: Date) => at.toISOString()

const askedFor = (audit: readonly AuditRecord[], { id }: { id: string }) => audit.find(({ data }) => data.refund === id)

const ofRefund = (refund: Refund, asked: AuditRecord | undefined): OrderRecords['refunds'][number] => ({
  ...toStaffRefund(refund),
  createdAt: iso(refund.createdAt),
  processedAt: refund.processedAt && iso(refund.processedAt),
  by: asked?.by ?? null,
  items: asked?.changes.items ? String(asked.changes.items[1]) : null,
})

/** By which acts all that is left of an order goes back in the stock; the first that was done is meant. */
const restocksOf = ({ status }: Order): AuditAction[] =>
  status === 'cancelled' ? ['cancellationConfirmed', 'cancellationRequested'] : ['restocked', 'statusChanged']

function stockMoves(
  order: Order,
  restockedAt: Date | null,
  refunds: readonly Refund[],
  audit: readonly AuditRecord[],
): OrderRecords['stock'] {
  const sum = (pieces: readonly { quantity: number }[]) => pieces.reduce((all, { quantity }) => all + quantity, 0)
  const back = refunds.filter(({ restocked }) => restocked)
  const rest = sum(order.lines) - sum(back.flatMap((refund) => refund.lines))
  const [restock] = restocksOf(order).flatMap((act) => audit.find(({ action }) => action === act) ?? [])
  const restocked = (pieces: number, at: Date, act: AuditRecord | undefined) => ({
    ...{ at: iso(at), text: `${itemsText(pieces)} put back in stock`, by: act?.by ?? null },
  })
  return [
    { at: order.createdAt, text: `${itemsText(sum(order.lines))} taken from stock`, by: null },
    ...back.map((refund) => restocked(sum(refund.lines), refund.createdAt, askedFor(audit, refund))),
    ...(restockedAt && rest > 0 ? [restocked(rest, restockedAt, restock)] : []),
  ]
}

const itemsText = (count: number) => (count === 1 ? '1 item' : `${count} items`)
