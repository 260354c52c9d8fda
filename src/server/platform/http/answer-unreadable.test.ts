import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { failureAnswer } from '#contract/platform/answers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { SECURITY_HEADERS } from '../security/content-security.ts'

const shop = testShop()
let address: Promise<string> | undefined

async function answerTo(bytes: string): Promise<{ status: number; headers: string; body: unknown }> {
  address ??= shop.app.listen({ port: 0 })
  const { port } = new URL(await address)
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), headers: head, body: JSON.parse(body) }
}

test('what is too much or no HTTP at all is refused in our own words, with the headers of every answer', async () => {
  const { status, headers, body } = await answerTo(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`)
  expect(status).toBe(431)
  expect(failureAnswer.parse(body)).toMatchObject({ code: 'request/too-large-headers' })
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(headers).toContain(`${name}: ${value}`)
})

test('who is still sending when it is refused gets to read why, and is hung up on in the end', async () => {
  const { status } = await answerTo(`GET /?${'a'.repeat(4_000_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)
  expect(status).toBe(431)
})
