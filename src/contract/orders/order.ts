import type { Rupees } from '#contract/catalog/money.ts'
import type { Image } from '#contract/images/image.ts'
import type { MoneyMode } from '#contract/payments/money-mode.ts'
import type { DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import type { KeptTexts } from './order-draft.ts'
import type { OrderEvent } from './order-events.ts'
import type { OrderRefund } from './order-refund.ts'
import type { OrderStatus } from './order-status.ts'

export type OrderLine = {
  /** Null once the product is no longer sold. */
  productId: string | null
  name: string
  quantity: number
  /** Of one piece, when it was bought. */
  price: Rupees
  image: Image | null
  /** Who sold it, as they were called then; null where it was the shop itself. */
  soldBy: string | null
}

/**
 * An order as the shop speaks of it: what server and pages pass around. On the wire it has the aggregator's words, see
 * shipping-order.ts. Moments are ISO texts.
 */
export type Order = KeptTexts & {
  id: string
  number: string
  createdAt: string
  status: OrderStatus
  /** Where the parcel is. */
  deliveryStage: DeliveryStage
  customer: { name: string; email: string; phone: string }
  address: { street: string; city: string; state: string; postalCode: string; country: string }
  /** The day by which the checkout promised it, 2026-11-20; null where the courier could not say. */
  deliverBy: string | null
  /** As they were promised with it: working days until it leaves us, and days after delivery to send it back. */
  dispatchDays: number
  returnDays: number
  /** Null where the courier has not said so yet. */
  parcel: { courierName: string | null; trackingNumber: string | null; trackingUrl: string | null }
  lines: OrderLine[]
  subtotal: Rupees
  /** The rate that held when it was placed. */
  taxPercent: number
  tax: Rupees
  discount: Rupees
  total: Rupees
  paymentId: string
  paymentStatus: string
  /** Null when nothing goes back. */
  refund: OrderRefund | null
  invoiceNumber: string
  /** Orders of test and sandbox money are tests: nothing of them is real. */
  money: MoneyMode
  /** Nothing has left the shop yet. */
  allowCancel: boolean
  allowReturn: boolean
  /** What happened so far, oldest first. */
  events: OrderEvent[]
}
