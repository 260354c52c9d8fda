import { failures } from './failures.ts'

/** Refusals that any call can meet before its own rules are asked. Pages only show them: kept apart, browsers need not know them. */
export const httpFailures = failures('request', {
  malformed: { status: 400, text: 'We couldn’t read this request.' },
  crossSite: { status: 403, text: 'This request came from another site, so we blocked it.' },
  unknownPath: { status: 404, text: 'There’s nothing at this address.' },
  wrongMethod: { status: 405, text: 'This address doesn’t accept this kind of request.' },
  /** The account that asks, or what it asks about, went away while it did. Nothing was done. */
  deletedMeanwhile: {
    status: 409,
    text: 'Something this needs was just deleted. Please reload the page and try again.',
  },
  /** Sent to whoever takes minutes to say what they want. */
  tooSlow: { status: 408, text: 'We couldn’t read this request.' },
  tooLarge: { status: 413, text: 'That’s too large to send.' },
  tooLongAddress: { status: 414, text: 'This address is too long.' },
  wrongType: { status: 415, text: 'This address doesn’t accept this kind of content.' },
  tooLargeHeaders: { status: 431, text: 'That’s too large to send.' },
  unavailable: { status: 503, text: 'We’ll be right back. Please try again in a moment.' },
})
