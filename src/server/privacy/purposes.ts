/** Whose data it is, why the shop keeps it, for how long, and what becomes of it when the account is deleted. */
export type Purpose = {
  of: string
  why: string
  kept: string
  /**
   * `deleted` with the account; `overwritten` at once, or when the order that it stands on is over; `stays` for the time
   * that `kept` names, without the account.
   */
  atDeletion: 'deleted' | 'overwritten' | 'stays'
  /** The row of the privacy page that tells people of it, by how it begins; none for what is a copy on its way. */
  onPage: string | null
}

const WITH_ACCOUNT = { of: 'account holders', kept: 'until the account is deleted', atDeletion: 'deleted' } as const

export const PURPOSES = {
  account: { ...WITH_ACCOUNT, why: 'the account', onPage: 'Name, username' },
  language: { ...WITH_ACCOUNT, why: 'pages and mails in their language', onPage: 'The language' },
  addressBook: { ...WITH_ACCOUNT, why: 'delivery', onPage: 'Addresses' },
  cart: { ...WITH_ACCOUNT, why: 'the same cart on all devices', onPage: 'Your cart' },
  wishlist: { ...WITH_ACCOUNT, why: 'showing it to them', onPage: 'Wishlist' },
  notesOnPeople: { ...WITH_ACCOUNT, why: 'what staff agreed with them', onPage: 'Messages to the helpdesk' },
  savedViews: { ...WITH_ACCOUNT, of: 'staff', why: 'filters of their order list', onPage: 'For staff' },
  imports: { ...WITH_ACCOUNT, of: 'sellers and staff', why: 'tables that they uploaded', onPage: 'For sellers' },
  sellerProfile: { ...WITH_ACCOUNT, of: 'sellers', why: 'approving and paying them', onPage: 'For sellers' },
  signIn: {
    ...WITH_ACCOUNT,
    why: 'sessions, devices, two-step login and links that were mailed',
    kept: 'until the session or link ends, 30 days at most; two-step login until it is turned off',
    onPage: 'Logins',
  },
  registration: {
    ...WITH_ACCOUNT,
    of: 'whoever registers',
    why: 'an account once the mailed code is entered',
    kept: 'a day, or until the code is entered',
    onPage: 'Name, username',
  },
  activity: {
    of: 'visitors, under a random number',
    why: 'recommendations and trending products',
    kept: '90 days',
    atDeletion: 'deleted',
    onPage: 'Products you viewed',
  },
  order: {
    of: 'buyers',
    why: 'delivery, returns and accounts',
    kept: 'unpaid checkouts 30 days; orders 6 years after the tax return of their year is due, then without the buyer',
    atDeletion: 'overwritten',
    onPage: 'Orders, invoices',
  },
  orderWords: {
    of: 'buyers',
    why: 'what staff wrote and couriers answered about an order, its payments and its parcels',
    kept: 'as the order',
    atDeletion: 'overwritten',
    onPage: 'Orders, invoices',
  },
  placeOfSale: {
    of: 'buyers, of whom it tells no more than a town',
    why: 'the tax office may ask where a sale went',
    kept: 'as the order',
    atDeletion: 'stays',
    onPage: 'Orders, invoices',
  },
  taxInvoice: {
    of: 'buyers',
    why: 'tax law (CGST Rule 46 and section 36): an invoice names whom it was issued to',
    kept: '72 months after the annual return of its year is due',
    atDeletion: 'stays',
    onPage: 'Name and address on tax invoices',
  },
  review: {
    of: 'reviewers',
    why: 'other shoppers read it',
    kept: 'as long as the product; without its author once the account is deleted, unseen where staff removed it',
    atDeletion: 'stays',
    onPage: 'Wishlist',
  },
  newsletter: {
    of: 'readers',
    why: 'sending it',
    kept: 'until they unsubscribe; unconfirmed for the days that the link lasts',
    atDeletion: 'deleted',
    onPage: 'Email for the newsletter',
  },
  complaint: {
    of: 'whoever complains',
    why: 'answering, and showing that it was answered',
    kept: '3 years',
    atDeletion: 'stays',
    onPage: 'Messages to the helpdesk',
  },
  securityLog: {
    of: 'account holders',
    why: 'helping whose account was stolen; data protection rules ask for a year',
    kept: '1 year',
    atDeletion: 'stays',
    onPage: 'Logins',
  },
  namesOfStaff: {
    of: 'staff and sellers',
    why: 'knowing who changed, answered and sold what',
    kept: 'as long as the accounts of the shop',
    atDeletion: 'stays',
    onPage: 'For staff',
  },
  mailOnItsWay: {
    of: 'whoever a mail is for',
    why: 'sending it',
    kept: 'until it is sent; what could not be sent 90 days, without codes',
    atDeletion: 'deleted',
    onPage: null,
  },
} as const satisfies Record<string, Purpose>

export type PurposeName = keyof typeof PURPOSES
