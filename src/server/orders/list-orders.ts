import { z } from 'zod'
import type { getOrderCall, listOrdersCall } from '#contract/orders/orders.endpoints.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { toShippingOrder } from '#contract/orders/shipping-order.ts'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { keysetPage, readCursor } from '#server/platform/http/keyset-page.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { countOrdersOf, orderOfUser, ordersOfUser } from './orders-read.store.ts'

const position = z.tuple([z.uuid()])

export async function listOrders(
  ctx: Ctx,
  { limit, cursor }: ParsedInput<typeof listOrdersCall>,
): Promise<AnswerOf<typeof listOrdersCall>> {
  const { id: userId } = signedIn(ctx)
  const [before] = readCursor(cursor, position, orderFailures.badCursor) ?? []
  const { rows, nextCursor } = await keysetPage(
    limit,
    (limit) => ordersOfUser(ctx.db, userId, { before, limit }),
    ({ id }) => [id],
  )
  return { data: rows.map(toShippingOrder), nextCursor, total: await countOrdersOf(ctx.db, userId, COUNTED_UP_TO + 1) }
}

export async function getOrder(
  ctx: Ctx,
  { id }: ParsedInput<typeof getOrderCall>,
): Promise<AnswerOf<typeof getOrderCall>> {
  const order = await orderOfUser(ctx.db, signedIn(ctx).id, id)
  if (!order) throw new Failure(orderFailures.unknown)
  return { data: toShippingOrder(order) }
}
