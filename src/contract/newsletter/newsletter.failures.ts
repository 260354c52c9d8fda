import { failures } from '#contract/platform/failures.ts'
import { newsletterTexts } from './newsletter.texts.ts'

export const newsletterFailures = failures('newsletter', {
  badEmail: { status: 400, text: newsletterTexts.badEmail },
})
