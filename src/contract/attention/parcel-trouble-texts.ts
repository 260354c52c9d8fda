import type { Courier } from '#contract/shipping/couriers.ts'
import { DELIVERY_STAGES, type DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import { errorInWords, refusedFields } from './error-in-words.ts'
import type { Trouble, Words, WordsOf } from './trouble.ts'

type Kind =
  | 'walletEmpty'
  | 'parcelRunaway'
  | 'parcelTwice'
  | 'refundedDelivered'
  | 'sellerCannot'
  | 'numberTaken'
  | 'bookingRefused'
  | 'notSent'
  | 'cancelWaiting'
  | 'parcelLost'
  | 'parcelReturned'
  | 'deliveryFailed'
  | 'parcelStuck'

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

/** Parcels that are not where they should be, and orders that never became one. */
export const PARCEL_WORDS: WordsOf<Kind> = {
  walletEmpty: ({ count }) => ({
    cause:
      count === 1
        ? 'The courier wallet is empty, so no parcels can be booked. 1 order is waiting.'
        : `The courier wallet is empty, so no parcels can be booked. ${count} orders are waiting.`,
    remedy: 'Recharge the wallet, then retry.',
    actions: ['retry'],
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
}

function lastHeard(code: string | null): string {
  const stage = stageOf(code)
  return stage ? `Last update: ${DELIVERY_STAGES[stage].text}.` : 'It hasn’t been picked up yet.'
}
