import { mayBecome } from '#contract/orders/order-states.ts'
import { isOver, type OrderStatus } from '#contract/orders/order-status.ts'
import { DELIVERY_STAGES, type DeliveryStage, isLost } from '#contract/shipping/delivery-stages.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Statement, writeTogether } from '#server/platform/db/write-together.ts'
import { forgetAddress } from './forget-buyer.store.ts'
import { mailDelivered, mailReturned, mailShipped } from './mail-buyer.ts'
import {
  deliveryStagesSet,
  eventInsert,
  eventInserts,
  insertEvent,
  lockOrder,
  type NewEvent,
  orderSet,
} from './orders.store.ts'

type Step = Omit<NewEvent, 'orderId' | 'kind'> & { stage: DeliveryStage }

/** A step of the parcel of an order that is locked, and how that order stands. */
type ParcelStep = { orderId: string; orderStatus: OrderStatus; stage: DeliveryStage; at: Date }

/**
 * Writes steps that leave an order where it is into the timelines of several, one each. What was cancelled does not say
 * that it is on its way.
 */
export function parcelSteps(steps: readonly ParcelStep[]): Statement[] {
  if (steps.length === 0) return []
  const events = steps.map(({ orderId, stage, at }) => ({ orderId, kind: stage, at, actor: 'shop' as const }))
  return [eventInserts(events), deliveryStagesSet(steps.filter(({ orderStatus }) => orderStatus !== 'cancelled'))]
}

/** Writes what leaves an order where it is into its timeline. */
export const addToTimeline = (tx: Db, event: NewEvent): Promise<void> => insertEvent(tx, event)

/** Writes where the parcel is into an order's timeline and moves the order along, never back; its buyer gets a mail. */
export async function moveOrder(tx: Db, orderId: string, { stage, ...event }: Step): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) return
  const { order: status = order.status } = DELIVERY_STAGES[stage]
  const moves = mayBecome(order.status, status)
  const isThere = (moves || status === order.status) && order.status !== 'cancelled'
  const change = {
    ...(isThere && { deliveryStage: stage }),
    ...(moves && { status }),
    ...(moves && status === 'delivered' && { deliveredAt: event.at }),
  }
  await writeTogether(tx, [
    eventInsert({ ...event, orderId, kind: stage }),
    ...(isThere ? [orderSet(tx, orderId, change)] : []),
  ])
  if (!moves) return
  // A parcel that we first hear of when it is lost is not on its way.
  if (status === 'shipped' && !isLost(stage)) await mailShipped(tx, orderId)
  if (status === 'delivered') await mailDelivered(tx, orderId)
  if (status === 'returned') await mailReturned(tx, orderId)
  if (order.buyerLeft && isOver(status)) await forgetAddress(tx, orderId)
}
