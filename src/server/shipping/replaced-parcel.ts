import type { FastifyBaseLogger } from 'fastify'
import { type DeliveryStage, hasLeft } from '#contract/shipping/delivery-stages.ts'
import { addToTimeline } from '#server/orders/move-order.ts'
import type { Db } from '#server/platform/db/database.ts'
import { lockShipment, setShipment } from './shipments.store.ts'

/** Its buyer will not get it: the shop has its goods again, or soon, or never. */
const GIVEN_UP: readonly (DeliveryStage | undefined)[] = ['cancelled', 'comingBack', 'cameBack', 'lost', 'damaged']

/**
 * How far a parcel is that was given up for another one: replaced, or sent by other ways. It is no news of the order but a
 * line in its timeline; while it moves all the same its buyer is about to get two, and staff are told.
 */
export async function noteReplacedParcel(
  { db, log, now }: { db: Db; log: FastifyBaseLogger; now: Date },
  orderId: string,
  { stage, at }: { stage: DeliveryStage | undefined; at: Date },
): Promise<void> {
  const shipment = await lockShipment(db, orderId)
  if (GIVEN_UP.includes(stage)) return setShipment(db, orderId, { replaced_moving_at: null })
  if (!hasLeft(stage)) return
  const isKnown = Boolean(shipment?.replacedMovingAt)
  const kind = stage === 'delivered' ? 'earlierParcelDelivered' : 'earlierParcelMoves'
  if (stage === 'delivered' || !isKnown) await addToTimeline(db, { orderId, at, kind, actor: 'courier' })
  if (isKnown) return
  log.error({ orderId, stage }, 'a replaced parcel is under way')
  await setShipment(db, orderId, { replaced_moving_at: now })
}
