import { z } from 'zod'
import { currentSpan, type SpanId } from '../tracing/tracing.ts'

/** Beside the data of a job that is queued while something is traced: what it came of. */
const TRACE = '$trace'
const traced = z.looseObject({ [TRACE]: z.object({ traceId: z.string(), spanId: z.string() }) })

export function withTrace<Data>(data: Data): Data {
  const span = currentSpan()
  if (!span) return data
  const { traceId, spanId } = span
  return { ...data, [TRACE]: { traceId, spanId } }
}

/** The data as it was given, also in a process that does not trace. */
export function withoutTrace(data: unknown): { data: unknown; queuedBy: SpanId | undefined } {
  const { data: found } = traced.safeParse(data)
  if (!found) return { data, queuedBy: undefined }
  const { [TRACE]: queuedBy, ...rest } = found
  return { data: rest, queuedBy }
}
