import { REFUND_REASONS, type RefundReason } from '#contract/orders/staff-refund.ts'
import type { MoneyMode } from '#contract/payments/money-mode.ts'
import { momentInIndia } from '#contract/platform/india-days.ts'
import type { Courier } from '#contract/shipping/couriers.ts'
import { DELIVERY_STAGES, type DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import type { AttentionKind, DeskAction } from './attention-kinds.ts'
import { errorInWords, refusedFields } from './error-in-words.ts'
import { jobInWords } from './job-names.ts'

/** What the shop knows of something that went wrong. */
export type Trouble = {
  kind: AttentionKind
  /** How many orders, tasks or events it stands for. */
  count: number
  /** What exactly: the stage of a parcel, the name of a task, a provider, why a refund was due. */
  code: string | null
  /** What it failed with, as it was logged: it names nobody. */
  error: string | null
  /** Of a mail: to whom, and what it was about. Of lines that cannot be sent: whose they are. */
  to: string | null
  about: string | null
  /** Of a parcel that will not arrive: what is left to do for it. */
  isRefunded: boolean
  isRestocked: boolean
  /** A parcel of its order left before: it can be refunded, but no longer cancelled. */
  hasLeft: boolean
  /** For a mail: its text is still there, so it can be sent again. */
  isWhole: boolean
  /** When the time for an answer to a bank is over. */
  due: Date | null
}

type Words = {
  /** What happened, and why. */
  cause: string
  /** What mends it. */
  remedy: string
  /** What can be done at the desk, the likeliest first. */
  actions: readonly DeskAction[]
}

/** What happened and what to do about it, for people who have not read the code. */
export const describeTrouble = (trouble: Trouble): Words => WORDS[trouble.kind](trouble)

const stageOf = (code: string | null) =>
  code !== null && code in DELIVERY_STAGES ? (code as DeliveryStage) : undefined

/** How the buyer gets the money back for what does not go out. */
const payBack = ({ hasLeft }: Trouble) => (hasLeft ? 'refund' : 'cancel')

const FAILED_DELIVERIES: Partial<Record<DeliveryStage, Words>> = {
  attempted: {
    cause: 'The courier couldn’t deliver the parcel: nobody was home, or the customer refused it.',
    remedy: 'Call the customer and agree on a time. The courier will try again.',
    actions: ['openOrder', 'settle'],
  },
  partlyDelivered: {
    cause: 'The courier delivered only part of the parcel.',
    remedy: 'Ask the customer what’s missing.',
    actions: ['openOrder', 'settle'],
  },
  comingBack: {
    cause: 'The courier couldn’t deliver the parcel and is bringing it back.',
    remedy: 'Call the customer. Refund the order once the parcel is back.',
    actions: ['openOrder', 'settle'],
  },
}
const cancelledByCourier = (trouble: Trouble): Words => ({
  cause: 'The courier cancelled this parcel. The order is paid and still has to ship.',
  remedy: trouble.hasLeft
    ? 'Send a new parcel, or refund the order.'
    : 'Send a new parcel, or cancel and refund the order.',
  actions: ['reship', payBack(trouble), 'settle'],
})
const NOT_DELIVERED: Words = {
  cause: 'The parcel wasn’t delivered.',
  remedy: 'Ask the courier where it is.',
  actions: ['openOrder', 'settle'],
}

const notBooked = (trouble: Trouble): Words => ({
  cause: trouble.error
    ? `No courier booked for over a day. ${errorInWords(trouble.error)}`
    : 'No courier booked for over a day.',
  remedy: trouble.hasLeft
    ? 'Retry. If no courier takes it, send it yourself and mark the order as delivered once it arrives.'
    : 'Retry. If no courier takes it, send it yourself and mark the order as shipped.',
  actions: ['retry', 'openOrder', payBack(trouble), 'settle'],
})

const notShipped = (trouble: Trouble): Words => ({
  cause: 'This order has been waiting for over a day for you to ship it.',
  remedy: 'Ship it and mark it as shipped, or cancel and refund the order.',
  actions: ['openOrder', payBack(trouble), 'settle'],
})

/** The code of a parcel that staff sent themselves: no courier tells where it is. */
export const SENT_BY_HAND = 'byHand'

const NOT_HEARD_OF: Words = {
  cause: 'You sent this parcel yourself over 10 days ago, and the order isn’t marked as delivered.',
  remedy: 'Mark it as delivered, or refund it.',
  actions: ['openOrder', 'settle'],
}

const notSeen = (code: string | null): Words => ({
  cause: `No tracking update for at least 5 days. ${lastHeard(code)}`,
  remedy: 'Ask the courier where it is, and let the customer know.',
  actions: ['retry', 'openOrder', 'settle'],
})

/** Where it is known what usually mends a task. */
const REMEDIES: Record<string, string> = {
  'make-backup':
    'Check that BACKUP_DIR has room, that the shop may write there, and that a process with that setting is running. Then retry.',
}

const WORDS: Record<AttentionKind, (trouble: Trouble) => Words> = {
  jobsWaiting: ({ count }) => ({
    cause:
      count === 1
        ? 'Background tasks aren’t running: 1 has been waiting for over ten minutes. Emails, courier bookings and refunds stand still.'
        : `Background tasks aren’t running: ${count} have been waiting for over ten minutes. Emails, courier bookings and refunds stand still.`,
    remedy: 'Start a process of the shop with ROLE=worker or ROLE=both, or tell your developer.',
    actions: ['retry'],
  }),
  walletEmpty: ({ count }) => ({
    cause:
      count === 1
        ? 'The courier wallet is empty, so no parcels can be booked. 1 order is waiting.'
        : `The courier wallet is empty, so no parcels can be booked. ${count} orders are waiting.`,
    remedy: 'Recharge the wallet, then retry.',
    actions: ['retry'],
  }),
  balanceLow: ({ count }) => ({
    cause:
      count === 1
        ? 'Your Razorpay balance is too low for a refund. A customer is waiting for their money.'
        : `Your Razorpay balance is too low for ${count} refunds. Customers are waiting for their money.`,
    remedy: 'Add funds to your Razorpay balance, then retry. We also keep trying for two days.',
    actions: ['retry'],
  }),
  accountChanged: ({ count, code }) => ({
    cause: [
      count === 1
        ? 'Razorpay doesn’t know 1 payment that this shop opened'
        : `Razorpay doesn’t know ${count} payments that this shop opened`,
      code ? ` with the key ${code}.` : '.',
      ' The keys in use belong to another account.',
    ].join(''),
    remedy:
      'Set the earlier keys again until these payments and their refunds are done, or look after them in that account’s dashboard and mark this as resolved.',
    actions: ['settle'],
  }),
  paymentDisputed: ({ code, about, due }) => {
    const reason = code ? `Reason given: ${code.replaceAll('_', ' ')}.` : 'No reason was given.'
    if (about === 'lost') {
      return {
        cause: `The customer’s bank decided against the shop and took this money back. ${reason}`,
        remedy: 'Don’t refund it again. Note it for your books and mark it as resolved.',
        actions: ['settle', 'openOrder'],
      }
    }
    if (about === 'under_review') {
      return {
        cause: `The customer’s bank is reviewing your answer to its dispute of this payment. ${reason}`,
        remedy: 'There’s nothing to do until it decides. Don’t refund this payment meanwhile.',
        actions: ['settle', 'openOrder'],
      }
    }
    return {
      cause: [
        'The customer’s bank disputes this payment.',
        about === 'action_required' && 'It found your proof insufficient.',
        reason,
        due && `Answer by ${momentInIndia(due)}, or the money is taken back.`,
      ]
        .filter(Boolean)
        .join(' '),
      remedy:
        'Accept it or send proof of delivery in Razorpay’s dashboard, under Disputes. Don’t refund it here as well.',
      actions: ['settle', 'openOrder'],
    }
  },
  moneyUnknown: ({ code, about }) => ({
    cause: [
      about !== null && about !== ('live' satisfies MoneyMode) && 'Test payment: no real money was taken.',
      code === 'ours'
        ? 'Razorpay took this payment for this shop, but its checkout isn’t in our database. It may have been lost when a backup was restored.'
        : 'Razorpay took this payment with the shop’s keys, but we didn’t ask for it. It may belong to another shop of the same account.',
    ]
      .filter(Boolean)
      .join(' '),
    remedy:
      'Look it up in Razorpay’s dashboard. Say which order it belongs to, refund it, or mark it as resolved if it’s another shop’s.',
    actions: ['linkOrder', 'refund', 'settle'],
  }),
  refundFailed: ({ code, error }) => ({
    cause: ['The refund didn’t go through.', error, whyDue(code)].filter(Boolean).join(' '),
    remedy: 'Retry. If it keeps failing, refund the customer another way and mark it as resolved.',
    actions: ['retry', 'settle'],
  }),
  paymentUnused: () => ({
    cause: 'We received this payment, but there’s no order for it.',
    remedy:
      'Refund it. If you’ve refunded the customer another way, mark it as resolved: the payment can’t be used after that.',
    actions: ['refund', 'settle'],
  }),
  parcelRunaway: () => ({
    cause: 'The order is cancelled and refunded, but its parcel is still moving.',
    remedy: 'Call the courier and stop the parcel.',
    actions: ['retry', 'settle'],
  }),
  parcelTwice: () => ({
    cause: 'This order was sent in another parcel, but the courier is moving an earlier one too.',
    remedy: 'Call the courier and stop one of them. If both arrive, ask the customer to return one.',
    actions: ['openOrder', 'settle'],
  }),
  refundedDelivered: () => ({
    cause: 'This order was delivered, and the whole payment went back to the customer.',
    remedy: 'Ask the customer to return the parcel or pay for it, or let them keep it. Then mark it as resolved.',
    actions: ['openOrder', 'settle'],
  }),
  sellerCannot: ({ to, error }) => ({
    cause: `${to ?? 'A seller'} can’t send their items of this order. Reason: “${error ?? 'none given'}”.`,
    remedy: 'Refund these items on the order’s page, or send them from other stock. Then mark it as resolved.',
    actions: ['openOrder', 'settle'],
  }),
  numberTaken: (trouble) => ({
    cause: 'Another order lies under this order’s number at the courier, so no courier was booked.',
    remedy: trouble.hasLeft
      ? 'Look the number up in the courier’s panel. If that isn’t this order, book under a new number, or refund the order.'
      : 'Look the number up in the courier’s panel. If that isn’t this order, book under a new number, or cancel and refund the order.',
    actions: ['retry', payBack(trouble), 'settle'],
  }),
  bookingRefused: (trouble) => {
    const { error } = trouble
    const fields = refusedFields(error)
    return {
      cause: fields ? `The courier rejected this part of the address: ${fields}.` : errorInWords(error),
      remedy: fields
        ? 'Correct the address. We’ll book the courier again.'
        : trouble.hasLeft
          ? 'Check the address and retry, or refund the order.'
          : 'Check the address and retry, or cancel and refund the order.',
      actions: ['editAddress', 'retry', payBack(trouble), 'settle'],
    }
  },
  notSent: (trouble) => (trouble.code === ('own' satisfies Courier) ? notShipped(trouble) : notBooked(trouble)),
  cancelWaiting: ({ error }) => ({
    cause: ['This order is to be cancelled, but the courier hasn’t confirmed it.', error && errorInWords(error)]
      .filter(Boolean)
      .join(' '),
    remedy:
      'Look it up in the courier’s panel. If it’s cancelled there, confirm that, and we’ll refund. If not, cancel it there or ask again.',
    actions: ['retry', 'confirmCancel', 'settle'],
  }),
  parcelLost: ({ code, isRefunded }) => ({
    cause: [
      stageOf(code) === 'damaged' ? 'The courier damaged this parcel.' : 'The courier lost this parcel.',
      isRefunded && 'The customer has been refunded.',
    ]
      .filter(Boolean)
      .join(' '),
    remedy: isRefunded
      ? 'Claim the loss from the courier, then mark it as resolved.'
      : 'Refund the order or send a new parcel, then claim the loss from the courier.',
    actions: isRefunded ? ['settle'] : ['refund', 'reship', 'settle'],
  }),
  parcelReturned: ({ isRefunded, isRestocked }) => ({
    cause: isRefunded
      ? 'The parcel is back. The customer has been refunded.'
      : 'The parcel is back. The customer hasn’t been refunded yet.',
    remedy: isRestocked
      ? 'Refund the order.'
      : isRefunded
        ? 'Check the items and put them back in stock if you can sell them.'
        : 'Refund the order. Check the items and put them back in stock if you can sell them.',
    actions: [...(isRefunded ? [] : (['refund'] as const)), ...(isRestocked ? [] : (['restock'] as const)), 'settle'],
  }),
  deliveryFailed: (trouble) => {
    const stage = stageOf(trouble.code)
    if (stage === 'cancelled') return cancelledByCourier(trouble)
    return FAILED_DELIVERIES[stage ?? 'delivered'] ?? NOT_DELIVERED
  },
  parcelStuck: ({ code }) => (code === SENT_BY_HAND ? NOT_HEARD_OF : notSeen(code)),
  mailFailed: ({ to, about, error, isWhole }) => ({
    cause: `We couldn’t email “${about ?? 'a message'}” to ${to ?? 'its recipient'}. ${errorInWords(error)}`,
    remedy: isWhole
      ? 'Resend it, or reach them another way.'
      : 'We don’t keep emails with a code, so this one can’t be resent. They can ask for a new code.',
    actions: isWhole ? ['retry', 'settle'] : ['settle'],
  }),
  jobsStuck: ({ count, code, error }) => ({
    cause:
      count === 1
        ? `${jobInWords(code)}: 1 task has been failing for over an hour. ${errorInWords(error)}`
        : `${jobInWords(code)}: ${count} tasks have been failing for over an hour. ${errorInWords(error)}`,
    remedy: REMEDIES[code ?? ''] ?? 'We keep retrying automatically. Fix the cause, then retry now.',
    actions: ['retry'],
  }),
  jobFailed: ({ code, error }) => ({
    cause: `${jobInWords(code)}: gave up after too many attempts. ${errorInWords(error)}`,
    remedy: REMEDIES[code ?? ''] ?? 'Fix the cause and retry, or mark it as resolved if it’s no longer needed.',
    actions: ['retry', 'settle'],
  }),
  eventsUnread: ({ count, code }) => ({
    cause:
      count === 1
        ? `${providerName(code)} sent 1 update the shop couldn’t read.`
        : `${providerName(code)} sent ${count} updates the shop couldn’t read.`,
    remedy: 'Nothing is lost: we also check payments and parcels ourselves. Tell your developer.',
    actions: ['settle'],
  }),
}

const whyDue = (code: string | null) =>
  code !== null && code in REFUND_REASONS && `Reason for the refund: ${REFUND_REASONS[code as RefundReason]}.`

function lastHeard(code: string | null): string {
  const stage = stageOf(code)
  return stage ? `Last update: ${DELIVERY_STAGES[stage].text}.` : 'It hasn’t been picked up yet.'
}

const PROVIDERS: Record<string, string> = { razorpay: 'Razorpay', shiprocket: 'Shiprocket', sandbox: 'The sandbox' }
const providerName = (code: string | null) => PROVIDERS[code ?? ''] ?? 'A provider'
