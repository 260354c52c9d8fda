import type { Updateable } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { enqueue, newJob } from '#server/platform/jobs/enqueue.ts'
import { NO_TROUBLE } from './booking-trouble.ts'
import { cancelShipmentJob } from './cancel-shipment.ts'
import { waitsForCourier } from './parcel-state.ts'
import { sendShipmentJob } from './send-shipment.ts'
import type { ShipmentsTable } from './shipment.table.ts'
import { lockShipment, setShipment } from './shipments.store.ts'

/** The courier does not carry it any more: its numbers lead nowhere. */
const NOT_CARRIED: Updateable<ShipmentsTable> = {
  status: 'byHand',
  awb: null,
  courier_name: null,
  track_url: null,
  courier_stage: null,
  courier_words: null,
  courier_status_at: null,
}

/** Tells the courier of an order. It is noted with the order and its shipment; the courier may be away just then. */
export const shipmentJob = (orderId: string) => newJob(sendShipmentJob, { orderId }, { key: orderId })

/** Called in the transaction that cancels the order: from its end on nothing more is told to the courier but this. */
export async function queueShipmentCancel(tx: Db, orderId: string): Promise<void> {
  await setShipment(tx, orderId, { status: 'cancelled' })
  await enqueue(tx, cancelShipmentJob, { orderId }, { key: orderId })
}

/** Called in the transaction in which staff say that an order has left or is paid back, before it is moved: no courier is booked for it any more. */
export async function shipByHand(tx: Db, orderId: string): Promise<void> {
  const shipment = await lockShipment(tx, orderId)
  if (!shipment) return
  if (shipment.status === 'sent' && shipment.courierStage === 'cancelled') await setShipment(tx, orderId, NOT_CARRIED)
  else if (waitsForCourier(shipment)) await setShipment(tx, orderId, { status: 'byHand' })
  else return
  // What a courier has been told of it by now is taken back.
  await enqueue(tx, cancelShipmentJob, { orderId }, { key: orderId })
}

/** Answers false when there is nothing to tell: the courier knows of it, or it is none of a courier's. */
export async function queueShipmentAgain(tx: Db, orderId: string): Promise<boolean> {
  const shipment = await lockShipment(tx, orderId)
  if (shipment?.status !== 'waiting' || shipment.provider === 'own') return false
  await setShipment(tx, orderId, NO_TROUBLE)
  await enqueue(tx, sendShipmentJob, { orderId }, { key: orderId })
  return true
}
