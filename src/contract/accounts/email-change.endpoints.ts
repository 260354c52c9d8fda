import { z } from 'zod'
import { endpoint, noInput } from '#contract/platform/endpoint.ts'
import { linkToken } from './account-fields.ts'
import { accountFailures } from './accounts.failures.ts'

const pendingEmail = z.object({ email: z.string(), expiresAt: z.iso.datetime() })
export type PendingEmail = z.output<typeof pendingEmail>

const PATH = '/api/v1/users/email-change'
const said = z.object({ message: z.string() })

export const emailChangeCall = endpoint({
  method: 'GET',
  path: PATH,
  who: 'useAccount',
  summary: 'My new email that waits to be confirmed, or null.',
  input: noInput,
  answer: z.object({ data: pendingEmail.nullable() }),
})

export const resendEmailChangeCall = endpoint({
  method: 'POST',
  path: `${PATH}/resend`,
  who: 'useAccount',
  summary: 'Mails the link to my new email once more; the one before it is void.',
  input: noInput,
  answer: said,
  failures: [accountFailures.noEmailChange, accountFailures.tooManyLinks],
})

export const cancelEmailChangeCall = endpoint({
  method: 'DELETE',
  path: PATH,
  who: 'useAccount',
  summary: 'Withdraws my new email before it is confirmed. Withdrawing twice is no error.',
  input: noInput,
  answer: said,
})

const byToken = z.object({ token: linkToken })

export const confirmEmailCall = endpoint({
  method: 'POST',
  path: '/api/v1/users/confirm-email',
  who: 'anyone',
  summary: 'Makes the new email count, by the token of the link that was mailed to it.',
  input: byToken,
  answer: said,
  failures: [accountFailures.linkOver, accountFailures.emailTaken],
})

export const stopEmailChangeCall = endpoint({
  method: 'POST',
  path: '/api/v1/users/stop-email-change',
  who: 'anyone',
  summary:
    'Takes a new email back, by the token of the link that was mailed to the old one: it was not the owner who asked. All devices are logged out and a link for a new password is mailed to the old email.',
  input: byToken,
  answer: said,
  failures: [accountFailures.linkOver, accountFailures.emailTaken],
})
