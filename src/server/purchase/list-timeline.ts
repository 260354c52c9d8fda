import { MOST_ENTRIES, type orderTimelineCall } from '#contract/admin/order-timeline.endpoints.ts'
import { type OrderRecords, orderTimeline } from '#contract/admin/order-timeline.ts'
import { toRupees } from '#contract/catalog/money.ts'
import { toWireEvent } from '#contract/orders/order-events.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { entriesOf } from '#server/audit/audit.store.ts'
import { orderById } from '#server/orders/orders-read.store.ts'
import { listRefunds } from '#server/payments/list-refunds.ts'
import { type Refund, refundsOf } from '#server/payments/refunds.store.ts'
import type { Ctx } from '#server/platform/context.ts'
import { mailsOf, orderMoments } from './timeline.store.ts'

/** All that the books tell of an order, as one list. */
export async function listTimeline(
  { db }: Ctx,
  { id }: ParsedInput<typeof orderTimelineCall>,
): Promise<AnswerOf<typeof orderTimelineCall>> {
  const order = await orderById(db, id)
  const moments = await orderMoments(db, id)
  if (!order || !moments) throw new Failure(orderFailures.unknown)
  const inBooks = new Map((await refundsOf(db, order.paymentId)).map((refund) => [refund.id, refund]))
  const refunds = (await listRefunds(db, order.paymentId)).flatMap((refund) => {
    const known = inBooks.get(refund.id)
    return known
      ? [{ ...refund, createdAt: iso(known.createdAt), processedAt: known.processedAt && iso(known.processedAt) }]
      : []
  })
  const entries = orderTimeline({
    events: order.events.map(toWireEvent),
    // One more than is shown tells whether there is more.
    audit: await entriesOf(db, 'order', id, { before: undefined, limit: MOST_ENTRIES + 1 }),
    refunds,
    payments: [
      {
        ...{ at: iso(moments.paidAt), id: order.paymentId, amount: toRupees(moments.paidPaise) },
        ...{ fee: toRupees(moments.feePaise), offer: toRupees(moments.offerPaise) },
      },
    ],
    mails: (await mailsOf(db, id, MOST_ENTRIES + 1)).map(({ at, ...mail }) => ({ ...mail, at: iso(at) })),
    stock: stockMoves(order, moments.restockedAt, [...inBooks.values()]),
  })
  return { data: entries.slice(0, MOST_ENTRIES), isCut: entries.length > MOST_ENTRIES }
}

const iso = (at: Date) => at.toISOString()

type Sold = { createdAt: string; lines: readonly { quantity: number }[] }

function stockMoves({ createdAt, lines }: Sold, restockedAt: Date | null, refunds: readonly Refund[]) {
  const sum = (pieces: readonly { quantity: number }[]) => pieces.reduce((all, { quantity }) => all + quantity, 0)
  const back = refunds.filter(({ restocked }) => restocked)
  const moves: OrderRecords['stock'][number][] = [
    { at: createdAt, text: `${itemsText(sum(lines))} taken from stock` },
    ...back.map((refund) => ({ at: iso(refund.createdAt), text: `${itemsText(sum(refund.lines))} put back in stock` })),
  ]
  const rest = sum(lines) - sum(back.flatMap((refund) => refund.lines))
  if (restockedAt && rest > 0) moves.push({ at: iso(restockedAt), text: `${itemsText(rest)} put back in stock` })
  return moves
}

const itemsText = (count: number) => (count === 1 ? '1 item' : `${count} items`)
