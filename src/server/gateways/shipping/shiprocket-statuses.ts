import type { DeliveryStage } from '#contract/shipping/delivery-stages.ts'

/** One status of the vendor: its number, its name, and what it means to us, if it does. */
type Status = readonly [id: number, text: string, stage?: DeliveryStage]

/** Of a shipment: tracking, `shipment_status`, `sr-status`. The same numbers mean something else for an order. */
export const SHIPMENT_STATUSES: readonly Status[] = [
  [1, 'AWB Assigned', 'courierAssigned'],
  [2, 'Label Generated', 'packed'],
  [3, 'Pickup Scheduled', 'pickupScheduled'],
  [4, 'Pickup Queued', 'pickupScheduled'],
  [5, 'Manifest Generated', 'packed'],
  [6, 'Shipped', 'shipped'],
  [7, 'Delivered', 'delivered'],
  [8, 'Cancelled', 'cancelled'],
  [9, 'RTO Initiated', 'comingBack'],
  [10, 'RTO Delivered', 'cameBack'],
  [11, 'Pending'],
  [12, 'Lost', 'lost'],
  [13, 'Pickup Error', 'pickupDelayed'],
  [14, 'RTO Acknowledged', 'cameBack'],
  [15, 'Pickup Rescheduled', 'pickupDelayed'],
  [16, 'Cancellation Requested', 'cancelRequested'],
  [17, 'Out For Delivery', 'outForDelivery'],
  [18, 'In Transit', 'inTransit'],
  [19, 'Out For Pickup', 'outForPickup'],
  [20, 'Pickup Exception', 'pickupDelayed'],
  [21, 'Undelivered', 'attempted'],
  [22, 'Delayed', 'delayed'],
  [23, 'Partial Delivered', 'partlyDelivered'],
  [24, 'Destroyed', 'damaged'],
  [25, 'Damaged', 'damaged'],
  [26, 'Fulfilled'],
  [38, 'Reached at Destination Hub', 'atDestination'],
  [39, 'Misrouted', 'delayed'],
  [40, 'RTO NDR', 'comingBack'],
  [41, 'RTO OFD', 'comingBack'],
  [42, 'Picked Up', 'pickedUp'],
  [44, 'Disposed Off', 'damaged'],
  [45, 'Cancelled Before Dispatched', 'cancelled'],
  [46, 'RTO In Transit', 'comingBack'],
  [51, 'Handover to Courier', 'pickedUp'],
  [52, 'Shipment Booked', 'courierAssigned'],
]

/** Of an order: the list's `status_code`, an event's `current_status`. */
export const ORDER_STATUSES: readonly Status[] = [
  [1, 'New'],
  [2, 'Invoiced'],
  [3, 'Ready To Ship', 'courierAssigned'],
  [4, 'Pickup Scheduled', 'pickupScheduled'],
  [5, 'Cancelled', 'cancelled'],
  [6, 'Shipped', 'shipped'],
  [7, 'Delivered', 'delivered'],
  [12, 'Pickup Queue', 'pickupScheduled'],
  [13, 'Pickup Rescheduled', 'pickupDelayed'],
  [14, 'Pickup Error', 'pickupDelayed'],
  [15, 'RTO Initiated', 'comingBack'],
  [16, 'RTO Delivered', 'cameBack'],
  [17, 'RTO Acknowledged', 'cameBack'],
  [18, 'Cancellation Requested', 'cancelRequested'],
  [19, 'Out for Delivery', 'outForDelivery'],
  [20, 'In Transit', 'inTransit'],
  [33, 'Lost', 'lost'],
  [34, 'Out For Pickup', 'outForPickup'],
  [35, 'Pickup Exception', 'pickupDelayed'],
  [36, 'Undelivered', 'attempted'],
  [37, 'Delivery Delayed', 'delayed'],
  [38, 'Partial Delivered', 'partlyDelivered'],
  [39, 'Destroyed', 'damaged'],
  [40, 'Damaged', 'damaged'],
  [43, 'Reached Destination Hub', 'atDestination'],
  [44, 'Misrouted', 'delayed'],
  [45, 'RTO OFD', 'comingBack'],
  [46, 'RTO NDR', 'comingBack'],
  [51, 'Picked Up', 'pickedUp'],
  [53, 'Disposed Off', 'damaged'],
  [54, 'Cancelled before Dispatched', 'cancelled'],
  [55, 'RTO In-Transit', 'comingBack'],
]

/** Couriers write in capitals, with lines for spaces, and cancel with one L as often as with two. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .replace('canceled', 'cancelled')
    .trim()

/** By number, and by name where the number is missing or new to us. */
function reader(statuses: readonly Status[]) {
  const byId = new Map(statuses.map((status) => [status[0], status]))
  const byText = new Map(statuses.map((status) => [plain(status[1]), status]))
  return (id: string | number | null | undefined, text: string | null | undefined): DeliveryStage | undefined =>
    (byId.get(Number(id)) ?? byText.get(plain(text ?? '')))?.[2]
}

export const stageOfShipment = reader(SHIPMENT_STATUSES)
export const stageOfOrder = reader(ORDER_STATUSES)
