import { ADDRESSES_PATH, ORDERS_PATH, WISHLIST_PATH } from './paths.ts'

/** What people come back for, from everywhere. */
export const SHORTCUTS = [
  { path: ORDERS_PATH, name: 'Orders' },
  { path: WISHLIST_PATH, name: 'Wishlist' },
  { path: ADDRESSES_PATH, name: 'Addresses' },
]
