import { failures } from './failures.ts'
import { msg } from './t.ts'

/** Refusals that any call can meet, whatever its domain. */
export const requestFailures = failures('request', {
  invalid: { status: 400, text: 'Please check what you entered and try again.' },
  malformed: { status: 400, text: 'We couldn’t read this request.' },
  notSignedIn: { status: 401, text: 'Please log in to continue.' },
  forbidden: { status: 403, text: 'You don’t have permission to do this.' },
  /** Its `data.secondFactor` says whether a code is wanted beside the password: on or off. */
  proofNeeded: { status: 403, text: 'Please enter your password to continue.' },
  secondFactorMissing: { status: 403, text: 'Set up two-step login first. Your role needs it.' },
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
  tooMany: { status: 429, text: 'Too many requests. Please wait a moment and try again.' },
  tooLargeHeaders: { status: 431, text: 'That’s too large to send.' },
  unexpected: { status: 500, text: 'Something went wrong on our side. Please try again.' },
  overloaded: { status: 503, text: 'We’re very busy right now. Please try again in a moment.' },
  unavailable: { status: 503, text: 'We’ll be right back. Please try again in a moment.' },
})

/** Said beside a field that holds a NUL character: Postgres keeps no text with one. */
export const UNSTORABLE = msg('This has a character we can’t save. Please type it again.')
