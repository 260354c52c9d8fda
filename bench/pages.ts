import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'

/**
 * npm run bench: how close the shop comes to bare node:http sending the same bytes. Both are asked in turns within one
 * run, so that what else the machine does hits both alike; only the ratio means anything.
 */
const PORT = 3988
const SHOP = `http://127.0.0.1:${PORT}`
const ROUNDS = 5
const SECONDS_A_ROUND = 3
const CONNECTIONS = 32
const PATHS = { 'home page': '/', 'product list': '/api/v1/product/getProduct' }
const HEADERS = { 'accept-encoding': 'br' }

const folder = await mkdtemp(join(tmpdir(), 'likho-bench-'))
const shop = await startShop()
try {
  for (const [name, path] of Object.entries(PATHS)) await compare(name, path)
} finally {
  await stop(shop)
  await rm(folder, { recursive: true, force: true })
}

async function startShop(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const chunk of child.stdout) if (String(chunk).includes('Likho is ready')) break
  return child
}

async function compare(name: string, path: string): Promise<void> {
  const { bytes, headers } = await rawAnswer(path)
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'))
  bare.send({ body: bytes.toString('base64'), headers })
  const [barePort] = await once(bare, 'message')
  const rates = { shop: [] as number[], bare: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.shop.push(await requestsPerSecond(SHOP + path))
    rates.bare.push(await requestsPerSecond(`http://127.0.0.1:${barePort}${path}`))
  }
  await stop(bare)
  const [ours, theirs] = [median(rates.shop), median(rates.bare)]
  console.log(
    `${name.padEnd(14)} ${(bytes.length / 1024).toFixed(1).padStart(6)} KB   shop ${ours}/s   bare node:http ${theirs}/s   ratio ${(ours / theirs).toFixed(2)}`,
  )
}

/** The answer as it goes over the wire, still compressed: fetch would unpack it. */
async function rawAnswer(path: string): Promise<{ bytes: Buffer; headers: Record<string, string> }> {
  const [response] = await once(get(SHOP + path, { headers: HEADERS }), 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const { connection, 'keep-alive': _, date, 'transfer-encoding': __, ...headers } = response.headers
  const bytes = Buffer.concat(chunks)
  return { bytes, headers: { ...headers, 'content-length': String(bytes.length) } }
}

async function requestsPerSecond(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS_A_ROUND,
    headers: HEADERS,
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refusals and ${errors} errors`)
  return Math.round(requests.average)
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'exit')
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
