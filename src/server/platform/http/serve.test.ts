import { expect, test } from 'vitest'
import { testShop } from '#tests/support/test-shop.ts'
import { NOTHING_ALLOWED, SECURITY_HEADERS } from '../security/content-security.ts'

const lines: string[] = []
const shop = testShop({ env: { LOG_LEVEL: 'info' }, logTo: { write: (line) => lines.push(line) } })

const LIST = '/api/v1/product/getProduct'

test.each([
  ['an unknown path', 'GET', '/api/v1/nothing', 404, 'request/unknown-path'],
  ['an unknown path by POST', 'POST', '/api/v9/order', 404, 'request/unknown-path'],
  ['a wrong method', 'DELETE', LIST, 405, 'request/wrong-method'],
  ['a method no call has', 'PUT', LIST, 405, 'request/wrong-method'],
  ['a limit that is no number', 'GET', `${LIST}?limit=lots`, 400, 'request/invalid'],
  ['a limit of 0', 'GET', `${LIST}?limit=0`, 400, 'request/invalid'],
  ['a limit beyond the largest', 'GET', `${LIST}?limit=101`, 400, 'request/invalid'],
  ['a category that does not exist', 'GET', `${LIST}?category=Food`, 400, 'request/invalid'],
  ['a cursor that is none of ours', 'GET', `${LIST}?cursor=%27or`, 400, 'catalog/bad-cursor'],
  ['a query with a NUL character', 'GET', `${LIST}?cursor=%00%27or`, 400, 'request/invalid'],
  ['an id that is no id', 'GET', `${LIST}/1%20or%201=1`, 400, 'request/invalid'],
  ['an id nobody has', 'GET', `${LIST}/019a0000-0000-7000-8000-000000000000`, 404, 'catalog/unknown-product'],
  ['a broken escape in the path', 'GET', `${LIST}/%E0%A4%A`, 400, 'request/malformed'],
] as const)('%s is answered with the fitting refusal', async (_, method, url, status, code) => {
  const answer = await shop.call(method, url)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({
    success: false,
    code,
    message: expect.stringMatching(/\w.*\.$/),
    requestId: expect.any(String),
  })
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  expect(answer.headers['x-request-id']).toBe(answer.body.requestId)
})

test.each([
  ['malformed JSON', '{"name":', 'application/json', 400],
  ['an unknown content type', 'name=pen', 'text/pens', 415],
  ['a body beyond 256 KB', JSON.stringify({ name: 'x'.repeat(300_000) }), 'application/json', 413],
] as const)('%s never becomes a 500', async (_, payload, type, status) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/anything',
    payload,
    headers: { 'content-type': type },
  })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ success: false, code: expect.stringMatching(/^request\//) })
})

test.each([`${LIST}/%ff`, '/%ff', `${LIST}?a=${'x'.repeat(9_000)}`, '/api/v1/nothing'])(
  'a refusal carries the headers of every answer: %s',
  async (url) => {
    const { headers } = await shop.app.inject({ url })
    expect(headers).toMatchObject({ ...SECURITY_HEADERS, 'content-security-policy': NOTHING_ALLOWED })
  },
)

test('a wrong method is told which are right', async () => {
  expect((await shop.call('PUT', LIST)).headers.allow).toBe('GET')
})

test('each answer carries a request id; a good one from outside is kept', async () => {
  const given = await shop.app.inject({ url: LIST, headers: { 'x-request-id': 'trace-12345678' } })
  expect(given.headers['x-request-id']).toBe('trace-12345678')
  const forged = await shop.app.inject({ url: LIST, headers: { 'x-request-id': '<script>' } })
  expect(forged.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
})

test('logs tell method, path and status, and never what was typed or sent as a secret', async () => {
  lines.length = 0
  shop.app.log.info(
    { body: { password: 'hunter22', otp: '123456' }, cookie: 'sid=1', address: { streetAddress: '4 MG Road' } },
    'x',
  )
  await shop.app.inject({ url: `${LIST}?token=s3cret`, headers: { authorization: 'Bearer abc', cookie: 'access=abc' } })
  const log = lines.join('')
  expect(log).toMatch(/"req":\{"method":"GET","path":"\/api\/v1\/product\/getProduct"\},"status":200/)
  expect(log).not.toMatch(/hunter22|123456|s3cret|sid=1|Bearer|access=abc|MG Road/)
})
