import { z } from 'zod'
import { can } from '#contract/accounts/permissions.ts'
import type { OrderSort } from '#contract/admin/order-filter.ts'
import { versionOf } from '#contract/admin/order-version.ts'
import type { manageOrderCall, manageOrdersCall } from '#contract/admin/orders.endpoints.ts'
import type { Order } from '#contract/orders/order.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { toShippingOrder } from '#contract/orders/shipping-order.ts'
import { moneyMode } from '#contract/payments/money-mode.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { isSandboxCourier } from '#server/gateways/shipping/shipping-gateway.ts'
import { leftOfPayment } from '#server/payments/left-of-payment.ts'
import { listRefunds } from '#server/payments/list-refunds.ts'
import { refundedPieces } from '#server/payments/refund-rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { KeyValues } from '#server/platform/db/keyset.ts'
import type { Ctx, TradeCtx } from '#server/platform/http/context.ts'
import { keysetPage, readCursor } from '#server/platform/http/keyset-page.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { stateOfOrder, statesOfOrders } from './order-version.store.ts'
import { linesOf } from './orders.store.ts'
import { sellerView } from './seller-view.ts'
import { countStaffOrders, isToRestock, staffOrderRows, staffOrders, whoShips } from './staff-orders.store.ts'

const place = z.uuid()
const POSITION: Record<OrderSort, z.ZodType<KeyValues>> = {
  newest: z.tuple([place]),
  oldest: z.tuple([place]),
  total: z.tuple([z.int(), place]),
}

/** Whose orders the caller may see: undefined for all, otherwise those with lines of this seller. */
export function whoseOrders(ctx: Pick<Ctx, 'actor'>): string | undefined {
  const actor = signedIn(ctx)
  return can(actor, 'manageAllOrders') ? undefined : actor.id
}

/** Then orders that were only tried out are not among those to pack: they would wait there for ever. */
export const takesLiveMoney = ({ gateways }: Pick<TradeCtx, 'gateways'>) =>
  moneyMode(gateways.payments.provider) === 'live'

export async function manageOrders(
  ctx: TradeCtx,
  { limit, cursor, ...narrowing }: ParsedInput<typeof manageOrdersCall>,
): Promise<AnswerOf<typeof manageOrdersCall>> {
  const sellerId = whoseOrders(ctx)
  // The order of the totals would tell sellers what others sold along.
  const sort = sellerId && narrowing.sort === 'total' ? 'newest' : (narrowing.sort ?? 'newest')
  const isPacking = narrowing.fulfilment === 'to-pack' && takesLiveMoney(ctx)
  const filter = { ...narrowing, ...(isPacking && !narrowing.money && { money: 'live' as const }), sort, sellerId }
  const after = readCursor(cursor, POSITION[sort], orderFailures.badCursor)
  const { rows, nextCursor } = await keysetPage(
    limit,
    (limit) => staffOrderRows(ctx.db, filter, after, limit),
    ({ keys }) => keys,
  )
  const ids = rows.map(({ id }) => id)
  // Before the orders themselves: what changes in between is noticed later, not missed.
  const states = await statesOfOrders(ctx.db, ids)
  return {
    data: (await seenBy(ctx, ids)).map((order) => ({
      ...toShippingOrder(order),
      version: versionOf(states.get(order.id) ?? '', ctx.now),
    })),
    nextCursor,
    total: await countStaffOrders(ctx.db, filter),
  }
}

export async function manageOrder(
  ctx: TradeCtx,
  { id }: ParsedInput<typeof manageOrderCall>,
): Promise<AnswerOf<typeof manageOrderCall>> {
  // Before the order itself, as in the list.
  const version = versionOf(await stateOfOrder(ctx.db, id), ctx.now)
  const [order] = await seenBy(ctx, [id])
  if (!order) throw new Failure(orderFailures.unknown)
  const managesAll = can(signedIn(ctx), 'manageAllOrders')
  const parcel = await whoShips(ctx.db, id)
  return {
    data: toShippingOrder(order),
    isTestCourier: isSandboxCourier(ctx.gateways.shipping) && parcel?.provider === 'sandbox',
    mayRestock: managesAll && (await isToRestock(ctx.db, id)),
    isOwnDelivery: managesAll && parcel?.provider === 'own',
    isOwnCourier: managesAll && parcel?.status === 'byHand',
    refunds: managesAll ? await listRefunds(ctx.db, order.paymentId) : [],
    pieces: managesAll ? await piecesOf(ctx.db, order) : [],
    version,
  }
}

async function piecesOf(db: Db, { id, paymentId }: Order) {
  const { refunds } = await leftOfPayment(db, paymentId)
  return (await linesOf(db, id)).map(({ place, restocked }) => ({
    refunded: refundedPieces(refunds, place),
    restocked,
  }))
}

/** These orders as the caller may see them. */
export async function seenBy(ctx: Ctx, ids: readonly string[]): Promise<Order[]> {
  const sellerId = whoseOrders(ctx)
  const found = await staffOrders(ctx.db, ids, sellerId)
  const byId = new Map(found.map((order) => [order.id, sellerId ? sellerView(order) : order]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
