import type { Role } from './permissions.ts'

type AccountLink = { text: string; to: string }

export const HELPDESK = { text: 'Helpdesk', to: '/helpdesk' } as const
const LOG_OUT: AccountLink = { text: 'Log Out', to: '/logOut' }

const OF_CUSTOMERS: readonly AccountLink[] = [
  { text: 'My Cart', to: '/cart' },
  { text: 'My Orders', to: '/myOrder' },
  { text: 'Update Details', to: '/updateDetails' },
  { text: 'Wishlist', to: '/Wishlist' },
  { text: 'Become A Seller', to: '/seller' },
  HELPDESK,
  LOG_OUT,
]
const OF_OTHERS: readonly AccountLink[] = [{ text: 'Admin Panel', to: '/admin' }, HELPDESK, LOG_OUT]

/** The links of the account page, in their order. */
export const accountLinks = (role: Role): readonly AccountLink[] => (role === 'customer' ? OF_CUSTOMERS : OF_OTHERS)
