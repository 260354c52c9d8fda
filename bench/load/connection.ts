import { once } from 'node:events'
import { connect } from 'node:net'
import type { Request } from './load.ts'

const HEAD_END = '\r\n\r\n'

export const bytesOf = (address: string, { path, headers }: Request) => {
  const lines = Object.entries({ host: new URL(address).host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}${HEAD_END}`)
}

/**
 * Asks for one thing after the other over one connection, as fast as answers come, and looks at no more of them than it
 * must: a client that measures a server has to be cheaper than it. Ends when there is nothing next.
 */
export async function askInTurns(
  address: string,
  next: () => Buffer | undefined,
  heard: (status: number, ms: number) => void,
): Promise<void> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname).setNoDelay()
  let asked = 0
  let missing = 0
  let status = 0
  let head = ''

  function askNext(): void {
    const bytes = next()
    if (!bytes) return void socket.end()
    asked = performance.now()
    socket.write(bytes)
  }

  socket.on('data', (chunk: Buffer) => {
    if (missing === 0) {
      // The rest of a head that came in two pieces is rare; a body that did not yet come whole is not.
      head += chunk.toString('latin1')
      const end = head.indexOf(HEAD_END)
      if (end < 0) return
      const length = /^content-length: (\d+)/im.exec(head.slice(0, end))?.[1]
      if (length === undefined) return void socket.destroy(new Error('An answer does not say how long it is'))
      status = Number(head.slice(9, 12))
      missing = end + HEAD_END.length + Number(length) - head.length
      head = ''
    } else missing -= chunk.length
    if (missing > 0) return
    missing = 0
    heard(status, performance.now() - asked)
    askNext()
  })
  socket.on('connect', askNext)
  await once(socket, 'close')
}
