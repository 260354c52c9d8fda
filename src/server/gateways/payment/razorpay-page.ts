import type { Outside } from '#server/platform/security/content-security.ts'

const ANY_OF_THEIRS = 'https://*.razorpay.com'

/** What checkout.js reaches from the page: one script of a known address, and whichever of its hosts serve the rest. */
export const RAZORPAY_DIALOG: Outside = {
  script: 'https://checkout.razorpay.com',
  frame: ANY_OF_THEIRS,
  connect: ANY_OF_THEIRS,
  image: ANY_OF_THEIRS,
}
