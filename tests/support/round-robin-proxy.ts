import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

const ASK_EVERY_MS = 100

/**
 * A balancer as small as they come: asks each shop whether it is ready, sends requests to those that are, one after the
 * other, over connections that it keeps, and tries nothing twice.
 */
export async function roundRobinProxy() {
  const agent = new Agent({ keepAlive: true })
  const shops = new Map<string, { isReady: boolean }>()
  let turn = 0
  let isOpen = true

  async function ask(address: string): Promise<void> {
    const { ok } = await fetch(`${address}/readyz`, { headers: { connection: 'close' } }).catch(() => ({ ok: false }))
    const known = shops.get(address)
    if (known) known.isReady = ok
  }

  async function keepAsking(): Promise<void> {
    while (isOpen) {
      await Promise.all([...shops.keys()].map(ask))
      await setTimeout(ASK_EVERY_MS)
    }
  }

  function forward(asked: IncomingMessage, answer: ServerResponse): void {
    const ready = [...shops].flatMap(([address, { isReady }]) => (isReady ? address : []))
    const address = ready[turn++ % ready.length]
    if (!address) return void answer.writeHead(502).end('nobody is ready')
    const onward = request(new URL(asked.url ?? '/', address), {
      agent,
      method: asked.method,
      headers: asked.headers,
    })
    onward.on('response', (answered) => {
      const { connection: _, ...headers } = answered.headers
      answer.writeHead(answered.statusCode ?? 502, headers)
      answered.pipe(answer)
    })
    onward.on('error', (error) => answer.headersSent || answer.writeHead(502).end(String(error)))
    asked.pipe(onward)
  }

  const server = createServer(forward)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const asking = keepAsking()
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From when it is ready, as everything else. */
    add: async (address: string) => {
      shops.set(address, { isReady: false })
      await ask(address)
    },
    remove: (address: string) => void shops.delete(address),
    close: async () => {
      isOpen = false
      await asking
      server.closeAllConnections()
      agent.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
