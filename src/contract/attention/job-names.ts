import type { Permission } from '#contract/accounts/permissions.ts'

type Job = {
  /** What it does, as staff would say it. */
  words: string
  /** What trying it again at the desk asks for: what its result would ask for as a call of its own. */
  asks: Permission
}

/** Each kind of background task. One that only asks a provider asks for no more than the desk does. */
const JOBS: Record<string, Job> = {
  'send-mail': { words: 'Sending emails', asks: 'mendTroubles' },
  'drop-image': { words: 'Deleting unused pictures', asks: 'mendTroubles' },
  'drop-upload': { words: 'Deleting uploads that nobody used', asks: 'mendTroubles' },
  'sweep-accounts': { words: 'Clearing expired sessions and codes', asks: 'mendTroubles' },
  'import-products': { words: 'Importing products', asks: 'mendTroubles' },
  'undo-import': { words: 'Undoing an import', asks: 'mendTroubles' },
  'sweep-checkout': { words: 'Checking payments with the provider', asks: 'mendTroubles' },
  'sweep-shop': { words: 'Clearing old records', asks: 'mendTroubles' },
  'add-up-orders': { words: 'Adding up sales for the dashboard', asks: 'mendTroubles' },
  'refund-payment': { words: 'Refunding a payment', asks: 'refundOrders' },
  'record-purchase': { words: 'Counting a sale for recommendations', asks: 'mendTroubles' },
  'send-shipment': { words: 'Booking the courier', asks: 'manageAllOrders' },
  'cancel-order': { words: 'Cancelling an order with the courier', asks: 'refundOrders' },
  'cancel-shipment': { words: 'Stopping a parcel with the courier', asks: 'manageAllOrders' },
  'withdraw-parcel': { words: 'Cancelling a parcel that was booked twice', asks: 'manageAllOrders' },
  'check-parcel': { words: 'Checking a parcel’s new tracking number', asks: 'manageAllOrders' },
  'track-shipments': { words: 'Tracking parcels', asks: 'mendTroubles' },
  'refund-undelivered': { words: 'Refunding a parcel that didn’t arrive', asks: 'refundOrders' },
  'follow-refunds': { words: 'Checking refunds with the provider', asks: 'mendTroubles' },
  'poll-payments': { words: 'Looking for payments that we missed', asks: 'mendTroubles' },
  'notice-order': { words: 'Emailing about a new order', asks: 'mendTroubles' },
  'digest-orders': { words: 'Emailing the list of new orders', asks: 'mendTroubles' },
  'end-hold': { words: 'Releasing reserved stock', asks: 'mendTroubles' },
  'mail-password-reset': { words: 'Sending a password reset link', asks: 'mendTroubles' },
  'make-backup': { words: 'Backing up the shop', asks: 'mendTroubles' },
  'mail-attention': { words: 'Sending the daily attention email', asks: 'mendTroubles' },
}

/** Those that this version of the shop runs. */
export const KNOWN_JOBS: readonly string[] = Object.keys(JOBS)

export const isNamedJob = (name: string) => name in JOBS

/** One that a newer or older version of the shop left behind may pay back, as far as this one knows. */
export const jobPermission = (name: string): Permission => JOBS[name]?.asks ?? 'refundOrders'

/** One that a newer or older version of the shop left behind has no words here. */
export const jobInWords = (name: string | null) => JOBS[name ?? '']?.words ?? `Task “${name ?? 'unknown'}”`
