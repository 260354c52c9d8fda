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
    text: 'Please verify your email first: enter the code we sent you, or ask for a new one.',
  },
  wrongPassword: { status: 400, text: accountTexts.wrongPassword },
  tooManyTries: { status: 429, text: 'Too many tries. Please wait {wait} and try again.' },
  tooManyCodes: { status: 429, text: 'Please wait {wait} before asking for another code.' },
  tooManyLinks: { status: 429, text: 'Please wait {wait} before asking for another link.' },
  /** Unknown, expired, used or void: nobody learns which. */
  linkOver: { status: 410, text: 'This link has expired or was used already. Please ask for a new one.' },
  noEmailChange: { status: 404, text: 'There is no new email waiting to be confirmed.' },
  unknownRegistration: { status: 404, text: 'User ID not found. Please register again.' },
  alreadyVerified: { status: 409, text: 'Your email is verified already. Please log in.' },
  otpWrong: { status: 400, text: 'This code is not right. Please check it and try again.' },
  otpExpired: { status: 410, text: 'This code has expired. Please ask for a new one.' },
  otpUsedUp: { status: 429, text: 'Too many wrong codes. Please ask for a new one.' },
  sessionOver: { status: 401, text: 'Your session is over. Please log in again.' },
  unknownSession: { status: 404, text: 'This device is logged out already.' },
  lastSuperadmin: { status: 409, text: 'The last superadmin cannot be deleted.' },
})
