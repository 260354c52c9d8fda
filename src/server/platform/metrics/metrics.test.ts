import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { metricValues } from '#tests/support/metric-values.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { workOff } from '#tests/support/work-off.ts'
import { defineJob, FinalFailure } from '../jobs/define-job.ts'
import { enqueue } from '../jobs/enqueue.ts'

const shop = testShop()

test('our metrics are named as Prometheus’ guide has it, and each says what it is', async () => {
  const { body, headers } = await shop.app.inject('/metrics')
  expect(headers['content-type']).toMatch(/^text\/plain; version=0.0.4/)
  const types = [...body.matchAll(/^# TYPE (likho_\w+) (\w+)$/gm)].map(([, name = '', type = '']) => ({ name, type }))
  expect(types.length).toBeGreaterThan(25)
  for (const { name, type } of types) {
    expect(name.endsWith('_total'), name).toBe(type === 'counter')
    if (type === 'histogram') expect(name).toMatch(/_seconds$/)
    expect(body).toMatch(new RegExp(`^# HELP ${name} [A-Z].{8,}$`, 'm'))
  }
  expect(new Set(types.map(({ name }) => name)).size).toBe(types.length)
})

test('the connections of each pool are told, and those who read', async () => {
  const values = await metricValues(shop.app)
  expect(values.get('likho_database_connections{pool="calls",state="open"}')).toBeGreaterThan(0)
  expect(values.get('likho_database_connections{pool="calls",state="waiting"}')).toBe(0)
  expect(values.get('likho_database_connections{pool="reading",state="in use"}')).toBe(0)
  expect(values.get('likho_database_connections_limit{pool="calls"}')).toBeGreaterThan(0)
})

test('jobs that wait are told by kind, with how long the oldest has waited; those that ended, by how', async () => {
  const breaks = defineJob<{ isHopeless: boolean }>('breaks', {
    concurrency: 1,
    retryAfterMs: [60_000],
    run: async (_, { isHopeless }) => {
      throw isHopeless ? new FinalFailure('never') : new Error('not yet')
    },
  })
  await enqueue(shop.db, breaks, { isHopeless: true }, { runAt: new Date(Date.now() - 90_000) })
  await enqueue(shop.db, breaks, { isHopeless: false })
  await enqueue(shop.db, breaks, { isHopeless: false }, { runAt: new Date(Date.now() + 90_000) })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  try {
    const waiting = await eventually(async () => {
      const values = await metricValues(shop.app)
      expect(values.get('likho_jobs_waiting{kind="breaks"}')).toBe(2)
      return values
    })
    expect(waiting.get('likho_job_oldest_waiting_seconds{kind="breaks"}')).toBeGreaterThan(89)
  } finally {
    vi.useRealTimers()
  }
  await workOff(shop.db, {}, [breaks])
  const values = await metricValues(shop.app)
  expect(values.get('likho_jobs_total{kind="breaks",outcome="failed"}')).toBe(1)
  expect(values.get('likho_jobs_total{kind="breaks",outcome="given up"}')).toBe(1)
})

test('statements are counted by what they do and their first table; those that fail, by why', async () => {
  const before = await metricValues(shop.app)
  await shop.db.selectFrom('seasons').select('id').execute()
  await sql`select 1 / 0`.execute(shop.db).catch(() => undefined)
  const after = await metricValues(shop.app)
  const grown = (series: string) => (after.get(series) ?? 0) - (before.get(series) ?? 0)
  expect(grown('likho_statements_total{class="read",table="seasons"}')).toBe(1)
  expect(grown('likho_statement_failures_total{reason="other"}')).toBe(1)
})
