import type { TraceSettings } from './open-telemetry.ts'
import { traceBy } from './tracing.ts'

/** Traces what this process does from now on. Answers how to stop, which sends what is left. */
export async function startTracing(settings: TraceSettings): Promise<() => Promise<void>> {
  const { openTelemetry } = await import('./open-telemetry.ts')
  const opened = openTelemetry(settings)
  traceBy(opened)
  return async () => {
    traceBy(undefined)
    await opened.close()
  }
}
