import { mailFits, ORDER_MAILS, type OrderMail } from '#contract/admin/order-mails.ts'
import {
  moveOrderCall,
  refundOrderCall,
  resendMailCall,
  restockOrderCall,
  retryShipmentCall,
} from '#contract/admin/orders.endpoints.ts'
import { formatRupees, toPaise, toRupees } from '#contract/catalog/money.ts'
import type { Order } from '#contract/orders/order.ts'
import { mayRefund, type OrderStatus, staffMayMove } from '#contract/orders/order-status.ts'
import { isLost } from '#contract/shipping/delivery-stages.ts'
import { advanceShipmentCall } from '#contract/shipping/shipping.endpoints.ts'
import { api } from '#web/kit/api.ts'
import type { Confirmation } from '../confirm-dialog.tsx'

type Action = { text: string; confirmation: Confirmation }
type Group = { title: string; actions: Action[] }

/** `paysBack`: whether whoever looks may send money back. */
type Circumstances = { isTestCourier: boolean; mayRestock: boolean; paysBack: boolean }

/** What can be done with an order as it is now, in groups. */
export function actionsFor(order: Order, { isTestCourier, mayRestock, paysBack }: Circumstances): Group[] {
  const { status } = order
  // The courier is being asked to stop it: whatever else is said of it meanwhile may turn out wrong.
  const isBeingCancelled = status === 'processing' && !order.allowCancel
  const ahead = isBeingCancelled ? [] : MARKED.filter((to) => staffMayMove(status, to))
  const isOpen = status === 'processing' || status === 'shipped'
  const groups = [
    {
      title: 'Status',
      // What takes something away stands last.
      actions: [
        ...ahead.map((to) => mark(order, to)),
        ...(paysBack && staffMayMove(status, 'cancelled') ? [cancel(order)] : []),
      ],
    },
    { title: 'Stock', actions: mayRestock ? [restock(order)] : [] },
    {
      title: 'Shipment',
      actions: [
        ...(status === 'processing' && !isBeingCancelled && !order.parcel.trackingNumber ? [retry(order)] : []),
        ...(isTestCourier && isOpen ? [advance(order)] : []),
      ],
    },
    {
      title: 'Email to the customer',
      actions: order.customer.email
        ? ORDER_MAILS.filter((mail) => mailFits(mail, status)).map((mail) => resend(order, mail))
        : [],
    },
    { title: 'Payment', actions: paysBack ? refundActions(order) : [] },
  ]
  return groups.filter(({ actions }) => actions.length > 0)
}

const MARKED = ['shipped', 'delivered', 'returned'] as const
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

/** What was not sent is refunded by cancelling it, what is on its way not at all; what failed is tried again in any case. */
function refundActions(order: Order): Action[] {
  const { status, deliveryStatus, refund } = order
  if (refund?.state === 'failed') return [tryRefundAgain(order, refund.open)]
  if (status === 'processing' || !mayRefund(status, isLost(deliveryStatus))) return []
  const left = leftOf(order)
  return left > 0 ? [refundRest(order, left)] : []
}

/** What of its payment has not gone back. */
const leftOf = ({ total, refund }: Order) =>
  toRupees(toPaise(total) - toPaise(refund?.done ?? 0) - toPaise(refund?.open ?? 0))

function cancel(order: Order): Action {
  const { id, number } = order
  const refund = formatRupees(leftOf(order))
  return {
    text: `Cancel order and refund ${refund}`,
    confirmation: {
      title: `Cancel order ${number} and refund ${refund}?`,
      text: 'If a courier is booked, we’ll stop the pickup first. The items go back in stock and we’ll email the customer. You can’t undo this.',
      yes: `Cancel order and refund ${refund}`,
      doing: 'Cancelling…',
      keep: 'Keep order',
      isDestructive: true,
      act: async () => (await api(moveOrderCall, { id, status: 'cancelled' })).message,
    },
  }
}

function mark({ id, number, status }: Order, to: Marked): Action {
  const { text, title, means } = MARK[to]
  return {
    text,
    confirmation: {
      title: title.replace('{number}', number),
      text: means,
      yes: text,
      doing: 'Saving…',
      keep: KEEP[status],
      ...(to === 'returned' && { option: 'Put the items back in stock' }),
      act: async ({ isChosen }) => (await api(moveOrderCall, { id, status: to, restock: isChosen })).message,
    },
  }
}

const MAIL_NAMES: Record<OrderMail, string> = {
  placed: 'Order placed',
  shipped: 'Order shipped',
  delivered: 'Order delivered',
  cancelled: 'Order cancelled',
  returned: 'Order returned',
}

const resend = ({ id, customer }: Order, mail: OrderMail): Action => ({
  text: `Resend “${MAIL_NAMES[mail]}”`,
  confirmation: {
    title: `Resend “${MAIL_NAMES[mail]}”?`,
    text: `We’ll email it to ${customer.email}.`,
    yes: 'Resend email',
    doing: 'Sending…',
    keep: 'Don’t send',
    act: async () => (await api(resendMailCall, { id, mail })).message,
  },
})

const retry = ({ id, number }: Order): Action => ({
  text: 'Book courier again',
  confirmation: {
    title: `Book the courier again for order ${number}?`,
    text: 'We’ll try now instead of at the next automatic attempt.',
    yes: 'Book courier',
    doing: 'Booking…',
    keep: 'Not now',
    act: async () => (await api(retryShipmentCall, { id })).message,
  },
})

const advance = ({ id, number }: Order): Action => ({
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
const restock = ({ id, number }: Order): Action => ({
  text: 'Put back in stock',
  confirmation: {
    title: `Put the items of order ${number} back in stock?`,
    text: 'They go on sale again right away.',
    yes: 'Put back in stock',
    doing: 'Saving…',
    keep: 'Keep out of stock',
    act: async () => (await api(restockOrderCall, { id })).message,
  },
})

function refundRest({ id, number, total }: Order, left: number): Action {
  const isRest = left < total
  const text = isRest ? `Refund the remaining ${formatRupees(left)}` : `Refund ${formatRupees(left)}`
  return {
    text,
    confirmation: {
      title: `Refund ${formatRupees(left)} for order ${number}?`,
      text: isRest
        ? 'The rest of the payment goes back to the customer’s original payment method. You can’t undo this.'
        : 'The full payment goes back to the customer’s original payment method. You can’t undo this.',
      yes: `Refund ${formatRupees(left)}`,
      doing: 'Refunding…',
      keep: 'Don’t refund',
      isDestructive: true,
      act: async () => (await api(refundOrderCall, { id })).message,
    },
  }
}

/** Once its cause is mended; what went back meanwhile is not sent twice. */
const tryRefundAgain = ({ id }: Order, open: number): Action => ({
  text: 'Retry refund',
  confirmation: {
    title: `Retry the refund of ${formatRupees(open)}?`,
    text: 'Fix the cause first. The customer won’t be refunded twice.',
    yes: 'Retry refund',
    doing: 'Retrying…',
    keep: 'Not now',
    act: async () => (await api(refundOrderCall, { id })).message,
  },
})
