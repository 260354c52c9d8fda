export const ADDRESS_BOOK = '/address'

/** The form for a new address; without a page to go on to it leads to the checkout. */
export const addAddressPath = (next?: string) =>
  next === undefined ? '/addressUpdate' : `/addressUpdate?next=${encodeURIComponent(next)}`
