import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import type { Request } from './load.ts'

export type BareServer = { address: string; pid: number | undefined; bytes: number; stop: () => Promise<void> }

/** Bare node:http that answers everything as the shop answers this request. */
export async function startBareServer(shop: string, request: Request): Promise<BareServer> {
  const { bytes, headers } = await rawAnswer(shop, request)
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { execArgv: [] })
  const ended = once(child, 'exit')
  child.send({ body: bytes.toString('base64'), headers })
  const [port] = await once(child, 'message')
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid,
    bytes: bytes.length,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}

/** The answer as it goes over the wire, still compressed: fetch would unpack it. */
async function rawAnswer(shop: string, { path, headers }: Request) {
  const [response] = await once(get(shop + path, { headers }), 'response')
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`)
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  const { connection: _, 'keep-alive': __, date: ___, 'transfer-encoding': ____, ...kept } = response.headers
  return { bytes, headers: { ...kept, 'content-length': String(bytes.length) } }
}
