import type { FastifyBaseLogger } from 'fastify'
import { type DeliveryStage, hasLeft } from '#contract/shipping/delivery-stages.ts'
import type { Db } from '#server/platform/db/database.ts'
import { lockShipment, setShipment } from './shipments.store.ts'

/** Its buyer will not get it: the shop has its goods again, or soon. */
const GIVEN_UP: readonly (DeliveryStage | undefined)[] = ['cancelled', 'comingBack', 'cameBack']

/** How far a parcel is that another one replaced. While it moves all the same its buyer is about to get two, and staff are told. */
export async function noteReplacedParcel(
  { db, log, now }: { db: Db; log: FastifyBaseLogger; now: Date },
  orderId: string,
  stage: DeliveryStage | undefined,
): Promise<void> {
  const shipment = await lockShipment(db, orderId)
  if (GIVEN_UP.includes(stage)) await setShipment(db, orderId, { replaced_moving_at: null })
  else if (hasLeft(stage) && !shipment?.replacedMovingAt) {
    log.error({ orderId, stage }, 'a replaced parcel is under way')
    await setShipment(db, orderId, { replaced_moving_at: now })
  }
}
