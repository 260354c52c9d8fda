import type { getInvoiceCall } from '#contract/orders/invoice.endpoints.ts'
import type { Order } from '#contract/orders/order.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { invoicesOf } from './issued-invoices.ts'
import { orderById, orderOfUser } from './orders-read.store.ts'

type Input = ParsedInput<typeof getInvoiceCall>
type Answer = AnswerOf<typeof getInvoiceCall>

export const getInvoice = async (ctx: Ctx, { id }: Input) =>
  fileOf(ctx, await orderOfUser(ctx.db, signedIn(ctx).id, id))

/** For staff, who may see every order. */
export const manageInvoice = async (ctx: Ctx, { id }: Input) => fileOf(ctx, await orderById(ctx.db, id))

async function fileOf({ db }: Ctx, order: Order | undefined): Promise<Answer> {
  const invoice = order && (await invoicesOf(db, [order])).get(order.id)
  if (!invoice) throw new Failure(orderFailures.unknown)
  return { name: `${order.invoiceNumber.replaceAll('/', '-')}.pdf`, bytes: await invoicePdf(order, invoice) }
}
