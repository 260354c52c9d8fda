import { failures } from '#contract/platform/failures.ts'

/** Each of them leaves the form as it is: a description can always be typed. */
export const writerFailures = failures('writer', {
  tooMany: {
    status: 429,
    text: 'You’ve asked for too many descriptions. Write this one yourself, or try again in {wait}.',
  },
  unavailable: { status: 502, text: 'We couldn’t write a description right now. Please write it yourself.' },
  outOfQuota: {
    status: 503,
    text: 'The writing service has reached its limit for now. Please write the description yourself.',
  },
  tooSlow: { status: 504, text: 'Writing the description is taking too long. Please write it yourself.' },
})
