import { z } from 'zod'

/** So long is an event kept, with its address: a year, as the data protection rules ask (CERT-In asks for 180 days), and no longer. */
export const SECURITY_EVENTS_KEPT_DAYS = 365

/** Every event that is written down, in the words of the list. What ends in "-failed" can be caused by anyone. */
export const SECURITY_EVENTS = {
  registered: 'Account created',
  login: 'Logged in',
  'login-failed': 'Failed login: wrong password',
  'password-check-failed': 'Failed password check',
  'password-confirmed': 'Password confirmed',
  'second-factor-failed': 'Wrong two-step login code',
  'recovery-code-used': 'Recovery code used',
  'recovery-codes-renewed': 'New recovery codes created',
  'second-factor-added': 'Two-step login turned on',
  'second-factor-removed': 'Two-step login turned off',
  'second-factor-reset': 'Two-step login reset',
  logout: 'Logged out',
  'session-ended': 'Device logged out',
  'all-sessions-ended': 'All devices logged out',
  'session-stolen': 'Device logged out: its session was used twice',
  'password-changed': 'Password changed',
  'reset-requested': 'Password reset link sent',
  'password-reset': 'Password reset with an emailed link',
  'email-change-requested': 'New email added, not confirmed yet',
  'email-change-cancelled': 'Email change cancelled',
  'email-change-disputed': 'Email change stopped from the old email',
  'email-changed': 'Email changed',
  'role-changed': 'Role changed',
  'seller-approved': 'Seller approved',
  'seller-refused': 'Seller rejected',
  'seller-suspended': 'Seller suspended',
  'orders-exported': 'Orders downloaded',
  'products-exported': 'Products downloaded',
  'data-downloaded': 'Personal data downloaded',
  'account-deleted': 'Account deleted',
} as const
export type SecurityEventName = keyof typeof SECURITY_EVENTS

export const securityEvent = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  event: z.string(),
  /** What happened, in words. */
  text: z.string(),
  detail: z.string().nullable(),
  /** Who did it where that was somebody else; null where it was the account's owner, or nobody was logged in. */
  by: z.string().nullable(),
  /** Whose account it was done to where that was somebody else's. */
  to: z.string().nullable(),
  /** From where and with what; null where it was somebody else's. */
  address: z.string().nullable(),
  device: z.string().nullable(),
})
export type SecurityEvent = z.output<typeof securityEvent>
