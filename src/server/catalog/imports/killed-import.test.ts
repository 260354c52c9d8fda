import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { migrate } from '#server/platform/db/migrate.ts'
import { IMPORTS } from '#tests/support/csv-uploads.ts'
import { seededRandom } from '#tests/support/seeded-random.ts'
import { KILLS, startProcess } from '#tests/support/shop-process.ts'
import { aShopper, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { freshDatabase, onRealPostgres } from '#tests/support/test-database.ts'
import { letTimePass } from '#tests/support/waiting-jobs.ts'

const ROWS = 500 * KILLS
const LONGEST_LIFE_MS = 400
const LEASE_MS = 60_000

const rowOf = (_: unknown, n: number) => `Pen ${n},${1 + n},Writing,Fine,1\n`
const table = `name,price,Category,description,stocks\n${Array.from({ length: ROWS }, rowOf).join('')}`

test.skipIf(!onRealPostgres)(
  'killed at any moment, an import goes on where it was: no row is lost or done twice',
  { timeout: 900_000 },
  async () => {
    const random = seededRandom('kills of a shop that imports')
    const fresh = await freshDatabase()
    if (!fresh.url) throw new Error('this test wants a real Postgres')
    const { db, pool } = fresh.database
    const dataDir = await mkdtemp(join(tmpdir(), 'likho-import-'))
    const env = {
      DATABASE_URL: fresh.url,
      DATA_DIR: dataDir,
      SEED: 'none',
      SESSION_SECRET: SHOP_SECRET,
      LOG_LEVEL: 'error',
    }
    const open = async () => {
      const shop = startProcess(env, 'tests/support/api-process.ts')
      await shop.says('Likho is ready on')
      return { shop, address: /ready on (\S+)/.exec(shop.output())?.[1] ?? '' }
    }
    const stateOf = () =>
      db.selectFrom('product_imports').select(['status', 'done', 'failed', 'added']).executeTakeFirst()

    try {
      await migrate(pool)
      const { token } = await aShopper({ db, app: undefined as never }, { role: 'seller', approved: true })
      let { shop, address } = await open()
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/csv' }
      const sent = await fetch(`${address}${IMPORTS}?dryRun=false`, { method: 'POST', headers, body: table })
      expect(sent.status).toBe(201)
      for (let death = 0; death < KILLS; death += 1) {
        await new Promise((resolve) => setTimeout(resolve, random(LONGEST_LIFE_MS)))
        shop.kill('SIGKILL')
        await shop.ended
        const { done = 0, added = 0 } = (await stateOf()) ?? {}
        const { count } = await db
          .selectFrom('all_products')
          .select((all) => all.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
        expect([count, done], 'what is noted as done is done').toEqual([added, added])
        await letTimePass(db, LEASE_MS)
        shop = (await open()).shop
      }
      const whole = { status: 'done', done: ROWS, failed: 0, added: ROWS }
      await vi.waitFor(async () => expect(await stateOf()).toEqual(whole), { timeout: 60_000, interval: 200 })
      shop.kill('SIGTERM')
      await shop.ended
      const names = await db.selectFrom('all_products').select('name').execute()
      expect(new Set(names.map(({ name }) => name)).size).toBe(ROWS)
      expect(names).toHaveLength(ROWS)
      expect(await db.selectFrom('audit_entries').select('id').execute()).toHaveLength(ROWS)
    } finally {
      await fresh.database.close()
      await fresh.drop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)
