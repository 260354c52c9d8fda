import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { untilJobsAreDone } from '#bench/setting/until-jobs-are-done.ts'
import type { Db } from '#server/platform/db/database.ts'
import { migrate, readMigrations } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { CALLBACK, PAID } from '#tests/support/buying.ts'
import { databaseUrl, startPostgres, withAdmin } from '#tests/support/real-postgres.ts'
import { startProcess } from '#tests/support/shop-process.ts'
import { aShopper, putOnSale, SHOP_SECRET } from '#tests/support/shoppers.ts'
import type { Outcome, Part } from '../part.ts'
import { type Checkout, oldCheckout } from './old-checkout.ts'

const TOTAL = 118
const PURCHASES = 5

/**
 * While a shop is upgraded, the version before runs on a database that this one has migrated, beside this one. Both sell; of
 * each purchase every step may be taken by either.
 */
export const part: Part = {
  share: 0,
  run: async (): Promise<Outcome> => {
    const checkout = await oldCheckout()
    if (!checkout)
      return { figures: { 'version before': 'not tried: there is no history of commits here' }, violations: [] }
    const postgres = await startPostgres()
    try {
      return await sellBesideEachOther(checkout, postgres.url)
    } finally {
      await postgres.stop()
      await checkout.remove()
    }
  },
}

async function sellBesideEachOther({ commit, folder }: Checkout, server: string): Promise<Outcome> {
  await withAdmin(server, 'create database versions')
  const url = databaseUrl(server, 'versions')
  const data = await mkdtemp(join(tmpdir(), 'likho-versions-'))
  const database = await openDatabase({ dataDir: '', databaseUrl: url })
  await migrate(database.pool)
  const before = await migrationsOf(folder)
  const shops = [folder, '.'].map((from, place) =>
    startProcess(
      {
        DATABASE_URL: url,
        // The version before may not know that a folder can be shared.
        DATA_DIR: join(data, String(place)),
        SEED: 'none',
        SESSION_SECRET: SHOP_SECRET,
        LOG_LEVEL: 'error',
      },
      join(from, 'tests/support/api-process.ts'),
    ),
  )
  try {
    await Promise.all(shops.map(({ says }) => says('Likho is ready on')))
    const [old = '', now = ''] = shops.map((shop) => /ready on (\S+)/.exec(shop.output())?.[1] ?? '')
    const pen = await putOnSale(database.db, { price: 100, stock: 100 })
    const violations: string[] = []
    for (const steps of [
      [old, old, old],
      [now, old, old],
      [old, now, old],
      [old, old, now],
      [now, now, now],
    ]) {
      for (let time = 0; time < PURCHASES; time += 1) {
        const failure = await buy(database.db, pen.id, steps).catch(String)
        if (failure) violations.push(`${steps.map((one) => (one === old ? 'before' : 'now')).join(', ')}: ${failure}`)
      }
    }
    await untilJobsAreDone(database)
    const failed = await database.db
      .selectFrom('jobs')
      .select(['name', 'last_error'])
      .where('failed_at', 'is not', null)
      .execute()
    violations.push(...failed.map(({ name, last_error }) => `job ${name} was given up: ${last_error}`))
    const { count } = await database.db
      .selectFrom('orders')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return {
      figures: { 'version before': commit, 'newer migrations': (await migrationsOf('.')) - before, orders: count },
      violations,
    }
  } finally {
    for (const shop of shops) shop.kill('SIGKILL')
    await Promise.all(shops.map(({ ended }) => ended))
    await database.close()
    await rm(data, { recursive: true, force: true })
  }
}

const migrationsOf = async (folder: string) => (await readMigrations(join(folder, 'db/migrations'))).length

/** Goes to pay at the first, pays at the second and comes back to the third. Answers what went wrong. */
async function buy(db: Db, productId: string, [opening, paying, settling]: string[]): Promise<string | undefined> {
  const { token, addressId } = await aShopper({ db, app: undefined as never })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const post = async (url: string, body: object) =>
    (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  const items = [{ productId, quantity: 1 }]
  const opened = await post(opening + PAID, { amount: TOTAL, source: 'cart', items, addressId })
  const paid = await post(`${paying}/api/sandbox/payments/${opened.order?.id}/pay`, { outcome: 'success' })
  const settled = await post(settling + CALLBACK, paid)
  return settled.data?.orderId ? undefined : JSON.stringify([opened, paid, settled])
}
