import { texts } from '#contract/platform/t.ts'

export const RECOVERY_CODES = 10
export const LOGIN_STEP_MINUTES = 10
export const PROOF_LASTS_MINUTES = 15

/** What is said of the second factor, which people know as two-step login. */
export const secondFactorTexts = texts({
  badCode: 'Enter the 6-digit code from your app, or a recovery code',
  badAppCode: 'Enter the 6-digit code from your app',
  wrongCode: 'This code is incorrect or already used. Try the next one.',
  turnedOn: 'Two-step login is on. Your other devices are logged out.',
  turnedOff: 'Two-step login is off.',
  newCodes: 'Here are your new recovery codes. The old ones no longer work.',
  reset: 'Two-step login is reset for {name}. We’ve emailed them.',
  proven: 'Thanks, it’s you.',
})
