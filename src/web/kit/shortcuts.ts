import { msg } from '#contract/platform/t.ts'
import { ADDRESSES_PATH, ORDERS_PATH, WISHLIST_PATH } from './paths.ts'

/** What people come back for, from everywhere. */
export const SHORTCUTS = [
  { path: ORDERS_PATH, name: msg('Orders') },
  { path: WISHLIST_PATH, name: msg('Wishlist') },
  { path: ADDRESSES_PATH, name: msg('Addresses') },
]
