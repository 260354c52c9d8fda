import { isLost } from '#contract/shipping/delivery-stages.ts'
import type { Shipment } from './shipments.store.ts'

/**
 * The courier has nothing of an order yet: it is new, or the parcel that had left is being replaced. A courier may also
 * fetch a parcel before our booking is through; that one is on its way.
 */
export const waitsForCourier = ({ status, orderStatus, courierStatusAt }: Shipment): boolean =>
  status === 'waiting' && (orderStatus === 'processing' || (orderStatus === 'shipped' && courierStatusAt === null))

/** The parcel will not arrive, although nobody cancelled its order. */
export const isGone = ({ courierStage }: Shipment): boolean => courierStage === 'cancelled' || isLost(courierStage)
