import {
  type answerOrderCall,
  sellerAnswerFailures,
  type sellersOfOrderCall,
} from '#contract/admin/seller-answers.endpoints.ts'
import { nextAnswers, type SellerAnswer } from '#contract/admin/seller-answers.ts'
import type { AuditAction } from '#contract/audit/audit-actions.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { assertUnchanged } from './assert-unchanged.ts'
import { lockOrder } from './orders.store.ts'
import { saveAnswer, sellersOfOrder } from './seller-answers.store.ts'
import { seenBy, whoseOrders } from './staff-orders.ts'

const HISTORY: Record<SellerAnswer, AuditAction> = {
  confirmed: 'sellerConfirmed',
  packed: 'sellerPacked',
  cannot: 'sellerCannotSend',
}
const MESSAGES: Record<SellerAnswer, string> = {
  confirmed: 'Thanks! Pack your items next.',
  packed: 'Packed. The shop will tell you how they get on their way.',
  cannot: 'We’ve told the shop. They’ll look after the customer.',
}

/** What the sellers of an order say, as the caller may see it. */
export async function listSellersOfOrder(
  ctx: Ctx,
  { id }: ParsedInput<typeof sellersOfOrderCall>,
): Promise<AnswerOf<typeof sellersOfOrderCall>> {
  const [order] = await seenBy(ctx, [id])
  if (!order) throw new Failure(orderFailures.unknown)
  return { data: await sellersOfOrder(ctx.db, id, whoseOrders(ctx)) }
}

/** A seller speaks for their own lines; the order itself stays as it is. What they cannot send is on the staff's desk. */
export async function answerOrder(
  ctx: Ctx,
  { id, answer, reason = '', seen }: ParsedInput<typeof answerOrderCall>,
): Promise<AnswerOf<typeof answerOrderCall>> {
  const sellerId = signedIn(ctx).id
  await ctx.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id)
    const [seller] = await sellersOfOrder(tx, id, sellerId)
    if (!order || !seller) throw new Failure(orderFailures.unknown)
    if (answer === 'cannot' && !reason) {
      const { text } = sellerAnswerFailures.reasonMissing
      throw new Failure(sellerAnswerFailures.reasonMissing, { fields: { reason: text } })
    }
    // Two clicks say it once.
    if (seller.answer === answer) return
    await assertUnchanged(tx, id, seen)
    if (!nextAnswers(order.status, seller.answer).includes(answer)) throw new Failure(sellerAnswerFailures.tooLate)
    const why = answer === 'cannot' ? reason : null
    await saveAnswer(tx, { orderId: id, sellerId, name: seller.name, answer, reason: why, at: ctx.now })
    const changes = why ? { reason: [null, why] as [null, string] } : {}
    await recordChange(tx, ctx.actor, ctx.now, { action: HISTORY[answer], id, changes })
  })
  return { message: MESSAGES[answer], data: await sellersOfOrder(ctx.db, id, sellerId) }
}
