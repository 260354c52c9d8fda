import { z } from 'zod'
import { picture } from '#contract/images/image-schema.ts'
import { pictureFormFailures } from '#contract/images/images.failures.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { t } from '#contract/platform/t.ts'
import {
  email,
  fullName,
  linkToken,
  newPassword,
  newPasswordTwice,
  otp,
  typedTwice,
  username,
} from './account-fields.ts'
import { accountFailures } from './accounts.failures.ts'
import { loginAnswer } from './session.endpoints.ts'

/** Opaque and expiring; says nothing about the account. */
const userId = z
  .string({ error: () => t(accountFailures.unknownRegistration.text) })
  .regex(/^[\w-]{16,64}$/, { error: () => t(accountFailures.unknownRegistration.text) })

export const registerInput = z.object({
  fullName,
  email,
  username,
  password: newPassword,
  avatar: picture.optional(),
  coverImage: picture.optional(),
})

export const registerCall = endpoint('register', 'POST', '/api/v1/users/register', {
  who: 'anyone',
  form: true,
  summary:
    'Registers a customer and emails a one-time code. The answer is the same if the email already has an account.',
  input: registerInput,
  answer: z.object({ message: z.string(), userId: z.string() }),
  failures: [
    accountFailures.usernameTaken,
    accountFailures.tooManyTries,
    accountFailures.tooManyCodes,
    ...pictureFormFailures,
  ],
})

export const verifyOtpCall = endpoint('verifyOtp', 'POST', '/api/v1/users/verify-otp', {
  who: 'anyone',
  summary: 'Verifies the email of a registration with its one-time code, creates the account and logs in.',
  input: z.object({ otp, userId }),
  answer: loginAnswer,
  failures: [
    accountFailures.unknownRegistration,
    accountFailures.alreadyVerified,
    accountFailures.otpWrong,
    accountFailures.otpExpired,
    accountFailures.otpUsedUp,
    accountFailures.tooManyTries,
    accountFailures.usernameTaken,
  ],
})

export const resendOtpCall = endpoint('resendOtp', 'POST', '/api/v1/users/resend-otp', {
  who: 'anyone',
  summary: 'Emails a new one-time code. The previous code stops working.',
  input: z.object({ userId }),
  answer: z.object({ message: z.string() }),
  failures: [accountFailures.unknownRegistration, accountFailures.alreadyVerified, accountFailures.tooManyCodes],
})

export const forgotPasswordCall = endpoint('forgotPassword', 'POST', '/api/v1/users/forgot-password', {
  who: 'anyone',
  summary: 'Emails a link to set a new password. The answer is the same for an unknown email.',
  input: z.object({ email }),
  answer: z.object({ message: z.string() }),
  failures: [accountFailures.tooManyLinks],
})

export const resetPasswordCall = endpoint('resetPassword', 'POST', '/api/v1/users/reset-password', {
  who: 'anyone',
  summary: 'Sets a new password with the token from the emailed link and logs out all devices.',
  input: typedTwice(z.object({ token: linkToken, ...newPasswordTwice })),
  answer: z.object({ message: z.string() }),
  failures: [accountFailures.linkOver],
})
