import { failures } from './failures.ts'

/** Refusals that any call can meet, whatever its domain. */
export const requestFailures = failures('request', {
  invalid: { status: 400, text: 'Please check what you entered and try again.' },
  malformed: { status: 400, text: 'The request could not be read.' },
  notSignedIn: { status: 401, text: 'Please log in to continue.' },
  forbidden: { status: 403, text: 'You are not allowed to do this.' },
  /** Its `data.secondFactor` says whether a code is wanted beside the password: on or off. */
  proofNeeded: { status: 403, text: 'Please enter your password to go on.' },
  secondFactorMissing: { status: 403, text: 'Please set up two-step login first. Your role needs it in this shop.' },
  crossSite: { status: 403, text: 'This request came from another site and was not carried out.' },
  unknownPath: { status: 404, text: 'There is nothing at this address.' },
  wrongMethod: { status: 405, text: 'This address does not answer that kind of request.' },
  tooLarge: { status: 413, text: 'What you sent is too large.' },
  tooLongAddress: { status: 414, text: 'This address is too long.' },
  wrongType: { status: 415, text: 'This address does not understand that kind of content.' },
  tooMany: { status: 429, text: 'Too many requests. Please wait a moment and try again.' },
  unexpected: { status: 500, text: 'Something went wrong on our side. Please try again.' },
  overloaded: { status: 503, text: 'The shop is very busy right now. Please try again in a moment.' },
  unavailable: { status: 503, text: 'The shop is taking a short break. Please try again in a moment.' },
})

/** Said beside a field that holds a NUL character: Postgres keeps no text with one. */
export const UNSTORABLE = 'This holds a character that cannot be stored. Please type it again.'
