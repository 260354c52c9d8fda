import type { Shipment } from './shipments.store.ts'

/**
 * The courier has nothing of an order yet: it is new, or the parcel that had left is being replaced. A courier may also
 * fetch a parcel before our booking is through; that one is on its way.
 */
export const waitsForCourier = ({ status, orderStatus, courierStatus }: Shipment): boolean =>
  status === 'waiting' && (orderStatus === 'processing' || (orderStatus === 'shipped' && courierStatus === null))

/** The parcel will not arrive, although nobody cancelled its order. */
export const isGone = ({ courierStatus }: Shipment): boolean =>
  courierStatus === 'cancelled' || courierStatus === 'lost' || courierStatus === 'damaged'
