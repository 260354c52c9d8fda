/** What each kind of background task does, as staff would say it. */
const JOB_NAMES: Record<string, string> = {
  'send-mail': 'Sending emails',
  'drop-image': 'Deleting unused pictures',
  'drop-upload': 'Deleting uploads that nobody used',
  'sweep-accounts': 'Clearing expired sessions and codes',
  'import-products': 'Importing products',
  'undo-import': 'Undoing an import',
  'sweep-checkout': 'Checking payments with the provider',
  'sweep-shop': 'Clearing old records',
  'add-up-orders': 'Adding up sales for the dashboard',
  'refund-payment': 'Refunding a payment',
  'record-purchase': 'Counting a sale for recommendations',
  'send-shipment': 'Booking the courier',
  'cancel-order': 'Cancelling an order with the courier',
  'cancel-shipment': 'Stopping a parcel with the courier',
  'withdraw-parcel': 'Cancelling a parcel that was booked twice',
  'check-parcel': 'Checking a parcel’s new tracking number',
  'track-shipments': 'Tracking parcels',
  'refund-undelivered': 'Refunding a parcel that didn’t arrive',
  'follow-refunds': 'Checking refunds with the provider',
  'poll-payments': 'Looking for payments that we missed',
  'notice-order': 'Emailing about a new order',
  'digest-orders': 'Emailing the list of new orders',
  'keep-invoices': 'Saving invoices',
  'end-hold': 'Releasing reserved stock',
  'mail-password-reset': 'Sending a password reset link',
  'make-backup': 'Backing up the shop',
  'mail-attention': 'Sending the daily attention email',
}

const MONEY_JOBS = ['refund-payment', 'refund-undelivered']
/** What it does pays a buyer back. */
export const isMoneyJob = (name: string | null) => name !== null && MONEY_JOBS.includes(name)

/** Those that this version of the shop runs. */
export const KNOWN_JOBS: readonly string[] = Object.keys(JOB_NAMES)

export const isNamedJob = (name: string) => name in JOB_NAMES

/** One that a newer or older version of the shop left behind has no name here. */
export const jobInWords = (name: string | null) => JOB_NAMES[name ?? ''] ?? `Task “${name ?? 'unknown'}”`
