import { nextStep, type OrderStep } from '#contract/admin/next-step.ts'
import { mailFits, ORDER_MAILS } from '#contract/admin/order-mails.ts'
import { toRupees } from '#contract/catalog/money.ts'
import type { Order } from '#contract/orders/order.ts'
import { type OrderAct, refusalOf } from '#contract/orders/order-states.ts'
import { isLost } from '#contract/shipping/delivery-stages.ts'
import { adminOrderCourierPath, adminOrderRefundPath } from '#web/kit/staff-paths.ts'
import {
  advance,
  bookCourier,
  type Confirmed,
  cancel,
  MARKED,
  mark,
  refundRest,
  resend,
  restock,
  retryRefund,
} from './order-confirmations.ts'
import { leftInPaise } from './sale-of.ts'

/** Confirmed on the page, or done on a page of its own. */
export type Action = Confirmed | { step: OrderStep; text: string; to: string }
type Group = { title: string; actions: Action[] }

export type Circumstances = {
  isTestCourier: boolean
  mayRestock: boolean
  /** Whoever looks may send money back. */
  paysBack: boolean
  /** Staff sent it themselves, so who carries it is theirs to say. */
  isOwnCourier: boolean
  /** No courier is booked for it: staff ship it. */
  isOwnDelivery: boolean
  /** How the order stood when the page was loaded. */
  version: string
}

/** What can be done with an order as it is now: the one thing to do next, and the rest in groups. */
export function actionsFor(order: Order, at: Circumstances): { primary: Action | undefined; groups: Group[] } {
  const next = nextStep(order, { ...at, left: leftInPaise(order) })
  const groups = possible(order, at)
  const primary = groups.flatMap(({ actions }) => actions).find(({ step }) => step === next)
  const others = groups.map(({ title, actions }) => ({ title, actions: actions.filter((one) => one !== primary) }))
  return { primary, groups: others.filter(({ actions }) => actions.length > 0) }
}

function possible(order: Order, at: Circumstances): Group[] {
  const { isTestCourier, mayRestock, paysBack, isOwnCourier, isOwnDelivery, version } = at
  const { status } = order
  // The courier is being asked to stop it: whatever else is said of it meanwhile may turn out wrong.
  const isBeingCancelled = status === 'processing' && !order.allowCancel
  const may = (act: OrderAct) => !refusalOf({ status, isBeingCancelled }, act, 'staff')
  const marks = MARKED.filter(may)
  // Who carries it is asked along.
  const ahead = isOwnDelivery ? marks.filter((to) => to !== 'shipped') : marks
  const isOpen = status === 'processing' || status === 'shipped'
  const left = toRupees(leftInPaise(order))
  return [
    {
      title: 'Status',
      // What takes something away stands last.
      actions: [
        ...ahead.map((to) => mark(order, version, to)),
        ...(paysBack && may('cancelled') ? [cancel(order, version, left)] : []),
      ],
    },
    { title: 'Stock', actions: mayRestock ? [restock(order, version)] : [] },
    {
      title: 'Shipment',
      actions: [
        ...(status === 'processing' && !isBeingCancelled && !isOwnDelivery && !order.parcel.trackingNumber
          ? [bookCourier(order, version)]
          : []),
        ...(isBeingCancelled ? [] : ownCourier(order, at)),
        ...(isTestCourier && isOpen && !isOwnCourier ? [advance(order)] : []),
      ],
    },
    {
      title: 'Email to the customer',
      actions: order.customer.email
        ? ORDER_MAILS.filter((mail) => mailFits(mail, status)).map((mail) => resend(order, version, mail))
        : [],
    },
    { title: 'Payment', actions: isBeingCancelled || !paysBack ? [] : refundActions(order, at, left) },
  ]
}

function ownCourier({ id, status, parcel }: Order, { isOwnCourier, isOwnDelivery }: Circumstances): Action[] {
  const to = adminOrderCourierPath(id)
  if (status === 'processing')
    return [{ step: 'ownCourier', text: isOwnDelivery ? 'Mark as shipped' : 'Ship with your own courier', to }]
  if (status !== 'shipped' || !isOwnCourier) return []
  const isKnown = parcel.courierName || parcel.trackingNumber
  return [{ step: 'ownCourier', text: isKnown ? 'Correct courier details' : 'Add courier details', to }]
}

/** What is on its way is not refunded, unless staff sent it and say that it does not arrive, and all of what was not sent only by cancelling it; what failed is tried again in any case. */
function refundActions(order: Order, { version, isOwnCourier }: Circumstances, left: number): Action[] {
  const { id, status, deliveryStage, refund } = order
  const again = refund?.state === 'failed' ? [retryRefund(order, version, refund.open)] : []
  const standing = { status, isBeingCancelled: false, isNotArriving: isOwnCourier || isLost(deliveryStage) }
  if (left <= 0 || refusalOf(standing, 'refund', 'staff')) return again
  const part: Action = { step: 'refundPart', text: 'Refund items or an amount', to: adminOrderRefundPath(id) }
  const isOnItsWay = status === 'shipped' && !isLost(deliveryStage)
  const whole = status === 'processing' || again.length > 0 ? [] : [refundRest(order, { version, left, isOnItsWay })]
  return [...again, part, ...whole]
}
