import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { failures } from '#contract/platform/failures.ts'
import { mailAddress } from '#contract/platform/mail-address.ts'
import { BAD_EMAIL } from '#contract/platform/platform.failures.ts'
import { newsletterTexts } from './newsletter.texts.ts'

export const newsletterFailures = failures('newsletter', {
  badEmail: { status: 400, text: BAD_EMAIL },
  badLink: { status: 400, text: newsletterTexts.badLink },
  tooMany: { status: 429, text: newsletterTexts.tooMany },
})

export const subscribeCall = endpoint('subscribe', 'POST', '/api/v1/subscribe', {
  who: 'anyone',
  summary: 'Mails a link by which an address subscribes to the newsletter. Says the same for every address.',
  input: z.object({ email: mailAddress }),
  answer: z.object({ message: z.string() }),
  invalid: newsletterFailures.badEmail,
  failures: [newsletterFailures.tooMany],
})

/** What stands in the link of a mail. */
const linkInput = z.object({ token: z.string().min(1).max(2_000) })
const linkCall = { who: 'anyone', input: linkInput, answer: z.object({ message: z.string() }) } as const

export const confirmSubscriptionCall = endpoint('confirmSubscription', 'POST', '/api/v1/newsletter/confirm', {
  ...linkCall,
  summary: 'Puts an address on the list of the newsletter, proven by the link that was mailed to it.',
  invalid: newsletterFailures.badLink,
})

export const unsubscribeCall = endpoint('unsubscribe', 'POST', '/api/v1/newsletter/unsubscribe', {
  ...linkCall,
  summary: 'Takes an address off the list of the newsletter, by the link in one of its mails. Twice is no error.',
  invalid: newsletterFailures.badLink,
})
