import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { testShop } from '#tests/support/test-shop.ts'
import { FORMS_AT_ONCE, FORMS_WAITING } from './uploads.ts'

const shop = testShop()
const REGISTER = '/api/v1/users/register'
const WITH_BOUNDARY = 'multipart/form-data; boundary=x'

const send = (url: string, type: string, payload: string) =>
  shop.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })

test.each([
  ['no boundary', 'multipart/form-data', '--x--'],
  ['an end that never comes', WITH_BOUNDARY, '--x\r\ncontent-disposition: form-data; name="fullName"\r\n\r\nAsha'],
  [
    'a file cut short',
    WITH_BOUNDARY,
    '--x\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\n\r\nPNG',
  ],
  ['nonsense', WITH_BOUNDARY, 'nonsense'],
  ['nothing', WITH_BOUNDARY, ''],
  ['a forbidden name', WITH_BOUNDARY, '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--x--\r\n'],
])('a form with %s is refused, never a fault of ours', async (_, type, payload) => {
  const answer = await send(REGISTER, type, payload)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ success: false, code: expect.stringMatching(/^request\/(malformed|invalid)$/) })
})

test('a call without files takes no form', async () => {
  expect((await send('/api/v1/users/login', WITH_BOUNDARY, '--x--')).statusCode).toBe(415)
})

test('a caller who goes away in the middle of an upload leaves the shop running', async () => {
  const address = new URL(await shop.app.listen({ port: 0 }))
  const socket = connect(Number(address.port), address.hostname)
  socket.write(
    `POST ${REGISTER} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${WITH_BOUNDARY}\r\ncontent-length: 9999\r\n\r\n--x\r\n`,
  )
  await new Promise((done) => setTimeout(done, 100))
  socket.destroy()
  expect((await fetch(`${address}healthz`)).status).toBe(200)
})

test('so many forms are taken at once, each up to ten megabytes; one more is told to come again', async () => {
  const { port } = shop.app.server.address() as AddressInfo
  const answered = Promise.withResolvers<string>()
  const slow = Array.from({ length: FORMS_AT_ONCE + FORMS_WAITING + 1 }, () => {
    const socket = connect(port).on('error', () => {})
    socket.once('data', (answer) => answered.resolve(String(answer)))
    socket.write(
      `POST ${REGISTER} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${WITH_BOUNDARY}\r\ncontent-length: 9999\r\n\r\n--x\r\n`,
    )
    return socket
  })
  expect(await answered.promise).toMatch(/^HTTP\/1\.1 503 .*\r\nretry-after: 5\r\n/s)
  for (const socket of slow) socket.destroy()
  const outcome = async () => (await send(REGISTER, WITH_BOUNDARY, '')).statusCode
  await expect.poll(outcome, { timeout: 20_000 }).toBe(400)
})
