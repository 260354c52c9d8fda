import { expect, test } from 'vitest'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const subscribe = (email: unknown) => shop.call('POST', '/api/v1/subscribe', { email })
const subscribers = async () => {
  const rows = await shop.db.selectFrom('newsletter_subscribers').select('email').execute()
  return rows.map(({ email }) => email)
}

test('[API-29] subscribe takes an address in', async () => {
  const { status, body } = await subscribe(' Asha@Example.com ')
  expect(status).toBe(200)
  expect(body).toEqual({ success: true, message: expect.stringMatching(/\w/) })
  expect(await subscribers()).toEqual(['asha@example.com'])
})

test('[API-29] subscribing again is no error and changes nothing', async () => {
  const answers = await Promise.all(['asha@example.com', 'ASHA@example.com', 'asha@example.com'].map(subscribe))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1)
  expect(await subscribers()).toEqual(['asha@example.com'])
})

test.each([
  'asha',
  '',
  'asha@',
  '@example.com',
  'a b@example.com',
  `${'a'.repeat(250)}@example.com`,
  'asha@example.com\0',
  undefined,
  null,
  7,
  ['asha@example.com'],
])('[VAL-02] %o is refused in the words of the spec', async (email) => {
  const { status, body } = await subscribe(email)
  expect(status).toBe(400)
  expect(body).toMatchObject({
    success: false,
    code: 'newsletter/bad-email',
    message: 'Please enter a valid email address.',
    fields: { email: 'Please enter a valid email address.' },
  })
  expect(await subscribers()).toEqual([])
})
