import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import type { Write } from '#server/platform/db/at-once.ts'
import { deliveryStagesSet, eventInserts } from './orders.store.ts'

/** A step of the parcel of an order that is locked, and how that order stands. */
type ParcelStep = { orderId: string; orderStatus: OrderStatus; stage: DeliveryStage; at: Date }

/**
 * Writes steps that leave an order where it is into the timelines of several, one each. What was cancelled does not say
 * that it is on its way.
 */
export function parcelSteps(steps: readonly ParcelStep[]): Write[] {
  if (steps.length === 0) return []
  const events = steps.map(({ orderId, stage, at }) => ({ orderId, kind: stage, at, actor: 'shop' as const }))
  return [eventInserts(events), deliveryStagesSet(steps.filter(({ orderStatus }) => orderStatus !== 'cancelled'))]
}
