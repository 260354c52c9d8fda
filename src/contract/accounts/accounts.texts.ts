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
export const accountTexts = {
  fullNameMissing: 'Enter your full name',
  fullNameTooLong: `Use at most ${LONGEST_NAME} characters`,
  fullNameOdd: 'Use letters, spaces and the signs of a name only',
  badEmail: 'Please enter a valid email address.',
  badUsername: 'Use 3 to 30 letters, digits, dots, dashes or underscores',
  usernameMissing: 'Enter your username',
  usernameTaken: 'This username is taken. Please choose another one.',
  emailTaken: 'This email cannot be used. Please choose another one.',
  passwordMissing: 'Enter your password',
  passwordTooShort: `Use at least ${SHORTEST_PASSWORD} characters`,
  passwordTooLong: `Use at most ${LONGEST_PASSWORD} characters`,
  passwordCommon: 'This password is too easy to guess. Please choose another one.',
  passwordsDiffer: 'New passwords do not match',
  passwordForEmail: 'Enter your password to change your email.',
  wrongPassword: 'This password is not right.',
  badOtp: 'Enter the 6 digits of the code',
  fileMissing: 'Please choose a picture.',
  /** The link on the login page, which mails name too. */
  forgottenPassword: 'Forgotten your password?',

  registered: 'Almost done. We have sent a 6-digit code to your email.',
  verified: 'Your email was verified successfully. Welcome to Likho!',
  verifiedWithoutPicture:
    'Your email was verified successfully. Your picture could not be used: you can add one in your account.',
  otpSent: 'We have sent a new code to your email.',
  resetSent: `If this email belongs to an account, a link for a new password is on its way. It works for ${RESET_LINK_LASTS_MINUTES} minutes.`,
  passwordReset: 'Your password was changed successfully. You can log in now.',
  loggedIn: 'Welcome back.',
  loggedOut: 'You are logged out.',
  loggedOutEverywhere: 'You are logged out on all devices.',
  sessionEnded: 'That device is logged out.',
  detailsChanged: 'Your details were changed successfully.',
  emailLinkSent: 'We have sent a link to {email}. Your email changes once you have confirmed it there.',
  emailChanged: 'Your email was changed successfully.',
  emailChangeCancelled: 'Your email stays as it is.',
  emailChangeStopped:
    'Your email stays as it was, and all devices are logged out. We have sent you a link to choose a new password.',
  avatarChanged: 'Your picture was changed successfully.',
  passwordChanged: 'Your password was changed successfully. All other devices are logged out.',
  accountDeleted: 'Your account is deleted. Thank you for having been with us.',
}
