import type { FastifyInstance } from 'fastify'

/** What /metrics shows, by the series as it is written there: `likho_jobs_total{kind="send-mail",outcome="done"}`. */
export async function metricValues(app: FastifyInstance): Promise<Map<string, number>> {
  const { body } = await app.inject('/metrics')
  const lines = body.split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

/** By how much each series grew while something was done. Counts are the process's: others may have counted before. */
export async function metricsGrownBy(app: FastifyInstance, act: () => Promise<unknown>): Promise<Map<string, number>> {
  const before = await metricValues(app)
  await act()
  const after = await metricValues(app)
  return new Map([...after].map(([series, value]) => [series, value - (before.get(series) ?? 0)]))
}
