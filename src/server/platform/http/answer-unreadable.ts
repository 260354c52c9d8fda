import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FailureAnswer } from '#contract/platform/answers.ts'
import type { FailureKind } from '#contract/platform/failures.ts'
import { httpFailures } from '#contract/platform/http.failures.ts'
import { NOTHING_ALLOWED, SECURITY_HEADERS } from '../security/content-security.ts'

const BY_CODE: Record<string, FailureKind> = {
  HPE_HEADER_OVERFLOW: httpFailures.tooLargeHeaders,
  ERR_HTTP_REQUEST_TIMEOUT: httpFailures.tooSlow,
}

/** How long the rest is still taken of somebody whom we have refused. */
const LINGER_MS = 1_000

/**
 * Refuses what is no HTTP, or too much of it to become a request: in the same words and with the same headers as all else.
 * Who is still sending when the line is cut never gets to read why, so the rest is taken and thrown away, for a moment.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writableEnded) return
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error)
  socket.end(refusal(BY_CODE[error.code ?? ''] ?? httpFailures.malformed))
  socket.resume().once('end', () => socket.destroy())
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

function refusal({ status, code, text: message }: FailureKind): string {
  const answer: FailureAnswer = { success: false, code, message, requestId: randomUUID() }
  const body = JSON.stringify(answer)
  const headers = {
    ...SECURITY_HEADERS,
    'content-security-policy': NOTHING_ALLOWED,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
