import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { givenPassword } from './account-fields.ts'
import { accountFailures } from './accounts.failures.ts'
import { anyCode, appCode, codeIfOn } from './code-fields.ts'
import { secondFactorFailures } from './second-factor.failures.ts'
import { RECOVERY_CODES } from './second-factor.texts.ts'
import { loginAnswer } from './session.endpoints.ts'

const wrongCode = [secondFactorFailures.wrongCode, accountFailures.tooManyTries]
const recoveryCodes = z.array(z.string()).length(RECOVERY_CODES)
const PATH = '/api/v1/users/second-factor'

export const secondFactorLoginCall = endpoint('secondFactorLogin', 'POST', '/api/v1/users/login/second-factor', {
  who: 'anyone',
  summary: 'The second step of a login, with the token from the first step.',
  input: z.object({ loginToken: z.string().max(1_000), code: anyCode }),
  answer: loginAnswer,
  failures: [secondFactorFailures.loginExpired, ...wrongCode],
})

export const getSecondFactorCall = endpoint('getSecondFactor', 'GET', PATH, {
  who: 'useAccount',
  summary: 'Whether I use two-step login.',
  answer: z.object({
    data: z.object({
      /** Null while it is off. */
      since: z.iso.datetime().nullable(),
      recoveryCodesLeft: z.int(),
      /** My role cannot work without it in this shop. */
      isRequired: z.boolean(),
    }),
  }),
})

export const beginSecondFactorCall = endpoint('beginSecondFactor', 'POST', `${PATH}/begin`, {
  who: 'useAccount',
  proof: true,
  summary: 'Creates a secret for my authenticator app. It takes effect once a code from the app is confirmed.',
  answer: z.object({
    data: z.object({
      /** To be typed where nothing can be scanned. */
      secret: z.string(),
      uri: z.string(),
      /** The same as a QR code: the dark squares as the path of an SVG, so many units wide and high. */
      qr: z.object({ size: z.int(), path: z.string() }),
    }),
  }),
  failures: [secondFactorFailures.alreadyOn],
})

export const confirmSecondFactorCall = endpoint('confirmSecondFactor', 'POST', `${PATH}/confirm`, {
  who: 'useAccount',
  summary:
    'Turns on two-step login with a first code and logs out my other devices. The recovery codes are shown only once.',
  input: z.object({ code: appCode }),
  answer: z.object({ message: z.string(), recoveryCodes }),
  failures: [secondFactorFailures.notBegun, secondFactorFailures.alreadyOn, ...wrongCode],
})

export const renewRecoveryCodesCall = endpoint('renewRecoveryCodes', 'POST', `${PATH}/recovery-codes`, {
  who: 'useAccount',
  proof: true,
  summary: 'Creates new recovery codes. The old ones stop working.',
  answer: z.object({ message: z.string(), recoveryCodes }),
  failures: [secondFactorFailures.notOn],
})

export const turnOffSecondFactorCall = endpoint('turnOffSecondFactor', 'POST', `${PATH}/turn-off`, {
  who: 'useAccount',
  summary: 'Turns off two-step login, with password and code.',
  input: z.object({ password: givenPassword, code: anyCode }),
  answer: z.object({ message: z.string() }),
  failures: [secondFactorFailures.notOn, accountFailures.wrongPassword, ...wrongCode],
})

export const proveCall = endpoint('prove', 'POST', '/api/v1/users/prove', {
  who: 'useAccount',
  summary: 'Confirms my password, and a code if two-step login is on, for calls that need it.',
  input: z.object({
    password: givenPassword,
    code: codeIfOn,
  }),
  answer: z.object({ message: z.string() }),
  failures: [accountFailures.wrongPassword, ...wrongCode],
})

/** Before a file is fetched by a link, which could not ask. */
export const checkProofCall = endpoint('checkProof', 'GET', '/api/v1/users/proof', {
  who: 'useAccount',
  proof: true,
  summary: 'Answers only if I confirmed my password recently.',
  answer: z.object({}),
})
