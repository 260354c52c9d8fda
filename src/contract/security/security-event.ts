import { z } from 'zod'
import { msg } from '#contract/platform/t.ts'

/** So long is an event kept, with its address: a year, as the data protection rules ask (CERT-In asks for 180 days), and no longer. */
export const SECURITY_EVENTS_KEPT_DAYS = 365

/** Every event that is written down, in the words of the list. What ends in "-failed" can be caused by anyone. */
export const SECURITY_EVENTS = {
  registered: msg('Account created'),
  login: msg('Logged in'),
  'login-failed': msg('Failed login: wrong password'),
  'password-check-failed': msg('Failed password check'),
  'password-confirmed': msg('Password confirmed'),
  'second-factor-failed': msg('Wrong two-step login code'),
  'recovery-code-used': msg('Recovery code used'),
  'recovery-codes-renewed': msg('New recovery codes created'),
  'second-factor-added': msg('Two-step login turned on'),
  'second-factor-removed': msg('Two-step login turned off'),
  'second-factor-reset': msg('Two-step login reset'),
  logout: msg('Logged out'),
  'session-ended': msg('Device logged out'),
  'all-sessions-ended': msg('All devices logged out'),
  'session-stolen': msg('Device logged out: its session was used twice'),
  'password-changed': msg('Password changed'),
  'reset-requested': msg('Password reset link sent'),
  'password-reset': msg('Password reset with an emailed link'),
  'email-change-requested': msg('New email added, not confirmed yet'),
  'email-change-cancelled': msg('Email change cancelled'),
  'email-change-disputed': msg('Email change stopped from the old email'),
  'email-changed': msg('Email changed'),
  'role-changed': msg('Role changed'),
  'permissions-changed': msg('Permissions changed'),
  'seller-approved': msg('Seller approved'),
  'seller-refused': msg('Seller rejected'),
  'seller-suspended': msg('Seller suspended'),
  'orders-exported': msg('Orders downloaded'),
  'products-exported': msg('Products downloaded'),
  'data-downloaded': msg('Personal data downloaded'),
  'account-deleted': msg('Account deleted'),
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
