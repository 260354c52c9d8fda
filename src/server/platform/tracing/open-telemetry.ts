import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { countSpans, type Span, type SpanId, type SpanWish, type Tracer } from './tracing.ts'

export type TraceSettings = {
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  /** The share of traces that are kept, from 0 to 1. */
  share: number
}

/** Spans that wait to be sent. Beyond these they are dropped: a collector that is slow or away costs this much memory. */
const MOST_WAITING = 2_048
const SEND_EVERY_MS = 2_000
const SEND_WITHIN_MS = 5_000
/** A closing shop does not wait longer for a collector. */
const CLOSE_WITHIN_MS = 2_000

/** Traces by OTLP over HTTP. Loaded only where an address is set: it is 0.1 s and 10 MB that other shops do without. */
export function openTelemetry(settings: TraceSettings): Tracer & { close: () => Promise<void> } {
  const { endpoint, headers, serviceName, share } = settings
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const exporter = counted(new OTLPTraceExporter({ url, headers, timeoutMillis: SEND_WITHIN_MS }))
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: MOST_WAITING,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: SEND_WITHIN_MS,
      }),
    ],
  })
  const tracer = provider.getTracer('likho')
  const contexts = new WeakMap<Span, Context>()

  function start({ name, kind = 'internal', attributes = {}, tookMs, link }: SpanWish, parent: Span | undefined): Span {
    const context = (parent && contexts.get(parent)) ?? ROOT_CONTEXT
    const options = {
      kind: KINDS[kind],
      attributes,
      ...(tookMs !== undefined && { startTime: Date.now() - tookMs }),
      ...(link && { links: [{ context: contextOf(link) }] }),
    }
    const made = tracer.startSpan(name, options, context)
    const { traceId, spanId } = made.spanContext()
    const span: Span = {
      traceId,
      spanId,
      rename: (better, more) => made.updateName(better).setAttributes(more),
      end: (fault) => {
        if (fault) made.setAttribute('error.type', fault).setStatus({ code: SpanStatusCode.ERROR })
        made.end()
      },
    }
    contexts.set(span, trace.setSpan(context, made))
    return span
  }

  return {
    start,
    close: async () => {
      const patience = AbortSignal.timeout(CLOSE_WITHIN_MS)
      const late = new Promise((over) => patience.addEventListener('abort', over, { once: true }))
      await Promise.race([provider.shutdown().catch(() => undefined), late])
    },
  }
}

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}

const contextOf = ({ traceId, spanId }: SpanId) => ({
  traceId,
  spanId,
  isRemote: true,
  traceFlags: TraceFlags.SAMPLED,
})

/** What became of the spans is a metric; nothing else hears of a collector that is away. */
const counted = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(spans, (result) => {
      countSpans(result.error ? 'lost' : 'sent', spans.length)
      done(result)
    }),
  shutdown: () => exporter.shutdown(),
  ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
})
