import type { Updateable } from 'kysely'
import type { Courier } from '#contract/shipping/couriers.ts'
import { hasLeft } from '#contract/shipping/delivery-stages.ts'
import type { Db } from '#server/platform/db/database.ts'
import { defineJob, growingDelays } from '#server/platform/jobs/define-job.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { bookedParcel } from './booked-parcel.ts'
import { NO_TROUBLE } from './booking-trouble.ts'
import { assertProvider } from './cancel-shipment.ts'
import { noteReplacedParcel } from './replaced-parcel.ts'
import { sendShipmentJob } from './send-shipment.ts'
import type { ShipmentsTable } from './shipment.table.ts'
import { lockShipment, orderOfReplaced, setShipment } from './shipments.store.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
/** Whoever was telling the courier of the old parcel just then is done by now. */
const WITHDRAW_AFTER_MS = 2 * MINUTE

const NOT_BOOKED: Updateable<ShipmentsTable> = {
  status: 'waiting',
  provider_order_id: null,
  provider_shipment_id: null,
  awb: null,
  courier_name: null,
  track_url: null,
  own_courier: false,
  courier_status: null,
  courier_status_at: null,
  checked_at: null,
  ...NO_TROUBLE,
}

/**
 * Has the parcel of an order booked anew, under a number of its own: the courier never takes one twice, and what it knows
 * under the old one may have the old address. The old one is taken back.
 */
export async function rebookShipment(tx: Db, orderId: string, now: Date): Promise<void> {
  const shipment = await lockShipment(tx, orderId)
  if (!shipment) throw new Error('an order without its shipment')
  const { orderNumber, provider, parcelNumber } = shipment
  await setShipment(tx, orderId, { ...NOT_BOOKED, parcel_number: parcelNumber + 1, created_at: now })
  const runAt = new Date(now.getTime() + WITHDRAW_AFTER_MS)
  await enqueue(tx, withdrawParcelJob, { orderNumber, provider }, { key: orderNumber, runAt })
  await enqueue(tx, sendShipmentJob, { orderId }, { key: orderId })
}

/** Takes a parcel back that another one replaced. One that the courier has in hand by now cannot be taken back: staff are told. */
export const withdrawParcelJob = defineJob<{ orderNumber: string; provider: Courier }>('withdraw-parcel', {
  atOnce: 1,
  retryAfterMs: growingDelays(30 * SECOND, 15 * MINUTE, 2 * DAY),
  run: async ({ db, gateways: { shipping }, log, now, signal }, { orderNumber, provider }) => {
    assertProvider(provider, shipping)
    const booked = await bookedParcel(shipping, { orderNumber, awb: null }, signal)
    if (!booked || !hasLeft(booked.stage)) return booked?.cancel()
    await db.transaction().execute(async (tx) => {
      const orderId = await orderOfReplaced(tx, provider, orderNumber)
      if (orderId) await noteReplacedParcel({ db: tx, log, now }, orderId, booked.stage)
    })
  },
})
