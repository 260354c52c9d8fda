import { mailFits, type OrderMail } from '#contract/admin/order-mails.ts'
import { type resendMailCall, staffOrderFailures } from '#contract/admin/orders.endpoints.ts'
import type { ShippingOrder } from '#contract/orders/order.ts'
import { statusOf } from '#contract/orders/order-status.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import { orderById } from './orders-read.store.ts'
import { tellCancelled, tellDelivered, tellPlaced, tellReturned, tellShipped } from './tell-buyer.ts'

const TELL: Record<OrderMail, (tx: Db, id: string) => Promise<void>> = {
  placed: tellPlaced,
  shipped: tellShipped,
  delivered: tellDelivered,
  cancelled: tellCancelled,
  returned: tellReturned,
}

export async function resendMail(
  ctx: Ctx,
  { id, mail }: ParsedInput<typeof resendMailCall>,
): Promise<AnswerOf<typeof resendMailCall>> {
  return ctx.db.transaction().execute(async (tx) => {
    const order = await orderById(tx, id)
    if (!order) throw new Failure(orderFailures.unknown)
    assertFits(order, mail)
    await TELL[mail](tx, id)
    await recordChange(tx, ctx.actor, ctx.now, { subject: 'order', id, action: `Mail sent again: ${mail}` })
    return { message: `The mail is on its way to ${order.customer_email}.` }
  })
}

function assertFits({ status, customer_email }: ShippingOrder, mail: OrderMail): void {
  if (customer_email === '') throw new Failure(staffOrderFailures.noAddress)
  const now = statusOf(status)
  if (now && mailFits(mail, now)) return
  throw new Failure(staffOrderFailures.notYetSo, { values: { status } })
}
