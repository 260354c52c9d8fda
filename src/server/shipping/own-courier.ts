import type { OwnParcel } from '#contract/admin/own-courier.endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { NO_TROUBLE } from './booking-trouble.ts'
import { cancelShipmentJob } from './cancel-shipment.ts'
import { setShipment } from './shipments.store.ts'

/** Notes who carries a parcel that staff send themselves. From then on no courier of the shop is booked for it. */
export async function giveToOwnCourier(tx: Db, orderId: string, parcel: OwnParcel): Promise<void> {
  await setShipment(tx, orderId, {
    status: 'byHand',
    own_courier: true,
    courier_name: parcel.courierName || null,
    awb: parcel.trackingNumber || null,
    track_url: parcel.trackingUrl || null,
    // What our own courier said of it is no news of this one.
    courier_stage: null,
    courier_words: null,
    courier_status_at: null,
    ...NO_TROUBLE,
  })
  // What a courier of ours has been told of it by now is taken back.
  await enqueue(tx, cancelShipmentJob, { orderId }, { key: orderId })
}
