import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { failures } from '#contract/platform/failures.ts'
import { newsletterTexts } from './newsletter.texts.ts'

const newsletterFailures = failures('newsletter', {
  badEmail: { status: 400, text: newsletterTexts.badEmail },
})

const isAddress = z.email().max(254)

export const subscribeInput = z.object({
  email: z
    .string(newsletterTexts.badEmail)
    .trim()
    .refine((text) => isAddress.safeParse(text).success, newsletterTexts.badEmail),
})

export const subscribeCall = endpoint({
  method: 'POST',
  path: '/api/v1/subscribe',
  who: 'anyone',
  summary: 'Subscribes an address to the newsletter. Subscribing again changes nothing.',
  input: subscribeInput,
  answer: z.object({ message: z.string() }),
  invalid: newsletterFailures.badEmail,
})
