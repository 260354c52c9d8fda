import { afterEach, expect, test, vi } from 'vitest'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import { changePasswordCall } from '#contract/accounts/profile.endpoints.ts'
import { loginCall } from '#contract/accounts/session.endpoints.ts'
import { accountPageTexts as texts } from '#web/session/account-pages.texts.ts'
import { submitEndpoint } from './submit-endpoint.ts'

const answering = (answer: () => Promise<Response>) => {
  const asked = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', asked)
  return asked
}
const refusing = (status: number, body: object) => answering(async () => Response.json(body, { status }))
const words = { fallback: texts.loginFailed, unreachable: texts.loginUnreachable }
const logIn = () => submitEndpoint(loginCall, { username: 'asha', password: 'neela kalam 42' }, words)

afterEach(() => vi.unstubAllGlobals())

test('what is missing is said beside its field before anything is sent', async () => {
  const asked = refusing(500, {})
  expect(await submitEndpoint(loginCall, { username: ' ', password: '' }, words)).toEqual({
    refused: { fields: { username: accountTexts.usernameMissing, password: accountTexts.passwordMissing } },
  })
  expect(asked).not.toHaveBeenCalled()
})

test('[ACC-11] new passwords that differ are refused beside the second one', async () => {
  const input = { currentPassword: 'old one', newPassword: 'neela kalam 42', confirmPassword: 'neela kalam 43' }
  const { refused } = await submitEndpoint(changePasswordCall, input, { fallback: texts.changePasswordFailed })
  expect(refused?.fields).toEqual({ confirmPassword: 'New passwords do not match' })
})

test('[ACC-14] a refused login says what the shop says', async () => {
  refusing(429, { success: false, code: 'accounts/too-many-tries', message: 'Too many tries.', requestId: '1' })
  expect((await logIn()).refused).toMatchObject({ problem: 'Too many tries.', fields: {} })
})

test('[ACC-14] a refusal without words says Invalid login credentials.', async () => {
  answering(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect((await logIn()).refused?.problem).toBe('Invalid login credentials.')
})

test('[ACC-14] no response says that an unexpected error occurred', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')))
  expect((await logIn()).refused?.problem).toBe('An unexpected error occurred. Please try again.')
})
