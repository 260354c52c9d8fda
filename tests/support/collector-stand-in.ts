import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Value = { stringValue?: string; intValue?: number }
type WireSpan = {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: Value }[]
  links?: { traceId: string; spanId: string }[]
  status: { code?: number }
}
type Sent = { resourceSpans: { scopeSpans: { spans: WireSpan[] }[] }[] }
export type SeenSpan = Omit<WireSpan, 'attributes'> & { attributes: Record<string, string | number | undefined> }

/** A collector of OpenTelemetry's traces on a port of its own: takes OTLP as JSON and keeps it. */
export async function startCollectorStandIn() {
  const spans: SeenSpan[] = []
  const texts: string[] = []
  const headers: IncomingMessage['headers'][] = []
  let isSilent = false

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = (await json(request)) as Sent
    headers.push(request.headers)
    if (isSilent || request.url !== '/v1/traces') return
    texts.push(JSON.stringify(sent))
    spans.push(
      ...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: some }) => some)).map(readable),
    )
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** All that was sent, as it came. */
    texts,
    headers,
    /** From now on nobody gets an answer. */
    fallSilent: () => {
      isSilent = true
    },
    /** The span and those that it is a part of, the innermost first. */
    upFrom: (span: SeenSpan) => upFrom(spans, span),
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

function upFrom(spans: readonly SeenSpan[], span: SeenSpan): SeenSpan[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId)
  return parent ? [span, ...upFrom(spans, parent)] : [span]
}

const readable = (span: WireSpan): SeenSpan => ({
  ...span,
  attributes: Object.fromEntries(
    span.attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  ),
})
