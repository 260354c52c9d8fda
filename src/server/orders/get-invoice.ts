import type { getInvoiceCall } from '#contract/orders/invoice.endpoints.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { signedIn } from '#server/accounts/user-detail.ts'
import type { Ctx } from '#server/platform/context.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { orderOfUser } from './orders-read.store.ts'

export async function getInvoice(
  ctx: Ctx,
  { id }: ParsedInput<typeof getInvoiceCall>,
): Promise<AnswerOf<typeof getInvoiceCall>> {
  const order = await orderOfUser(ctx.db, signedIn(ctx).id, id)
  if (!order) throw new Failure(orderFailures.unknown)
  return { name: `${order.invoice_number.replaceAll('/', '-')}.pdf`, bytes: await invoicePdf(order) }
}
