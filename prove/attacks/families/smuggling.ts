import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Family } from '../family.ts'

const HIDDEN = 'GET /hidden-request HTTP/1.1\r\nHost: likho.example\r\n\r\n'
const POST = 'POST /api/v1/subscribe HTTP/1.1\r\nHost: likho.example\r\n'
const JSON_TYPE = 'Content-Type: application/json\r\n'
const HEARD_WITHIN_MS = 400

/** Requests that two programs may read differently: one as one, the other as two. */
const REQUESTS: Record<string, string> = {
  'a length and chunks': `${POST}${JSON_TYPE}Content-Length: ${HIDDEN.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'chunks and a length': `${POST}${JSON_TYPE}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'two lengths': `${POST}${JSON_TYPE}Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'lengths in a list': `${POST}${JSON_TYPE}Content-Length: 0, ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'a length with a sign': `${POST}${JSON_TYPE}Content-Length: +0\r\n\r\n${HIDDEN}`,
  'a length below nothing': `${POST}${JSON_TYPE}Content-Length: -1\r\n\r\n${HIDDEN}`,
  'a length in hexadecimal': `${POST}${JSON_TYPE}Content-Length: 0x0\r\n\r\n${HIDDEN}`,
  'a blank before the colon': `${POST}${JSON_TYPE}Transfer-Encoding : chunked\r\nContent-Length: ${HIDDEN.length + 5}\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'an encoding nobody knows': `${POST}${JSON_TYPE}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'chunks that are not last': `${POST}${JSON_TYPE}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'chunks twice': `${POST}${JSON_TYPE}Transfer-Encoding: chunked\r\nTransfer-Encoding: cow\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'a folded header': `${POST}${JSON_TYPE}X: y\r\n Transfer-Encoding: chunked\r\nContent-Length: ${HIDDEN.length + 5}\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'a bare line feed in a header': `${POST}${JSON_TYPE}X: y\nTransfer-Encoding: chunked\r\nContent-Length: ${HIDDEN.length + 5}\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'a bare carriage return': `${POST}${JSON_TYPE}X: y\rTransfer-Encoding: chunked\r\nContent-Length: ${HIDDEN.length + 5}\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'a NUL in a header': `${POST}${JSON_TYPE}X: \0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'a chunk that says too much': `${POST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n${HIDDEN}`,
  'a chunk ended by a bare line feed': `${POST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\n0\n\n${HIDDEN}`,
  'a chunk with an extension that has a line feed': `${POST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\n0;a\nb\r\n\r\n${HIDDEN}`,
  'two hosts': `GET / HTTP/1.1\r\nHost: likho.example\r\nHost: evil.example\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'a body behind a page that lies ready': `GET /shop HTTP/1.1\r\nHost: likho.example\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'chunks behind a page that lies ready': `GET /shop HTTP/1.1\r\nHost: likho.example\r\nTransfer-Encoding: chunked\r\n\r\n${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`,
  'a line in the path': `GET /shop\r\nHost: x HTTP/1.1\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
}

/** Bytes as they stand, and every status line that comes back. */
async function statusesOf(shop: string, bytes: string): Promise<string[]> {
  const { hostname, port } = new URL(shop)
  const socket = connect(Number(port), hostname)
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(bytes, 'latin1')
  await Promise.race([closed, setTimeout(HEARD_WITHIN_MS)])
  socket.destroy()
  return [...heard.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status = '']) => status)
}

/** A request hidden in another one, as the server behind a proxy would meet it. */
export const smuggling: Family = async ({ address, ask }, { mustBe }) => {
  await ask({ path: '/shop' })
  const plain = await statusesOf(address, HIDDEN.repeat(2))
  mustBe(plain.length === 2, `Two plain requests are answered ${plain}: these attacks prove nothing`)
  const answered = await Promise.all(
    Object.entries(REQUESTS).map(async ([what, bytes]) => [what, await statusesOf(address, bytes)] as const),
  )
  for (const [what, statuses] of answered) {
    // A refusal of the rest of the connection is fine; an answer to what was hidden is not.
    const second = statuses.slice(1).filter((status) => status !== '400')
    mustBe(second.length === 0, `${what}: what was hidden is answered, ${statuses}`)
    mustBe(!statuses.some((status) => status.startsWith('5')), `${what} is answered with ${statuses}`)
  }
  const { status } = await ask({ path: '/api/v1/product/cards?limit=1' })
  mustBe(status === 200, `The shop answers ${status} afterwards`)
}
