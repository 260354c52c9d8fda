import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
let address: Promise<string> | undefined

/** As programs send that listen only once they have sent all: a reset line loses them the answer. */
async function statusOf(headers: string, body: Buffer): Promise<number> {
  address ??= shop.app.listen({ port: 0 })
  const { port } = new URL(await address)
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {})
  await once(socket, 'connect')
  socket.write(`POST /api/v1/subscribe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n`)
  for (let from = 0; from < body.length && !socket.destroyed; from += 65_536) {
    const isFull = !socket.write(body.subarray(from, from + 65_536))
    if (isFull) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {})
  }
  socket.end()
  return Number((await text(socket).catch(() => '')).split(' ')[1])
}

const BODY = Buffer.alloc(8_000_000, 'x')
const CHUNK = Buffer.concat([Buffer.from(`${BODY.length.toString(16)}\r\n`), BODY, Buffer.from('\r\n0\r\n\r\n')])

test.each([
  ['of a known length', `Content-Length: ${BODY.length}\r\n`, BODY],
  ['in chunks', 'Transfer-Encoding: chunked\r\n', CHUNK],
])('who sends too much %s reads why, each time', async (_, headers, body) => {
  const statuses = []
  for (let time = 0; time < 10; time += 1) statuses.push(await statusOf(headers, body))
  expect(statuses).toEqual(Array(10).fill(413))
})
