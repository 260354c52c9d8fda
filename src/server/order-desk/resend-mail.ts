import { mailFits, type OrderMail } from '#contract/admin/order-mails.ts'
import { type resendMailCall, staffOrderFailures } from '#contract/admin/orders.endpoints.ts'
import type { Order } from '#contract/orders/order.ts'
import { STATUS_TEXT } from '#contract/orders/order-status.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { mailCancelled, mailDelivered, mailPlaced, mailReturned, mailShipped } from '#server/orders/mail-buyer.ts'
import { lockOrder } from '#server/orders/orders.store.ts'
import { orderById } from '#server/orders/orders-read.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { assertVersion } from '#server/refunds/assert-version.ts'

const MAIL_BUYER: Record<OrderMail, (tx: Db, id: string) => Promise<void>> = {
  placed: mailPlaced,
  shipped: mailShipped,
  delivered: mailDelivered,
  cancelled: mailCancelled,
  returned: mailReturned,
}

export async function resendMail(
  ctx: Ctx,
  { id, mail, seen }: ParsedInput<typeof resendMailCall>,
): Promise<AnswerOf<typeof resendMailCall>> {
  return ctx.db.transaction().execute(async (tx) => {
    const order = (await lockOrder(tx, id)) && (await orderById(tx, id))
    if (!order) throw new Failure(orderFailures.unknown)
    await assertVersion(tx, id, seen, ctx.now)
    assertFits(order, mail)
    await MAIL_BUYER[mail](tx, id)
    await recordChange(tx, ctx.actor, ctx.now, { action: 'emailResent', id, data: { mail } })
    return { message: `We’re sending the email to ${order.customer.email} again.` }
  })
}

function assertFits({ status, customer }: Order, mail: OrderMail): void {
  if (customer.email === '') throw new Failure(staffOrderFailures.noAddress)
  if (mailFits(mail, status)) return
  throw new Failure(staffOrderFailures.notYetSo, { values: { status: STATUS_TEXT[status].toLowerCase() } })
}
