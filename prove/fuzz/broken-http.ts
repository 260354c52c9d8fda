import { connect } from 'node:net'
import { pick, type Random } from '#tests/support/seeded-random.ts'
import type { Answer, Ask } from './ask.ts'

const HOST = 'Host: likho.example\r\n'

/** What no HTTP client sends. */
const LINES = [
  `GET / HTTP/1.1\r\n\r\n`,
  `GET / HTTP/9.9\r\n${HOST}\r\n`,
  `GET  /  HTTP/1.1\r\n${HOST}\r\n`,
  `FUZZ / HTTP/1.1\r\n${HOST}\r\n`,
  `GET /\x00 HTTP/1.1\r\n${HOST}\r\n`,
  `GET /\xff\xfe HTTP/1.1\r\n${HOST}\r\n`,
  `GET http://evil.example/ HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  `GET //evil.example/%2e%2e HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  `GET * HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  `OPTIONS * HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}${'X: a\r\n'.repeat(3_000)}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}X : a\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n`,
  `POST /api/v1/users/login HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n`,
  `POST /api/v1/users/login HTTP/1.1\r\n${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `POST /api/v1/users/login HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
  `POST /api/v1/users/login HTTP/1.1\r\n${HOST}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
  `POST /api/v1/users/login HTTP/1.1\r\n${HOST}Expect: 200-maybe\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
  `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03`,
  `GET /searchResult?query=${'%'.repeat(300)} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  `GET /media/..%2f..%2f..%2fetc%2fpasswd HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
]

export const makeBrokenAsk = (number: number, random: Random): Ask => ({
  number,
  aim: 'broken HTTP',
  as: 'visitor',
  method: 'RAW',
  url: '',
  headers: {},
  body: Buffer.from(pick(random, LINES), 'latin1'),
})

const LONGEST_MS = 10_000
const NO_STATUS = 0

/** Writes the bytes and hangs up its own half: whatever the shop makes of that, it has to end. */
export function sendBytes(address: string, { body = Buffer.of() }: Ask): Promise<Answer> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.end(body))
    socket.setTimeout(LONGEST_MS, () => socket.destroy(new Error(`no end within ${LONGEST_MS} ms`)))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? undefined : reject(error)))
    socket.on('close', () => {
      const answer = Buffer.concat(chunks)
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.toString('latin1'))?.[1] ?? NO_STATUS)
      resolve({ status, headers: {}, body: answer })
    })
  })
}
