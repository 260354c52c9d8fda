import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listCardsCall } from '#contract/catalog/catalog.endpoints.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { buy } from '#tests/support/buying.ts'
import { keptLog } from '#tests/support/kept-log.ts'
import { memoryMediaStore } from '#tests/support/memory-media-store.ts'
import { noteJob } from '#tests/support/note-job.ts'
import { hasPgBouncer, startPgBouncer } from '#tests/support/pgbouncer.ts'
import { aShopper, putOnSale, SHOP_SECRET, stockOf } from '#tests/support/shoppers.ts'
import { freshDatabase, onRealPostgres } from '#tests/support/test-database.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'

describe.skipIf(!onRealPostgres || !hasPgBouncer)(
  'behind a PgBouncer in transaction mode (where it is installed)',
  () => {
    let database: Database
    let app: Awaited<ReturnType<typeof buildApp>>
    const undo: (() => Promise<unknown>)[] = []
    const { job, noted } = noteJob()

    beforeAll(async () => {
      const fresh = await freshDatabase()
      if (!fresh.url) throw new Error('these tests want a real Postgres')
      const pool = await startPgBouncer(fresh.url)
      undo.push(fresh.drop, fresh.database.close, pool.stop)
      const config = readConfig({
        LOG_LEVEL: 'silent',
        SESSION_SECRET: SHOP_SECRET,
        DATABASE_URL: pool.url,
        DATABASE_LISTEN_URL: fresh.url,
      })
      database = await openDatabase(config)
      await migrate(database.jobsPool)
      app = await buildApp({ config, database, media: memoryMediaStore() })
      const gateways = {} as Parameters<typeof startJobs>[0]['gateways']
      const jobs = await startJobs({ database, jobs: [job], gateways, log: keptLog().log, alone: false })
      undo.push(database.close, jobs.stop, () => app.close())
    })
    afterAll(async () => {
      for (const step of undo.reverse()) await step()
    })

    test('many buy at once, changes are heard of and jobs run', async () => {
      const shop = { app, db: database.db }
      const pen = await putOnSale(database.db)
      const shoppers = await Promise.all(Array.from({ length: 12 }, () => aShopper(shop)))
      const orders = await Promise.all(shoppers.map((one) => buy(one, [{ productId: pen.id, quantity: 1 }], 118)))
      expect(new Set(orders).size).toBe(12)
      expect(await stockOf(database.db, pen)).toBe(13)

      expect((await app.inject({ url: listCardsCall.path })).json().data).toHaveLength(1)
      await putOnSale(database.db, { name: 'Red Pen' })
      await enqueue(database.db, job, 'done')
      await vi.waitFor(
        async () => {
          expect((await app.inject({ url: listCardsCall.path })).body).toContain('Red Pen')
          expect(noted).toEqual(['done'])
        },
        { timeout: 10_000 },
      )
    })

    test('no connection that others use is left without a limit by a job', async () => {
      await database.dbWithoutTimeout.selectFrom('jobs').select('id').execute()
      const limits = await Promise.all(
        Array.from({ length: 6 }, () => database.pool.query<{ statement_timeout: string }>('show statement_timeout')),
      )
      const { rows } = await database.jobsPool.query<{ setting: string }>(
        `select reset_val || 'ms' as setting from pg_settings where name = 'statement_timeout'`,
      )
      expect(rows).toEqual([{ setting: '15000ms' }])
      expect(new Set(limits.map((one) => one.rows[0]?.statement_timeout))).toEqual(new Set(['0']))
    })
  },
)
