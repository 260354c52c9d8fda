import type { OrderStep } from '#contract/admin/next-step.ts'
import { MAIL_NAMES, type OrderMail } from '#contract/admin/order-mails.ts'
import {
  moveOrderCall,
  refundOrderCall,
  resendMailCall,
  restockOrderCall,
  retryShipmentCall,
} from '#contract/admin/orders.endpoints.ts'
import { formatRupees } from '#contract/catalog/money.ts'
import type { Order } from '#contract/orders/order.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import { advanceShipmentCall } from '#contract/shipping/shipping.endpoints.ts'
import { api } from '#web/kit/api.ts'
import type { Confirmation } from '../confirm-dialog.tsx'

/** Asked and confirmed on the page itself. `version` is how the order stood when it was asked. */
export type Confirmed = { step: OrderStep; text: string; confirmation: Confirmation }

export const MARKED = ['shipped', 'delivered', 'returned'] as const
type Marked = (typeof MARKED)[number]

const KEEP: Record<OrderStatus, string> = {
  processing: 'Keep as processing',
  shipped: 'Keep as shipped',
  delivered: 'Keep as delivered',
  cancelled: 'Keep as cancelled',
  returned: 'Keep as returned',
}

const MARK: Record<Marked, { text: string; title: string; means: string }> = {
  shipped: {
    text: 'Mark as shipped',
    title: 'Mark order {number} as shipped?',
    means:
      'We’ll email the customer that it’s on its way. It can’t be cancelled after this, and we won’t book a courier if there’s none yet. You can’t undo this.',
  },
  delivered: {
    text: 'Mark as delivered',
    title: 'Mark order {number} as delivered?',
    means: 'We’ll email the customer that it has arrived. You can’t undo this.',
  },
  returned: {
    text: 'Mark as returned',
    title: 'Mark order {number} as returned?',
    means:
      'For items that are back with you. We’ll email the customer. Refund the payment separately. You can’t undo this.',
  },
}

export function cancel({ id, number }: Order, version: string, left: number): Confirmed {
  const refund = formatRupees(left)
  return {
    step: 'cancel',
    text: `Cancel order and refund ${refund}`,
    confirmation: {
      title: `Cancel order ${number} and refund ${refund}?`,
      text: 'If a courier is booked, we’ll stop the pickup first. The items go back in stock and we’ll email the customer. You can’t undo this.',
      yes: `Cancel order and refund ${refund}`,
      doing: 'Cancelling…',
      keep: 'Keep order',
      isDestructive: true,
      act: async () => (await api(moveOrderCall, { id, status: 'cancelled', seen: version })).message,
    },
  }
}

const MARK_STEPS = { shipped: 'markShipped', delivered: 'markDelivered', returned: 'markReturned' } as const

export function mark({ id, number, status }: Order, version: string, to: Marked): Confirmed {
  const { text, title, means } = MARK[to]
  return {
    step: MARK_STEPS[to],
    text,
    confirmation: {
      title: title.replace('{number}', number),
      text: means,
      yes: text,
      doing: 'Saving…',
      keep: KEEP[status],
      ...(to === 'returned' && { option: 'Put the items back in stock' }),
      act: async ({ isChosen }) =>
        (await api(moveOrderCall, { id, status: to, restock: isChosen, seen: version })).message,
    },
  }
}

export const resend = ({ id, customer }: Order, version: string, mail: OrderMail): Confirmed => ({
  step: 'resend',
  text: `Resend “${MAIL_NAMES[mail]}”`,
  confirmation: {
    title: `Resend “${MAIL_NAMES[mail]}”?`,
    text: `We’ll email it to ${customer.email}.`,
    yes: 'Resend email',
    doing: 'Sending…',
    keep: 'Don’t send',
    act: async () => (await api(resendMailCall, { id, mail, seen: version })).message,
  },
})

export const bookCourier = ({ id, number }: Order, version: string): Confirmed => ({
  step: 'bookCourier',
  text: 'Book courier again',
  confirmation: {
    title: `Book the courier again for order ${number}?`,
    text: 'We’ll try now instead of at the next automatic attempt.',
    yes: 'Book courier',
    doing: 'Booking…',
    keep: 'Not now',
    act: async () => (await api(retryShipmentCall, { id, seen: version })).message,
  },
})

export const advance = ({ id, number }: Order): Confirmed => ({
  step: 'advance',
  text: 'Advance shipment (TEST)',
  confirmation: {
    title: `Advance the test shipment of order ${number}?`,
    text: 'No real courier is set up. The customer gets the same emails as with a real one.',
    yes: 'Advance one step',
    doing: 'Saving…',
    keep: 'Not now',
    act: async () => {
      const { data } = await api(advanceShipmentCall, { orderId: id })
      return `Delivery status: ${data.delivery_status}.`
    },
  },
})

/** For what the courier brought back. */
export const restock = ({ id, number }: Order, version: string): Confirmed => ({
  step: 'restock',
  text: 'Put back in stock',
  confirmation: {
    title: `Put the items of order ${number} back in stock?`,
    text: 'They go on sale again right away.',
    yes: 'Put back in stock',
    doing: 'Saving…',
    keep: 'Keep out of stock',
    act: async () => (await api(restockOrderCall, { id, seen: version })).message,
  },
})

/** `isOnItsWay`: as far as the shop knows; staff sent it, so they alone know better. */
export function refundRest(
  { id, number, total }: Order,
  { version, left, isOnItsWay }: { version: string; left: number; isOnItsWay: boolean },
): Confirmed {
  const isRest = left < total
  const text = isRest ? `Refund the remaining ${formatRupees(left)}` : `Refund ${formatRupees(left)}`
  const what = isRest
    ? 'The rest of the payment goes back to the customer’s original payment method. You can’t undo this.'
    : 'The full payment goes back to the customer’s original payment method. You can’t undo this.'
  return {
    step: 'refund',
    text,
    confirmation: {
      title: `Refund ${formatRupees(left)} for order ${number}?`,
      text: isOnItsWay ? `You sent this parcel yourself: are you sure it won’t arrive? ${what}` : what,
      yes: `Refund ${formatRupees(left)}`,
      doing: 'Refunding…',
      keep: 'Don’t refund',
      isDestructive: true,
      act: async () => (await api(refundOrderCall, { id, seen: version })).message,
    },
  }
}

/** Once its cause is mended; what went back meanwhile is not sent twice. */
export const retryRefund = ({ id }: Order, version: string, open: number): Confirmed => ({
  step: 'retryRefund',
  text: 'Retry refund',
  confirmation: {
    title: `Retry the refund of ${formatRupees(open)}?`,
    text: 'Fix the cause first. The customer won’t be refunded twice.',
    yes: 'Retry refund',
    doing: 'Retrying…',
    keep: 'Not now',
    act: async () => (await api(refundOrderCall, { id, seen: version })).message,
  },
})
