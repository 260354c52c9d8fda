import { failures } from '#contract/platform/failures.ts'
import { accountTexts } from './accounts.texts.ts'

export const accountFailures = failures('accounts', {
  usernameTaken: { status: 409, text: accountTexts.usernameTaken },
  emailTaken: { status: 409, text: accountTexts.emailTaken },
  /** Nobody learns which of the two was wrong. */
  wrongCredentials: { status: 401, text: 'Invalid login credentials.' },
  /** Its `data.userId` opens the OTP step. */
  notVerified: {
    status: 403,
    text: 'Verify your email first. Enter the code we emailed you, or get a new one.',
  },
  wrongPassword: { status: 400, text: accountTexts.wrongPassword },
  tooManyTries: { status: 429, text: 'Too many attempts. Try again in {wait}.' },
  tooManyCodes: { status: 429, text: 'You can get another code in {wait}.' },
  tooManyLinks: { status: 429, text: 'You can get another link in {wait}.' },
  /** Unknown, expired, used or void: nobody learns which. */
  linkOver: { status: 410, text: 'This link has expired or has already been used. Get a new one.' },
  noEmailChange: { status: 404, text: 'You have no new email to confirm.' },
  unknownRegistration: { status: 404, text: 'User ID not found. Please register again.' },
  alreadyVerified: { status: 409, text: 'Your email is already verified. Please log in.' },
  otpWrong: { status: 400, text: 'Incorrect code. Check it and try again.' },
  otpExpired: { status: 410, text: 'This code has expired. Get a new one.' },
  otpUsedUp: { status: 429, text: 'Too many wrong codes. Get a new one.' },
  sessionOver: { status: 401, text: 'Your session has expired. Please log in again.' },
  unknownSession: { status: 404, text: 'This device is already logged out.' },
  lastSuperadmin: { status: 409, text: 'You can’t delete the last superadmin.' },
})
