import { AsyncLocalStorage } from 'node:async_hooks'
import { Counter } from 'prom-client'
import { ownMetrics } from '../metrics/registry.ts'

/** A stretch of work in a trace. Names and attributes hold patterns and our own words, never what somebody sent. */
export type SpanWish = {
  name: string
  kind?: 'server' | 'client' | 'consumer' | 'internal'
  attributes?: Attributes
  /** Over already: it took so long until now. */
  tookMs?: number
  /** What it came of, in another trace. */
  link?: SpanId | undefined
}
type Attributes = Record<string, string | number>
export type SpanId = { traceId: string; spanId: string }

export type Span = SpanId & {
  rename: (name: string, attributes: Attributes) => void
  /** The fault is a word of ours: messages of errors may quote people. */
  end: (fault?: string) => void
}

/** Who makes spans: OpenTelemetry, or nobody. */
export type Tracer = { start: (wish: SpanWish, parent: Span | undefined) => Span }

const spans = new Counter({
  name: 'likho_trace_spans_total',
  help: 'Spans that the collector took, or that were lost',
  labelNames: ['outcome'],
  registers: [ownMetrics],
})

export const countSpans = (outcome: 'sent' | 'lost', count: number) => spans.inc({ outcome }, count)

let tracer: Tracer | undefined
const current = new AsyncLocalStorage<Span>()

/** From now on this process traces, or stops to. */
export function traceBy(made: Tracer | undefined): void {
  tracer = made
}

export const currentSpan = () => (tracer ? current.getStore() : undefined)

/** Does something as a part of a span, wherever it is called from. */
export const within = <Result>(span: Span | undefined, act: () => Result): Result =>
  span ? current.run(span, act) : act()

/** The first span of a trace. */
export const startTrace = (wish: SpanWish): Span | undefined => tracer?.start(wish, undefined)

/** A span of the trace that is under way; none where there is no trace, as when a process looks for jobs. */
export function startSpan(wish: SpanWish): Span | undefined {
  const parent = currentSpan()
  return parent && tracer?.start(wish, parent)
}

/** Does something as a span of its own. */
export async function inSpan<Result>(
  span: Span | undefined,
  act: () => Promise<Result>,
  faultOf: (error: unknown) => string = nameOf,
): Promise<Result> {
  if (!span) return act()
  try {
    const result = await current.run(span, act)
    span.end()
    return result
  } catch (error) {
    span.end(faultOf(error))
    throw error
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'error')
