import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { aForm } from '#tests/support/browser.ts'
import { aShopper, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { FORMS_AT_ONCE, FORMS_OF_ONE, FORMS_WAITING } from './uploads.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET, TRUST_PROXY: '1' } })
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

const FIELD = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'

test.each([
  ['fields', FIELD],
  ['parts without a name', '--x\r\nfoo: bar\r\n\r\nb\r\n'],
  ['nothing but boundaries', '--x\r\n'],
])('a form of too many %s that ends too early is refused, and the shop goes on', async (_, part) => {
  const answer = await send(REGISTER, WITH_BOUNDARY, part.repeat(40))
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'request/too-large'])
  // What the parser has to say about it, it says a moment later.
  await new Promise(setImmediate)
  expect((await shop.call('GET', '/healthz')).status).toBe(200)
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

describe('forms that are begun and never ended', () => {
  let sockets: Socket[]
  /** Begins so many registrations, each from the address that it is given. Resolves to the first answer to any of them. */
  function begin(count: number, addressOf: (place: number) => string): Promise<string> {
    const { port } = shop.app.server.address() as AddressInfo
    const answered = Promise.withResolvers<string>()
    sockets = Array.from({ length: count }, (_, place) => {
      const socket = connect(port).on('error', () => {})
      socket.once('data', (answer) => answered.resolve(String(answer)))
      const from = `x-forwarded-for: ${addressOf(place)}\r\n`
      const length = 'content-length: 9999\r\n'
      socket.write(
        `POST ${REGISTER} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${WITH_BOUNDARY}\r\n${from}${length}\r\n--x\r\n`,
      )
      return socket
    })
    return answered.promise
  }
  afterEach(async () => {
    for (const socket of sockets) socket.destroy()
    const outcome = async () => (await send(REGISTER, WITH_BOUNDARY, '')).statusCode
    await expect.poll(outcome, { timeout: 20_000 }).toBe(400)
  })
  const COME_AGAIN = /^HTTP\/1\.1 503 .*\r\nretry-after: 5\r\n/s

  test.each([
    ['address', () => '10.0.0.1'],
    ['network', (place: number) => `2001:db8::${(place + 1).toString(16)}`],
  ])('of one %s keep no turn from another', async (_, addressOf) => {
    expect(await begin(FORMS_AT_ONCE + FORMS_WAITING + 1, addressOf)).toMatch(COME_AGAIN)
    expect((await send(REGISTER, WITH_BOUNDARY, '')).statusCode).toBe(400)
  })

  test('of many strangers use up the room for strangers, and keep no turn from who is signed in', async () => {
    const staff = await aShopper(shop, { fullName: 'Asha Verma', role: 'admin' })
    const addressOf = (place: number) => `10.0.1.${Math.floor(place / FORMS_OF_ONE)}`
    expect(await begin(FORMS_AT_ONCE + FORMS_WAITING + 1, addressOf)).toMatch(COME_AGAIN)
    expect((await send(REGISTER, WITH_BOUNDARY, '')).statusCode).toBe(503)
    expect((await staff.post('/api/v1/users/updateAvatar', aForm({ avatar: 'x' }))).status).toBe(400)
  })
})
