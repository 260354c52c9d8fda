import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { failures } from '#contract/platform/failures.ts'
import { GO_LIVE_CHECKS, GO_LIVE_STATES } from './go-live-checks.ts'

const GO_LIVE = '/api/v2/admin/go-live'

export const GO_LIVE_LINK_DAYS = 1

export const goLiveFailures = failures('go-live', {
  tooSoon: { status: 429, text: 'A mail was sent a moment ago. Please wait a minute.' },
  badLink: { status: 400, text: 'This link has expired, or was mailed to another account. Send yourself a new one.' },
})

const line = z.object({ check: z.enum(GO_LIVE_CHECKS), state: z.enum(GO_LIVE_STATES), detail: z.string() })
const answer = z.object({ data: z.array(line) })

export const listGoLiveCall = endpoint('listGoLive', 'GET', GO_LIVE, {
  who: 'manageSettings',
  summary: 'What is left to do before the shop sells for real. Asks nobody outside.',
  answer,
})

export const checkGoLiveCall = endpoint('checkGoLive', 'POST', `${GO_LIVE}/check`, {
  who: 'manageSettings',
  summary: 'The same, checked again: the named line, or all of them. Providers are asked at most every few seconds.',
  input: z.object({ check: z.enum(GO_LIVE_CHECKS).optional() }),
  answer,
})

export const mailMyselfCall = endpoint('mailMyself', 'POST', `${GO_LIVE}/mail`, {
  who: 'manageSettings',
  summary: 'Mails the caller a link which shows that mail arrives.',
  answer: z.object({ message: z.string() }),
  failures: [goLiveFailures.tooSoon],
})

export const confirmMailCall = endpoint('confirmMail', 'POST', `${GO_LIVE}/mail/confirm`, {
  who: 'manageSettings',
  summary: 'Says that the mailed link was opened.',
  input: z.object({ token: z.string().min(1).max(2_000) }),
  answer: z.object({ message: z.string(), data: z.array(line) }),
  failures: [goLiveFailures.badLink],
})
