import { texts } from '#contract/platform/t.ts'

/** How long the link in the first mail works. */
export const CONFIRM_WITHIN_DAYS = 7

export const newsletterTexts = texts({
  failed: '⚠️ Error subscribing. Please try again.',
  done: 'Almost there! Open the link in the email we’ve just sent you.',
  tooMany: 'Too many sign-ups from here. Please try again in an hour.',
  confirmed: 'You’re subscribed! You’re on the list for when the newsletter starts.',
  unsubscribed: 'You’re unsubscribed. We won’t send you any more newsletters.',
  linkFailed: 'Something went wrong. Please try again.',
  badLink: 'This link is incomplete or has expired.',
})
