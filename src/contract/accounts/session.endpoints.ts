import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { givenPassword, loginName } from './account-fields.ts'
import { accountFailures } from './accounts.failures.ts'
import { secondFactorFailures } from './second-factor.failures.ts'
import { session, userDetail } from './user.ts'

export const loginInput = z.object({ username: loginName, password: givenPassword })

export const loginAnswer = z.object({
  message: z.string(),
  data: userDetail.extend({ accessToken: z.string() }),
})

export const loginCall = endpoint('login', 'POST', '/api/v1/users/login', {
  who: 'anyone',
  summary:
    'Logs in by username or email. The tokens are also set as HttpOnly cookies. With two-step login on, it is refused with a token for the second step.',
  input: loginInput,
  answer: loginAnswer,
  failures: [
    accountFailures.wrongCredentials,
    accountFailures.notVerified,
    accountFailures.tooManyTries,
    secondFactorFailures.codeNeeded,
  ],
})

export const refreshTokenCall = endpoint('refreshToken', 'POST', '/api/v1/users/refresh-token', {
  who: 'anyone',
  summary: 'Exchanges the refresh cookie for a new pair of tokens. Reusing a refresh token ends the session.',
  answer: z.object({ accessToken: z.string() }),
  failures: [accountFailures.sessionOver],
})

export const logoutCall = endpoint('logout', 'POST', '/api/v1/users/logout', {
  who: 'anyone',
  summary: 'Ends the session and clears its cookies. Logging out twice is not an error.',
  answer: z.object({ message: z.string() }),
})

export const listSessionsCall = endpoint('listSessions', 'GET', '/api/v1/users/sessions', {
  who: 'useAccount',
  summary: 'The devices I am logged in on, last used first.',
  answer: z.object({ data: z.array(session) }),
})

export const endSessionCall = endpoint('endSession', 'DELETE', '/api/v1/users/sessions/:id', {
  who: 'useAccount',
  summary: 'Logs out one of my devices.',
  input: z.object({ id: z.uuid() }),
  answer: z.object({ message: z.string() }),
  failures: [accountFailures.unknownSession],
})

export const logoutEverywhereCall = endpoint('logoutEverywhere', 'POST', '/api/v1/users/logout-everywhere', {
  who: 'useAccount',
  summary: 'Logs out all my devices, including this one.',
  answer: z.object({ message: z.string() }),
})
