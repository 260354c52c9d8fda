/** What sellers do to their own account, as staff read it in its history. */
export const SELLER_HISTORY = {
  contactSaved: 'Seller details changed',
  sentAgain: 'Seller application sent again',
} as const
