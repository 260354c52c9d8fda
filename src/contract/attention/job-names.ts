/** What each kind of background task does, as staff would say it. */
const JOB_NAMES: Record<string, string> = {
  'send-mail': 'Sending mails',
  'drop-image': 'Deleting pictures that nobody uses',
  'sweep-accounts': 'Clearing out expired sessions and codes',
  'import-products': 'Working through an uploaded product list',
  'sweep-checkout': 'Asking the payment provider what was paid',
  'sweep-shop': 'Clearing out old records',
  'refund-payment': 'Refunding a payment',
  'record-purchase': 'Counting a sale for recommendations',
  'send-shipment': 'Booking parcels with the courier',
  'cancel-order': 'Cancelling an order with the courier',
  'cancel-shipment': 'Taking a parcel back from the courier',
  'withdraw-parcel': 'Taking back a parcel that was booked twice',
  'track-shipments': 'Asking the courier where the parcels are',
  'refund-undelivered': 'Refunding a parcel that did not arrive',
  'follow-refunds': 'Asking the payment provider how far refunds are',
  'keep-invoices': 'Writing down invoices as they were issued',
  'end-hold': 'Putting reserved pieces back on the shelf',
  'mail-password-reset': 'Sending a link for a new password',
  'mail-attention': 'The daily mail about what needs attention',
}

export const isNamedJob = (name: string) => name in JOB_NAMES

/** One that a newer or older version of the shop left behind has no name here. */
export const jobInWords = (name: string | null) => JOB_NAMES[name ?? ''] ?? `The task “${name ?? 'unknown'}”`
