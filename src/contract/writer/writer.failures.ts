import { failures } from '#contract/platform/failures.ts'

/** Each of them leaves the form as it is: a description can always be typed. */
export const writerFailures = failures('writer', {
  tooMany: {
    status: 429,
    text: 'You have asked for very many descriptions. Please write this one yourself, or try again in {wait}.',
  },
  unavailable: { status: 502, text: 'No description could be written right now. Please write it yourself.' },
  outOfQuota: {
    status: 503,
    text: 'The writing service has done all it may for now. Please write the description yourself.',
  },
  tooSlow: { status: 504, text: 'Writing a description takes too long right now. Please write it yourself.' },
})
