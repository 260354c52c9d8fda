import { texts } from '#contract/platform/t.ts'
/** What the account's pages say themselves; what the shop answers stands in the contract. */
export const accountPageTexts = texts({
  registerFailed: 'Something went wrong. Please try again.',
  loginFailed: 'Invalid login credentials.',
  loginUnreachable: 'An unexpected error occurred. Please try again.',
  otpFailed: 'OTP verification failed. Try again.',
  noUserId: 'User ID not found. Please register again.',
  notLoggedIn: 'You are not logged in',
  logoutQuestion: 'Are you sure you want to log out? You will need to log in again to access your account.',
  logoutOdd: 'Unexpected response from server. Please try again.',
  logoutUnreachable: 'Failed to logout. Please check your network.',
  changePasswordFailed: 'Error changing password',
})
