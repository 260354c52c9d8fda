import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { failures } from '#contract/platform/failures.ts'
import { pageOf, paging } from '#contract/platform/paging.ts'
import { BAD_CURSOR } from '#contract/platform/platform.failures.ts'
import { errorMessage } from '#contract/platform/t.ts'
import { securityEvent } from './security-event.ts'

export const securityFailures = failures('security', {
  unknownUser: { status: 404, text: 'We couldn’t find this account.' },
  aboveYou: { status: 403, text: 'Only a superadmin can see this.' },
  badCursor: BAD_CURSOR,
})

const answer = pageOf(securityEvent).omit({ total: true })

export const mySecurityEventsCall = endpoint('mySecurityEvents', 'GET', '/api/v1/users/security-events', {
  who: 'useAccount',
  summary: 'Activity on my account in the last year: logins, failed logins and changes, newest first.',
  input: paging,
  answer,
  failures: [securityFailures.badCursor],
})

export const userSecurityEventsCall = endpoint('userSecurityEvents', 'GET', '/api/v2/admin/security-events/:id', {
  who: 'manageUsers',
  summary: 'Activity on an account in the last year, and what its owner did to other accounts, newest first.',
  input: paging.extend({ id: z.uuid(errorMessage('This is not a user id')) }),
  answer,
  failures: [securityFailures.unknownUser, securityFailures.aboveYou, securityFailures.badCursor],
})
