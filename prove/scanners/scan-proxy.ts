import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { sampleInput } from '#tests/support/sample-input.ts'

/** A page of links and forms of every call: scanners find what they follow, and only our scripts know the rest. */
const EVERYTHING = '/every-call.html'
const SOME_ID = '01930000-0000-7000-8000-000000000001'

/** Whoever is logged out sees nothing more. */
const ENDS_THE_SESSION = /logout|delete-account/

export type Counts = { requests: number; byStatus: Record<string, number>; faults: string[] }
type Options = { shop: string; port: number; headers: Record<string, string>; endpoints: readonly Endpoint[] }

/**
 * Stands between a scanner and the shop. It logs the scanner in, gives each request an address of its own, so that the
 * limit of one address does not hide what is behind it, hands forms on as the JSON that the call wants, and counts.
 */
export function startScanProxy({ shop, port, headers, endpoints }: Options): Promise<Counts> {
  const counts: Counts = { requests: 0, byStatus: {}, faults: [] }
  const isShown = ({ path }: Endpoint) => !ENDS_THE_SESSION.test(path)
  const page = pageOf(endpoints.filter(isShown))
  const byPath = new Map(endpoints.filter(({ method }) => method === 'POST').map((one) => [urlOf(one), one]))
  const target = new URL(shop)
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === EVERYTHING) return void outgoing.setHeader('content-type', 'text/html').end(page)
    counts.requests += 1
    const body = await buffer(incoming)
    const call = byPath.get(new URL(incoming.url ?? '/', shop).pathname)
    const isForm = incoming.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    const json = call && isForm ? JSON.stringify(inputOf(call, body.toString())) : undefined
    const { 'content-length': _, 'transfer-encoding': __, ...asked } = incoming.headers
    const passed = {
      ...asked,
      ...headers,
      ...(json && { 'content-type': 'application/json' }),
      'x-forwarded-for': addressOf(counts.requests),
    }
    const { method, url: path } = incoming
    const onward = request({ hostname: target.hostname, port: target.port, method, path, headers: passed })
    onward.on('response', (answer) => {
      note(counts, incoming, answer.statusCode ?? 0, json ?? body.toString('latin1'))
      passOn(answer, outgoing)
    })
    onward.on('error', (error) => {
      note(counts, incoming, 599, String(error))
      outgoing.writeHead(502).end()
    })
    onward.end(json ?? body)
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(counts)))
}

function passOn(answer: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
  answer.pipe(outgoing)
}

function note(counts: Counts, { method, url }: IncomingMessage, status: number, body: string): void {
  counts.byStatus[status] = (counts.byStatus[status] ?? 0) + 1
  if (status >= 500 && counts.faults.length < 100)
    counts.faults.push(`${status} ${method} ${url} ${body.slice(0, 300)}`)
}

const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

const urlOf = ({ path }: Endpoint) => path.replace(':subject', 'user').replaceAll(/:\w+/g, SOME_ID)

/** The fields of the form in place of those of a sample, whose types they take on where they can. */
function inputOf(call: Endpoint, form: string): object {
  const sample = sampleInput(call)
  const given = Object.fromEntries(new URLSearchParams(form))
  return {
    ...sample,
    ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, like(sample[name], value)])),
  }
}

function like(sample: unknown, value: string): unknown {
  if (typeof sample === 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function pageOf(endpoints: readonly Endpoint[]): string {
  const links = endpoints
    .filter(({ method, stream }) => method === 'GET' && !stream)
    .map((one) => {
      const query = new URLSearchParams(Object.entries(sampleInput(one)).map(([name, value]) => [name, String(value)]))
      return `<a href="${escaped(`${urlOf(one)}?${query}`)}">${one.path}</a>`
    })
  const forms = endpoints
    .filter(({ method }) => method === 'POST')
    .map((one) => {
      const fields = Object.entries(sampleInput(one)).map(
        ([name, value]) =>
          `<input name="${name}" value="${escaped(typeof value === 'string' ? value : JSON.stringify(value))}">`,
      )
      return `<form method="post" action="${urlOf(one)}">${fields.join('')}<input type="submit"></form>`
    })
  return `<!doctype html><title>Every call</title>${[...links, ...forms].join('\n')}`
}

const escaped = (text = '') => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
