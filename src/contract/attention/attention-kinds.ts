/** What can need a person, most urgent first: what stops everything, money, parcels, then what the shop does by itself. */
export const ATTENTION_KINDS = [
  'jobsWaiting',
  'walletEmpty',
  'balanceLow',
  'accountChanged',
  'paymentDisputed',
  'refundFailed',
  'paymentUnused',
  'moneyUnknown',
  'parcelRunaway',
  'parcelTwice',
  'refundedDelivered',
  'sellerCannot',
  'numberTaken',
  'bookingRefused',
  'notSent',
  'cancelWaiting',
  'parcelLost',
  'parcelReturned',
  'deliveryFailed',
  'parcelStuck',
  'mailFailed',
  'jobsStuck',
  'jobFailed',
  'eventsUnread',
] as const
export type AttentionKind = (typeof ATTENTION_KINDS)[number]

export const KIND_TITLES: Record<AttentionKind, string> = {
  jobsWaiting: 'Background tasks not running',
  walletEmpty: 'Courier wallet empty',
  balanceLow: 'Razorpay balance too low',
  accountChanged: 'Payments of another Razorpay account',
  paymentDisputed: 'Disputed payments',
  refundFailed: 'Failed refunds',
  paymentUnused: 'Payments without an order',
  moneyUnknown: 'Payments we didn’t ask for',
  parcelRunaway: 'Cancelled but still moving',
  parcelTwice: 'Replaced but still moving',
  refundedDelivered: 'Refunded and delivered',
  sellerCannot: 'Sellers who can’t send',
  numberTaken: 'Order numbers used twice',
  bookingRefused: 'Rejected by the courier',
  notSent: 'Not shipped after a day',
  cancelWaiting: 'Cancellations waiting for the courier',
  parcelLost: 'Lost or damaged parcels',
  parcelReturned: 'Returned parcels',
  deliveryFailed: 'Failed deliveries',
  parcelStuck: 'Parcels without updates',
  mailFailed: 'Emails not sent',
  jobsStuck: 'Tasks that keep failing',
  jobFailed: 'Stopped tasks',
  eventsUnread: 'Unreadable provider updates',
}

/** What can be done at the desk. Money moves by refund, cancel and confirmCancel only. */
export const DESK_ACTIONS = [
  'retry',
  'linkOrder',
  'refund',
  'cancel',
  'confirmCancel',
  'openOrder',
  'editAddress',
  'reship',
  'restock',
  'settle',
] as const
export type DeskAction = (typeof DESK_ACTIONS)[number]

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How long each may take before it needs a person. */
export const PAYMENT_UNUSED_AFTER_MS = 30 * MINUTE_MS
export const NOT_SENT_AFTER_MS = DAY_MS
/** Money waits for it. Couriers answer within minutes, and one that does not may say nothing for days. */
export const CANCEL_WAITS_AFTER_MS = 15 * MINUTE_MS
export const PARCEL_STUCK_AFTER_MS = 5 * DAY_MS
/** No courier tells of a parcel that staff sent themselves. */
export const SENT_BY_HAND_STUCK_AFTER_MS = 10 * DAY_MS
/** How long a loss can be claimed from the courier, once its buyer has been refunded. */
export const CLAIM_WITHIN_MS = 30 * DAY_MS
/** While nobody runs jobs, all of them wait; those who do look at least once a minute. */
export const JOBS_WAIT_AFTER_MS = 10 * MINUTE_MS
export const JOBS_STUCK_AFTER_MS = 60 * MINUTE_MS
