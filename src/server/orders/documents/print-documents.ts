import type { packingSlipsCall, pickListCall } from '#contract/admin/order-documents.endpoints.ts'
import type { Order } from '#contract/orders/order.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { dateInIndia } from '#contract/platform/india-days.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { seenBy, whoseOrders } from '../staff-orders.ts'
import { packingSlipsPdf } from './packing-slips-pdf.ts'
import { linesToPick } from './pick-lines.store.ts'
import { addUp } from './pick-list.ts'
import { pickListPdf } from './pick-list-pdf.ts'

export async function printPackingSlips(
  ctx: Ctx,
  { ids }: ParsedInput<typeof packingSlipsCall>,
): Promise<AnswerOf<typeof packingSlipsCall>> {
  const orders = await chosenOrders(ctx, ids)
  const lines = Map.groupBy(await linesToPick(ctx.db, ids, whoseOrders(ctx)), ({ orderId }) => orderId)
  const slips = orders.map((order) => ({ order, lines: lines.get(order.id) ?? order.lines }))
  return { name: fileName(ctx, 'packing-slip', orders), bytes: await packingSlipsPdf(slips, ctx.now) }
}

export async function printPickList(
  ctx: Ctx,
  { ids }: ParsedInput<typeof pickListCall>,
): Promise<AnswerOf<typeof pickListCall>> {
  const orders = await chosenOrders(ctx, ids)
  const cancelled = orders.filter(({ status }) => status === 'cancelled')
  const bytes = await pickListPdf({
    picks: addUp(await linesToPick(ctx.db, ids, whoseOrders(ctx))),
    orders: orders.length - cancelled.length,
    leftOut: cancelled.map(({ number }) => number),
    now: ctx.now,
  })
  return { name: `pick-list-${dateInIndia(ctx.now)}.pdf`, bytes }
}

/** As the caller may see them. All or none: a paper that silently lacks one leaves a parcel unpacked. */
export async function chosenOrders(ctx: Ctx, ids: readonly string[]): Promise<Order[]> {
  const orders = await seenBy(ctx, ids)
  if (orders.length < ids.length) throw new Failure(orderFailures.unknown)
  return orders
}

/** Of one order it carries the number; of several the day. */
export const fileName = ({ now }: Ctx, what: string, orders: readonly Order[]) =>
  orders.length === 1 ? `${what}-${orders[0]?.number}.pdf` : `${what}s-${dateInIndia(now)}.pdf`
