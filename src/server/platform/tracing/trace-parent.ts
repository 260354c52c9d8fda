import type { SpanId } from './tracing.ts'

/** https://www.w3.org/TR/trace-context: version, trace, span, flags. Ids of zeros alone are none. */
const TRACE_PARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/

export function readTraceParent(header: unknown): SpanId | undefined {
  const [, traceId, spanId] = (typeof header === 'string' && TRACE_PARENT.exec(header)) || []
  return traceId && spanId ? { traceId, spanId } : undefined
}
