import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCardsCall } from '#contract/catalog/catalog.endpoints.ts'
import { httpFailures } from '#contract/platform/http.failures.ts'
import { aProduct, insertProduct } from '#db/seed/builders/product-builder.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { type DatabaseProxy, databaseProxy } from '#tests/support/database-proxy.ts'
import { eventually } from '#tests/support/eventually.ts'
import { keptLog } from '#tests/support/kept-log.ts'
import { memoryMediaStore } from '#tests/support/memory-media-store.ts'
import { noteJob } from '#tests/support/note-job.ts'
import { freshDatabase, onRealPostgres } from '#tests/support/test-database.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { inProcess, type PageSource } from '../pages/page-source.ts'

/** Pages that list the products; what they cannot have they say with the status it came with, as real ones do. */
const pages: PageSource = {
  addressOf: (url) => url,
  keepPages: true,
  connectTo: '',
  serveAssets: async () => {},
  render: inProcess(async ({ url }, { api }) => {
    const headers = { 'content-type': 'text/html' }
    try {
      const { data } = await api(listCardsCall, url.endsWith('/never-seen') ? { limit: 7 } : {})
      return new Response(data.map(({ name }) => name).join(), { headers })
    } catch (error) {
      const { kind, message } = error as { kind: { status: number }; message: string }
      return new Response(message, { status: kind.status, headers })
    }
  }),
}

const CARDS = listCardsCall.path
const ONE_PRODUCT = '/api/v1/product/getProduct/01930000-0000-7000-8000-000000000001'
const SUBSCRIBE = '/api/v1/subscribe'
const POOL = { poolSize: 5, statementTimeoutMs: 1_000, idleTransactionTimeoutMs: 10_000 }
const MOST_CONNECTIONS = POOL.poolSize + 1

describe.skipIf(!onRealPostgres)('while the database is away', () => {
  let behind: Database
  let proxy: DatabaseProxy
  let database: Database
  let app: Awaited<ReturnType<typeof buildApp>>
  const undo: (() => Promise<unknown>)[] = []
  const lines: string[] = []
  const jobLog = keptLog()
  const { job, noted } = noteJob()

  beforeAll(async () => {
    const fresh = await freshDatabase()
    if (!fresh.url) throw new Error('these tests want a real Postgres')
    behind = fresh.database
    proxy = await databaseProxy(fresh.url)
    database = await openDatabase({ dataDir: '', databaseUrl: proxy.url, databaseLimits: POOL })
    const config = readConfig({ LOG_LEVEL: 'warn' })
    const logTo = { write: (line: string) => lines.push(line) }
    app = await buildApp({ config, database, media: memoryMediaStore(), pages, logTo })
    const gateways = {} as Parameters<typeof startJobs>[0]['gateways']
    const jobs = await startJobs({ database, jobs: [job], gateways, log: jobLog.log, alone: false })
    undo.push(fresh.drop, behind.close, proxy.stop, database.close, jobs.stop, () => app.close())
  })
  afterAll(async () => {
    for (const step of undo.reverse()) await step()
  })

  const add = (name: string) =>
    insertProduct(behind.db, aProduct({ name }), { id: 'a'.repeat(32), width: 9, height: 9 })
  const get = (url: string) => app.inject({ url })
  const listeners = async () => {
    const { rows } = await behind.pool.query(
      `select count(*) as number from pg_stat_activity where datname = current_database() and application_name = 'likho listener'`,
    )
    return rows[0].number
  }

  test('what lies ready is served, the rest says 503, and all goes on by itself when it is back', async () => {
    await add('Blue Pen')
    await eventually(async () => expect((await get('/')).body).toBe('Blue Pen'))
    expect((await get(CARDS)).json().data).toHaveLength(1)
    await Promise.all(Array.from({ length: 20 }, () => get(ONE_PRODUCT)))
    expect(proxy.connections()).toBeLessThanOrEqual(MOST_CONNECTIONS)

    for (const outage of ['first', 'second']) {
      const before = proxy.refusals()
      proxy.cut()
      await eventually(() => expect(proxy.refusals()).toBeGreaterThanOrEqual(before + 3))
      // Both would be made anew now.
      app.pageCache.change('everything')
      expect(await get('/')).toMatchObject({ statusCode: 200, body: expect.stringContaining('Blue Pen') })
      expect(await get(CARDS)).toMatchObject({ statusCode: 200, body: expect.stringContaining('Blue Pen') })
      await add(`${outage} pen`)
      await enqueue(behind.db, job, outage)

      for (const refused of [await get(ONE_PRODUCT), await post(SUBSCRIBE, { email: 'asha@example.in' })]) {
        const { code, text: message } = httpFailures.unavailable
        expect(refused).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } })
        expect(refused.json()).toMatchObject({ success: false, code, message })
      }
      const page = await get('/never-seen')
      expect(page).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } })
      expect((await get('/readyz')).statusCode).toBe(503)
      expect((await get('/healthz')).statusCode).toBe(200)
      expect((await get('/metrics')).body).toMatch(/^likho_database_up 0$/m)

      proxy.restore()
      await eventually(async () => {
        expect((await get('/')).body).toContain(`${outage} pen`)
        expect((await get(CARDS)).body).toContain(`${outage} pen`)
        expect((await get('/readyz')).statusCode).toBe(200)
        expect(noted).toContain(outage)
      })
    }
    expect((await get('/metrics')).body).toMatch(/^likho_database_up 1\n(.*\n)*likho_database_reconnects_total 2$/m)
    await Promise.all(Array.from({ length: 20 }, () => get(ONE_PRODUCT)))
    expect(proxy.connections()).toBeLessThanOrEqual(MOST_CONNECTIONS)
    expect(await listeners()).toBe(1)
    expect(noted).toEqual(['first', 'second'])
    const said = (text: string) => lines.filter((line) => line.includes(`"msg":"${text}"`)).length
    expect([said('the database is lost'), said('the database is back')]).toEqual([2, 2])
    expect(jobLog.lines.filter((line) => line.includes('jobs cannot be read')).length).toBeLessThanOrEqual(2)
  })

  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
})
