import { t, texts } from '#contract/platform/t.ts'

export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 256
export const LONGEST_NAME = 100
export const OTP_LASTS_MINUTES = 10
export const RESEND_AFTER_SECONDS = 60
export const RESET_LINK_LASTS_MINUTES = 60
export const EMAIL_LINK_LASTS_HOURS = 24
/** So long the old address can take a new one back. */
export const EMAIL_CHANGE_STOPPABLE_DAYS = 7

/** What the forms and the answers of the account say. */
export const accountTexts = texts({
  fullNameMissing: 'Enter your full name',
  get fullNameTooLong() {
    return t('Use up to {max} characters', { max: LONGEST_NAME })
  },
  fullNameOdd: 'This name has a character we can’t use',
  badUsername: 'Use 3 to 30 letters, numbers, dots, dashes or underscores',
  usernameMissing: 'Enter your username',
  usernameTaken: 'This username is taken. Try another.',
  emailTaken: 'You can’t use this email. Try another.',
  passwordMissing: 'Enter your password',
  get passwordTooShort() {
    return t('Use at least {min} characters', { min: SHORTEST_PASSWORD })
  },
  get passwordTooLong() {
    return t('Use up to {max} characters', { max: LONGEST_PASSWORD })
  },
  passwordCommon: 'This password is too easy to guess. Try another.',
  passwordsDiffer: 'New passwords do not match',
  passwordForEmail: 'Enter your password to change your email.',
  wrongPassword: 'Incorrect password. Please try again.',
  badOtp: 'Enter the 6-digit code',
  /** The link on the login page, which mails name too. */
  forgottenPassword: 'Forgot your password?',

  registered: 'Almost done! We’ve emailed you a 6-digit verification code.',
  verified: 'Email verified successfully. Welcome to Likho!',
  verifiedWithoutPicture:
    'Email verified successfully. We couldn’t use your picture, but you can add one in your account.',
  otpSent: 'We’ve emailed you a new code.',
  get resetSent() {
    return t(
      'If this email has an account, we’ve sent it a link to set a new password. The link works for {minutes} minutes.',
      { minutes: RESET_LINK_LASTS_MINUTES },
    )
  },
  passwordReset: 'Password changed. You can log in now.',
  loggedIn: 'Welcome back!',
  loggedOut: 'You’re logged out.',
  loggedOutEverywhere: 'You’re logged out on all devices.',
  sessionEnded: 'Device logged out.',
  detailsChanged: 'Your details are saved.',
  emailLinkSent: 'We’ve sent a link to {email}. Open it to confirm your new email.',
  emailChanged: 'Your email has been changed.',
  emailChangeCancelled: 'Your email stays the same.',
  emailChangeStopped:
    'We’ve kept your old email and logged out all devices. Check your inbox for a link to set a new password.',
  avatarChanged: 'Your avatar is updated.',
  passwordChanged: 'Password changed. Your other devices are logged out.',
  roleNow: texts({
    customer: '{name} is now a customer.',
    seller: '{name} is now a seller.',
    admin: '{name} is now an admin.',
    superadmin: '{name} is now a superadmin.',
  }),
  accountDeleted: 'Your account is deleted. Thanks for shopping with us.',
})
