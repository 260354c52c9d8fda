import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { linkToken } from './account-fields.ts'
import { accountFailures } from './accounts.failures.ts'

const pendingEmail = z.object({ email: z.string(), expiresAt: z.iso.datetime() })
export type PendingEmail = z.output<typeof pendingEmail>

const PATH = '/api/v1/users/email-change'
const said = z.object({ message: z.string() })

export const emailChangeCall = endpoint('emailChange', 'GET', PATH, {
  who: 'useAccount',
  summary: 'My unconfirmed new email, or null.',
  answer: z.object({ data: pendingEmail.nullable() }),
})

export const resendEmailChangeCall = endpoint('resendEmailChange', 'POST', `${PATH}/resend`, {
  who: 'useAccount',
  summary: 'Emails a new confirmation link to my new email. The previous link stops working.',
  answer: said,
  failures: [accountFailures.noEmailChange, accountFailures.tooManyLinks],
})

export const cancelEmailChangeCall = endpoint('cancelEmailChange', 'DELETE', PATH, {
  who: 'useAccount',
  summary: 'Cancels my email change before it is confirmed. Cancelling twice is not an error.',
  answer: said,
})

const byToken = z.object({ token: linkToken })

export const confirmEmailCall = endpoint('confirmEmail', 'POST', '/api/v1/users/confirm-email', {
  who: 'anyone',
  summary: 'Confirms a new email with the token from the link sent to it.',
  input: byToken,
  answer: said,
  failures: [accountFailures.linkOver, accountFailures.emailTaken],
})

export const stopEmailChangeCall = endpoint('stopEmailChange', 'POST', '/api/v1/users/stop-email-change', {
  who: 'anyone',
  summary:
    'Stops an email change the owner did not ask for, with the token from the link sent to the old email. Logs out all devices and emails the old address a link to set a new password.',
  input: byToken,
  answer: said,
  failures: [accountFailures.linkOver, accountFailures.emailTaken],
})
