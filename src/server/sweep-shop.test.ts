import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { purgeCheckouts } from '#server/buying/purge-checkouts.ts'
import { readConfig } from '#server/config.ts'
import { openProviders } from '#server/gateways/open-providers.ts'
import { newId } from '#server/platform/ids.ts'
import { schedule } from '#server/platform/jobs/define-recurring-job.ts'
import { buy, openDraft } from '#tests/support/buying.ts'
import { keptLog } from '#tests/support/kept-log.ts'
import { aShopper, putOnSale, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { onRealPostgres } from '#tests/support/test-database.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { letTimePass } from '#tests/support/waiting-jobs.ts'
import { workOff } from '#tests/support/work-off.ts'
import { sweepShopJob } from './sweep-shop.ts'

const env = { SESSION_SECRET: SHOP_SECRET }
const shop = testShop({ env })
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

test('old activities, events, security events and unpaid drafts go; what was paid stays', async () => {
  const pen = await putOnSale(shop.db, { price: 100 })
  const asha = await aShopper(shop)
  await buy(asha, [{ productId: pen.id, quantity: 1 }], 118)
  await openDraft(asha, [{ productId: pen.id, quantity: 2 }], 236)
  await shop.db
    .updateTable('checkouts')
    .set({ created_at: daysAgo(31) })
    .execute()
  await shop.db.updateTable('checkouts').set({ status: 'released' }).where('status', '=', 'open').execute()
  for (const days of [89, 91]) {
    const activity = { id: newId(), visitor_id: newId(), user_id: null, product_id: pen.id, action: 'show' as const }
    await shop.db
      .insertInto('activities')
      .values({ ...activity, at: daysAgo(days) })
      .execute()
  }
  for (const days of [29, 31]) {
    await shop.db
      .insertInto('provider_events')
      .values({ provider: 'razorpay', id: `evt_${days}`, received_at: daysAgo(days) })
      .execute()
  }
  for (const days of [364, 367]) {
    const event = { id: newId(), event: 'login', subject_id: asha.id, actor_id: asha.id, address: '', device: '' }
    await shop.db
      .insertInto('security_events')
      .values({ ...event, at: daysAgo(days), detail: String(days) })
      .execute()
  }
  await schedule(shop.db, sweepShopJob, new Date())
  await workOff(shop.db, openProviders(readConfig(env), shop.db), [sweepShopJob])
  expect(await shop.db.selectFrom('activities').select('id').execute()).toHaveLength(1)
  expect(await shop.db.selectFrom('provider_events').select('id').execute()).toEqual([{ id: 'evt_29' }])
  expect(await shop.db.selectFrom('security_events').select('detail').execute()).toEqual([{ detail: '364' }])
  expect(await shop.db.selectFrom('checkouts').select('status').execute()).toEqual([{ status: 'paid' }])
  expect(await shop.db.selectFrom('jobs').select('name').where('name', '=', 'sweep-shop').execute()).toHaveLength(1)
})

test.skipIf(onRealPostgres)('the embedded database is vacuumed', async () => {
  await putOnSale(shop.db, { price: 100 })
  await schedule(shop.db, sweepShopJob, new Date())
  await workOff(shop.db, openProviders(readConfig(env), shop.db), [sweepShopJob])
  const { rows } = await sql`select relallvisible > 0 as vacuumed from pg_class where relname = 'all_products'`.execute(
    shop.db,
  )
  expect(rows).toEqual([{ vacuumed: true }])
})

test('however many unpaid drafts there are, one sweep takes them all', async () => {
  const pen = await putOnSale(shop.db, { price: 100 })
  for (const fullName of ['Asha Verma', 'Ravi Nair', 'Meera Iyer']) {
    await openDraft(await aShopper(shop, { fullName }), [{ productId: pen.id, quantity: 1 }], 118)
  }
  await shop.db
    .updateTable('checkouts')
    .set({ created_at: daysAgo(31), status: 'released' })
    .execute()
  await purgeCheckouts(shop.db, new Date(), 2)
  expect(await shop.db.selectFrom('checkouts').select('id').execute()).toEqual([])
  expect(await shop.db.selectFrom('payment_orders').select('id').execute()).toEqual([])
})

test('a sweep whose tries are used up comes again the next day, and one fault does not stop the rest of it', async () => {
  await shop.db
    .insertInto('provider_events')
    .values({ provider: 'razorpay', id: 'evt_old', received_at: daysAgo(31) })
    .execute()
  await sql`alter table activities rename to activities_away`.execute(shop.db)
  try {
    await schedule(shop.db, sweepShopJob, new Date())
    const gateways = openProviders(readConfig(env), shop.db)
    for (let round = 0; round < 2; round += 1) {
      await letTimePass(shop.db, DAY_MS / 12)
      await workOff(shop.db, gateways, [sweepShopJob])
    }
  } finally {
    await sql`alter table activities_away rename to activities`.execute(shop.db)
  }
  expect(await shop.db.selectFrom('provider_events').select('id').execute()).toEqual([])
  const jobs = await shop.db.selectFrom('jobs').select(['run_at', 'failed_at', 'attempts']).orderBy('id').execute()
  expect(jobs).toMatchObject([{ failed_at: expect.any(Date) }, { failed_at: null, attempts: 0 }])
  const [, next] = jobs
  expect((next?.run_at.getTime() ?? 0) - Date.now()).toBeGreaterThan(DAY_MS / 2)
})

test('of several faults each is logged and named, and all of it is told on the desk', async () => {
  const { log, lines } = keptLog()
  const away = ['activities', 'search_misses']
  for (const table of away)
    await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_away`)}`.execute(shop.db)
  try {
    await schedule(shop.db, sweepShopJob, new Date())
    await workOff(shop.db, openProviders(readConfig(env), shop.db), [sweepShopJob], 1, log)
  } finally {
    for (const table of away)
      await sql`alter table ${sql.table(`${table}_away`)} rename to ${sql.table(table)}`.execute(shop.db)
  }
  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'old records could not be cleared')
  expect(told.map(({ purge }) => purge)).toEqual(['purgeActivities', 'purgeMisses'])
  const [job] = await shop.db.selectFrom('jobs').select('last_error').where('name', '=', 'sweep-shop').execute()
  for (const table of away) expect(job?.last_error).toContain(table)
})
