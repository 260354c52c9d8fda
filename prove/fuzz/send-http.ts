import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Answer, Ask, Send } from './ask.ts'

/** No answer within this is a hang; a busy machine is slower than any shop. */
const LONGEST_MS = 30_000

/** Sends over real connections, which are kept open as browsers do. */
export function sendTo(address: string, connections: number): { send: Send; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(address)
  const send = ({ method, url, headers, body }: Ask, isAgain = false): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request({ hostname, port, agent, method, path: url, headers: { ...headers, ...lengthOf(body) } })
      const late = setTimeout(() => asked.destroy(new Error(`no answer within ${LONGEST_MS} ms`)), LONGEST_MS)
      asked.on('error', (error: NodeJS.ErrnoException) => {
        // The shop hung up on the connection while this was on its way: every client asks again then.
        const isOldLine = error.code === 'ECONNRESET' && asked.reusedSocket && !isAgain
        if (isOldLine) send({ method, url, headers, body } as Ask, true).then(resolve, reject)
        else reject(error)
      })
      asked.on('close', () => clearTimeout(late))
      asked.on('response', async (response) => {
        const { statusCode: status = 0, headers: given } = response
        // Events come as long as somebody listens: that they begin is all that is waited for.
        if (given['content-type']?.startsWith('text/event-stream')) {
          response.destroy()
          return resolve({ status, headers: given, body: Buffer.of() })
        }
        buffer(response).then((whole) => resolve({ status, headers: given, body: whole }), reject)
      })
      asked.end(body)
    })
  return { send: (ask) => send(ask), close: () => agent.destroy() }
}

const lengthOf = (body: Buffer | undefined) => (body ? { 'content-length': String(body.length) } : {})
