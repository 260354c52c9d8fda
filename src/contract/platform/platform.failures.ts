import { failures } from './failures.ts'
import { msg } from './t.ts'

/** Refusals that any call can meet, whatever its domain, and that pages know by name. */
export const requestFailures = failures('request', {
  invalid: { status: 400, text: 'Please check what you entered and try again.' },
  notSignedIn: { status: 401, text: 'Please log in to continue.' },
  forbidden: { status: 403, text: 'You don’t have permission to do this.' },
  /** Its `data.secondFactor` says whether a code is wanted beside the password: on or off. */
  proofNeeded: { status: 403, text: 'Please enter your password to continue.' },
  secondFactorMissing: { status: 403, text: 'Set up two-step login first. Your role needs it.' },
  tooMany: { status: 429, text: 'Too many requests. Please wait a moment and try again.' },
  unexpected: { status: 500, text: 'Something went wrong on our side. Please try again.' },
  overloaded: { status: 503, text: 'We’re very busy right now. Please try again in a moment.' },
})

/** A place in a list that its cursor does not lead to: each domain refuses it with a code of its own. */
export const BAD_CURSOR = { status: 400, text: msg('This page doesn’t exist. Go back to the first page.') }

/** Said beside a field for an e-mail address. */
export const BAD_EMAIL = msg('Please enter a valid email address.')

/** Said beside a field that holds a NUL character: Postgres keeps no text with one. */
export const UNSTORABLE = msg('This has a character we can’t save. Please type it again.')
