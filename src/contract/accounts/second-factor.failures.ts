import { failures } from '#contract/platform/failures.ts'
import { secondFactorTexts } from './second-factor.texts.ts'

export const secondFactorFailures = failures('second-factor', {
  /** The password was right. Its `data.loginToken` is good for the second step of the login and nothing else. */
  codeNeeded: { status: 401, text: 'Enter the code from your authenticator app.' },
  loginExpired: { status: 401, text: 'That took too long. Please log in again.' },
  wrongCode: { status: 400, text: secondFactorTexts.wrongCode },
  alreadyOn: { status: 409, text: 'Two-step login is already on.' },
  notOn: { status: 409, text: 'Two-step login is off.' },
  notBegun: { status: 409, text: 'Setup wasn’t finished. Please start again.' },
})
