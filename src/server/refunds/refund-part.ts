import { staffOrderFailures } from '#contract/admin/orders.endpoints.ts'
import type { refundPartCall } from '#contract/admin/part-refund.endpoints.ts'
import { type PartRefund, planPartRefund, type Sale } from '#contract/admin/part-refund.ts'
import { formatRupees, type Paise, toPaise, toRupees } from '#contract/catalog/money.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { REFUND_CAUSES } from '#contract/orders/staff-refund.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { assertMay } from '#server/orders/assert-may.ts'
import { insertEvent, linesOf, lockOrder, type OrderHead } from '#server/orders/orders.store.ts'
import { leftOfPayment } from '#server/payments/left-of-payment.ts'
import { refundedPieces } from '#server/payments/refund-rules.ts'
import { refundsOf } from '#server/payments/refunds.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { newId } from '#server/platform/ids.ts'
import { shipByHand } from '#server/shipping/queue-shipment.ts'
import { rebookShipment } from '#server/shipping/rebook-shipment.ts'
import type { Shipment } from '#server/shipping/shipments.store.ts'
import { assertVersion } from './assert-version.ts'
import { queuePartRefund } from './queue-refund.ts'
import { isNotArriving } from './refund-order.ts'
import { assertTakenBack, takeBackReplacement } from './take-back.ts'
import { restockPieces } from './undo-order.ts'

type Input = ParsedInput<typeof refundPartCall>

/** Gives a part of an order's money back: for some of its pieces, or an amount that staff name. */
export async function refundPart(ctx: TradeCtx, input: Input): Promise<AnswerOf<typeof refundPartCall>> {
  const takenBack = await takeBackReplacement(ctx, input.id, async (tx) => 'plan' in (await prepared(tx, ctx, input)))
  return { message: await ctx.db.transaction().execute((tx) => refund(tx, ctx, input, takenBack)) }
}

/** What is to go back, or what was promised for the same request before. */
async function prepared(tx: Db, ctx: TradeCtx, { id, key, seen, ...wish }: Input) {
  const order = await lockOrder(tx, id)
  if (!order) throw new Failure(orderFailures.unknown)
  // First of all: whoever asks again, because no answer came, has changed the order themselves.
  const before = (await refundsOf(tx, order.paymentId)).find(({ requestKey }) => requestKey === key)
  if (before) return { before }
  await assertVersion(tx, id, seen, ctx.now)
  const sale = await saleOf(tx, order)
  await assertRefundable(tx, order, sale)
  return { order, sale, plan: planned(sale, wish) }
}

async function refund(tx: Db, ctx: TradeCtx, input: Input, takenBack: Shipment | undefined): Promise<string> {
  const { id, key } = input
  const { before, order, sale, plan } = await prepared(tx, ctx, input)
  if (before) return saidOf(before.amountPaise)
  await assertTakenBack(tx, id, takenBack)
  // What is left of it goes out as another parcel; the courier never takes one twice.
  if (takenBack && plan.paise < sale.left) await rebookShipment(tx, id, ctx.now)
  if (input.restock) await restockPieces(tx, order, plan.lines, ctx.now)
  const part = {
    id: newId(),
    lines: plan.lines,
    cause: input.cause,
    note: input.note || null,
    restocked: input.restock,
  }
  const { paymentId } = order
  await queuePartRefund(tx, { ...part, paymentId, amountPaise: plan.paise, requestKey: key }, ctx.now)
  // What is paid back wholly is not sent any more.
  if (plan.paise === sale.left) await shipByHand(tx, id)
  await insertEvent(tx, { orderId: id, at: ctx.now, kind: 'refundRequested', actor: 'staff' })
  await recordChange(tx, ctx.actor, ctx.now, {
    action: 'refundRequested',
    data: { refund: part.id },
    id,
    changes: {
      amount: [null, formatRupees(toRupees(plan.paise))],
      ...(plan.lines.length > 0 && { items: [null, itemsText(sale, plan)] }),
      // The words of the staff may speak of the buyer: they stand on the refund, and go with the account.
      reason: [null, REFUND_CAUSES[input.cause]],
      ...(input.restock && { putBackInStock: [null, true] }),
    },
  })
  return saidOf(plan.paise)
}

const saidOf = (paise: Paise) => `Refund of ${formatRupees(toRupees(paise))} requested from the payment provider.`

/** An order that is locked, and what of it is still to be had back. */
export async function saleOf(db: Db, { id, paymentId, status }: Pick<OrderHead, 'id' | 'paymentId' | 'status'>) {
  const { paidPaise, refunds, left } = await leftOfPayment(db, paymentId)
  const lines = (await linesOf(db, id)).map(({ name, pricePaise: price, quantity, restocked, place }) => ({
    ...{ name, price, quantity, restocked },
    refunded: refundedPieces(refunds, place),
  }))
  return { status, total: paidPaise, left, lines } satisfies Sale
}

async function assertRefundable(tx: Db, order: OrderHead, { left }: Sale): Promise<void> {
  assertMay({ ...order, isNotArriving: await isNotArriving(tx, order) }, 'refund', 'staff')
  if (left <= 0) throw new Failure(staffOrderFailures.nothingToRefund)
}

function planned(sale: Sale, { lines, amount, restock }: Pick<Input, 'lines' | 'amount' | 'restock'>): PartRefund {
  const outcome = planPartRefund(sale, { lines, restock, amount: amount === undefined ? undefined : toPaise(amount) })
  if ('plan' in outcome) return outcome.plan
  const { kind, field, values = {} } = outcome.fault
  const { message } = new Failure(kind, { values })
  throw new Failure(kind, { values, fields: { [field]: message } })
}

const itemsText = ({ lines }: Sale, plan: PartRefund) =>
  plan.lines.map(({ place, quantity }) => `${quantity} × ${lines[place]?.name}`).join(', ')
