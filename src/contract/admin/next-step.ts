import type { Order } from '#contract/orders/order.ts'
import { isLost } from '#contract/shipping/delivery-stages.ts'

/** What can be asked of an order. */
export type OrderStep =
  | 'retryRefund'
  | 'bookCourier'
  | 'ownCourier'
  | 'markShipped'
  | 'markDelivered'
  | 'markReturned'
  | 'restock'
  | 'refund'
  | 'refundPart'
  | 'cancel'
  | 'resend'
  | 'advance'

type Standing = Pick<Order, 'status' | 'deliveryStage' | 'allowCancel' | 'refund' | 'parcel'>
type Circumstances = {
  /** It came back and its pieces are not in the stock yet. */
  mayRestock: boolean
  /** No courier is booked for it: staff ship it. */
  isOwnDelivery: boolean
  /** What of its payment has not gone back. Paise. */
  left: number
}

/** The one thing to do next; undefined where the order is done, or somebody else's turn it is. */
export function nextStep(order: Standing, { mayRestock, isOwnDelivery, left }: Circumstances): OrderStep | undefined {
  const { status, deliveryStage, allowCancel, refund, parcel } = order
  if (refund?.state === 'failed') return 'retryRefund'
  if (status === 'processing') {
    // The courier is being asked to stop it.
    if (!allowCancel) return undefined
    // What the courier cancelled it does not fetch.
    if (isOwnDelivery || deliveryStage === 'cancelled') return 'ownCourier'
    return parcel.trackingNumber ? 'markShipped' : 'bookCourier'
  }
  if (status === 'shipped' && !isLost(deliveryStage)) return 'markDelivered'
  if (status === 'returned' && mayRestock) return 'restock'
  return (status === 'shipped' || status === 'returned') && left > 0 ? 'refund' : undefined
}
