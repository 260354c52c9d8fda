import { msg } from '#contract/platform/t.ts'
import type { Role } from './roles.ts'

type AccountLink = { text: string; to: string }

export const HELPDESK = { text: msg('Helpdesk'), to: '/helpdesk' } as const
const LOG_OUT: AccountLink = { text: msg('Log Out'), to: '/logOut' }

const OF_CUSTOMERS: readonly AccountLink[] = [
  { text: msg('My Cart'), to: '/cart' },
  { text: msg('My Orders'), to: '/myOrder' },
  { text: msg('Update Details'), to: '/updateDetails' },
  { text: msg('Wishlist'), to: '/Wishlist' },
  { text: msg('Become A Seller'), to: '/seller' },
  HELPDESK,
  LOG_OUT,
]
const OF_OTHERS: readonly AccountLink[] = [{ text: msg('Admin Panel'), to: '/admin' }, HELPDESK, LOG_OUT]

/** The links of the account page, in their order. */
export const accountLinks = (role: Role): readonly AccountLink[] => (role === 'customer' ? OF_CUSTOMERS : OF_OTHERS)
