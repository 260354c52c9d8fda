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
import {
  mayRefund,
  ORDER_STATUSES,
  type OrderStatus,
  STATUS_TEXT,
  staffMayMove,
} from '#contract/orders/order-status.ts'
import { isLost } from '#contract/shipping/delivery-stages.ts'
import { advanceShipmentCall } from '#contract/shipping/shipping.endpoints.ts'
import { api } from '#web/kit/api.ts'
import type { Confirmation } from '../confirm-dialog.tsx'

type Action = { text: string; confirmation: Confirmation }
type Group = { title: string; actions: Action[] }

/** What takes something away stands last. */
const AHEAD: readonly OrderStatus[] = [...ORDER_STATUSES.filter((status) => status !== 'cancelled'), 'cancelled']

type Circumstances = { isTestCourier: boolean; mayRestock: boolean }

/** What can be done with an order as it is now, in groups. */
export function actionsFor(order: Order, { isTestCourier, mayRestock }: Circumstances): Group[] {
  const { status } = order
  // The courier is being asked to stop it: whatever else is said of it meanwhile may turn out wrong.
  const isBeingCancelled = status === 'processing' && !order.allowCancel
  const ahead = AHEAD.filter((to) => staffMayMove(status, to) && (to === 'cancelled' || !isBeingCancelled))
  const isOpen = status === 'processing' || status === 'shipped'
  const groups = [
    { title: 'Status', actions: ahead.map((to) => move(order, to)) },
    { title: 'Stock', actions: mayRestock ? [restock(order)] : [] },
    {
      title: 'Shipment',
      actions: [
        ...(status === 'processing' && !isBeingCancelled && !order.parcel.trackingNumber ? [retry(order)] : []),
        ...(isTestCourier && isOpen ? [advance(order)] : []),
      ],
    },
    {
      title: 'Mail to the buyer',
      actions: order.customer.email
        ? ORDER_MAILS.filter((mail) => mailFits(mail, status)).map((mail) => resend(order, mail))
        : [],
    },
    { title: 'Payment', actions: refundActions(order) },
  ]
  return groups.filter(({ actions }) => actions.length > 0)
}

const MEANS: Record<OrderStatus, string> = {
  processing: '',
  shipped:
    'The buyer is told by mail that it is on its way. It can no longer be cancelled then. If no courier is booked yet, none will be.',
  delivered: 'The buyer is told by mail that it has arrived.',
  returned: 'The goods are back in the shop. The buyer gets a mail; refund the payment separately.',
  cancelled:
    'If a courier is due to pick it up, we ask them to stop first. The items go back into stock, the full payment is refunded, and the buyer gets a mail.',
}

/** What was not sent is refunded by cancelling it, what is on its way not at all; what failed is tried again in any case. */
function refundActions(order: Order): Action[] {
  const { status, deliveryStatus, refund } = order
  if (refund?.state === 'failed') return [tryRefundAgain(order, refund.open)]
  if (status === 'processing' || !mayRefund(status, isLost(deliveryStatus))) return []
  const left = toRupees(toPaise(order.total) - toPaise(refund?.done ?? 0) - toPaise(refund?.open ?? 0))
  return left > 0 ? [refundRest(order, left)] : []
}

function move({ id, number }: Order, to: OrderStatus): Action {
  const isCancelling = to === 'cancelled'
  const text = isCancelling ? 'Cancel and refund' : `Mark as ${STATUS_TEXT[to].toLowerCase()}`
  return {
    text,
    confirmation: {
      title: isCancelling
        ? `Cancel and refund order ${number}?`
        : `Mark order ${number} as ${STATUS_TEXT[to].toLowerCase()}?`,
      text: `${MEANS[to]} This cannot be undone.`,
      yes: isCancelling ? 'Yes, cancel it' : text,
      doing: isCancelling ? 'Cancelling…' : 'Moving…',
      isDestructive: isCancelling,
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
    title: `Send the mail “${MAIL_NAMES[mail]}” again?`,
    text: `It goes to ${customer.email}.`,
    yes: 'Send it',
    doing: 'Sending…',
    act: async () => (await api(resendMailCall, { id, mail })).message,
  },
})

const retry = ({ id, number }: Order): Action => ({
  text: 'Retry shipment',
  confirmation: {
    title: `Tell the courier of order ${number} again?`,
    text: 'For a shipment that the courier did not take, or when you will not wait for the next try.',
    yes: 'Tell the courier',
    doing: 'Telling…',
    act: async () => (await api(retryShipmentCall, { id })).message,
  },
})

const advance = ({ id, number }: Order): Action => ({
  text: 'Advance shipment (TEST)',
  confirmation: {
    title: `Move the test parcel of order ${number} one step along?`,
    text: 'No real courier is set up here. The buyer gets the mails that a real one would cause.',
    yes: 'One step along',
    doing: 'Moving…',
    act: async () => {
      const { data } = await api(advanceShipmentCall, { orderId: id })
      return `The parcel is now: ${data.delivery_status}.`
    },
  },
})

/** For what the courier brought back. */
const restock = ({ id, number }: Order): Action => ({
  text: 'Put back in stock',
  confirmation: {
    title: `Put the items of order ${number} back in stock?`,
    text: 'They can be sold again at once.',
    yes: 'Put back',
    doing: 'Putting back…',
    act: async () => (await api(restockOrderCall, { id })).message,
  },
})

function refundRest({ id, number, total }: Order, left: number): Action {
  const text = left < total ? `Refund the rest, ${formatRupees(left)}` : `Refund ${formatRupees(left)}`
  return {
    text,
    confirmation: {
      title: `Refund ${formatRupees(left)} for order ${number}?`,
      text: `${left < total ? 'All that is left of the payment' : 'The whole payment'} goes back the way it came. This cannot be undone.`,
      yes: 'Refund',
      doing: 'Refunding…',
      isDestructive: true,
      act: async () => (await api(refundOrderCall, { id })).message,
    },
  }
}

/** Once its cause is mended; what went back meanwhile is not sent twice. */
const tryRefundAgain = ({ id }: Order, open: number): Action => ({
  text: 'Try the refund again',
  confirmation: {
    title: `Try the refund of ${formatRupees(open)} again?`,
    text: 'We ask the payment provider again, so fix the cause it gave first. Money that has already gone back is not sent twice.',
    yes: 'Try again',
    doing: 'Asking…',
    act: async () => (await api(refundOrderCall, { id })).message,
  },
})
