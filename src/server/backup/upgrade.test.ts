import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AGGREGATOR } from '#contract/orders/orders.endpoints.ts'
import { ASHA, logIn } from '#tests/support/accounts.ts'
import { aBrowser, type Browser } from '#tests/support/browser.ts'
import { amountsOf } from '#tests/support/invoice-amounts.ts'
import { SHOP_SECRET } from '#tests/support/shoppers.ts'
import { freshDatabase } from '#tests/support/test-database.ts'
import { ORDER_DAYS } from '../admin/order-days.store.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { diskMediaStore } from '../gateways/images/disk-media-store.ts'
import { ROOT } from '../platform/root.ts'
import { prepareShop } from '../prepare-shop.ts'
import { openArchive } from './open-archive.ts'
import { restore } from './restore.ts'

/** A backup of a shop of an earlier Likho, and what that one said of its orders. */
const ARCHIVE = join(ROOT, 'tests/fixtures/shop-0044')

type Old = { username: string; productId: string; orders: { id: string; status: string; amounts: string[] }[] }

let old: Old
let fresh: Awaited<ReturnType<typeof freshDatabase>>
let folder: string
let app: FastifyInstance
let browser: Browser
let applied: string[]

beforeAll(async () => {
  old = JSON.parse(await readFile(join(ARCHIVE, 'expected.json'), 'utf8'))
  folder = await mkdtemp(join(tmpdir(), 'likho-upgrade-'))
  fresh = await freshDatabase()
  const media = diskMediaStore(folder)
  applied = await restore({ pool: fresh.database.pool, media }, await openArchive(ARCHIVE))
  const config = readConfig({ LOG_LEVEL: 'silent', SESSION_SECRET: SHOP_SECRET, DATA_DIR: folder })
  app = await buildApp({ config, database: fresh.database, media })
  browser = aBrowser({ app })
}, 120_000)

afterAll(async () => {
  await app?.close()
  await fresh?.database.close()
  await fresh?.drop()
  await rm(folder, { recursive: true, force: true })
})

const db = () => fresh.database.db

test('the data of an earlier Likho is brought up to date', () => {
  expect(applied[0]).toBe('0045-order-list.sql')
})

test('its people log in and find their cart and their orders, to the paisa', async () => {
  const { username, productId, orders } = old
  expect((await logIn(browser, { username, password: ASHA.password })).status).toBe(200)
  const cart = await browser.call('GET', '/api/v2/cart')
  expect(JSON.stringify(cart.body)).toContain(productId)
  for (const { id, status, amounts } of orders) {
    const cookie = [...browser.jar].map(([name, { value }]) => `${name}=${value}`).join('; ')
    const invoice = await app.inject({ url: `${AGGREGATOR}/invoice/${id}`, headers: { cookie } })
    expect(amountsOf(invoice.rawPayload)).toEqual(amounts)
    const row = await db().selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.status).toBe(status)
  }
})

test('its orders of the sandbox keep their numbers, and are in no figure any more', async () => {
  const orders = await db().selectFrom('orders').select(['number', 'money']).orderBy('number').execute()
  expect(orders.map(({ money }) => money)).toEqual(old.orders.map(() => 'sandbox'))
  for (const { number } of orders) expect(number).toMatch(/^LK\d{4}-\d{6}$/)
  const { rows } = await sql<{ orders: number; paise: number }>`
    select sum(orders) as orders, sum(total_paise)::float8 as paise from ${ORDER_DAYS}`.execute(db())
  expect(rows).toEqual([{ orders: 0, paise: 0 }])
})

test('what was paid back and what was said is still so', async () => {
  const refunds = await db().selectFrom('refunds').select(['status', 'amount_paise']).execute()
  expect(refunds).toEqual([{ status: 'processed', amount_paise: 11_900 }])
  const reviews = await app.inject(`/api/v2/feedback/getReview/${old.productId}`)
  expect(reviews.json().data).toMatchObject([{ rating: 4, message: 'Writes well' }])
})

test('a start finishes its restore, where that was killed once the rows were there: numbers go on later', async () => {
  const { manifest } = await openArchive(ARCHIVE)
  const marks = () => db().selectFrom('unfinished_restore').select(['made_at', 'is_copy']).execute()
  expect(await marks()).toEqual([{ made_at: new Date(manifest.madeAt), is_copy: false }])
  const config = readConfig({ SEED: 'none', SESSION_SECRET: SHOP_SECRET, DATA_DIR: folder })
  await prepareShop(config, fresh.database)
  expect(await marks()).toEqual([])
  const [{ last } = { last: 0 }] = await db()
    .selectFrom('number_series')
    .select('last')
    .orderBy('name', 'desc')
    .execute()
  expect(last).toBeGreaterThanOrEqual(1_000)
})

test('its products are on the shelves, with their pictures', async () => {
  const { _id, ProductImage } = (await app.inject(`/api/v1/product/getProduct/${old.productId}`)).json().data
  expect(_id).toBe(old.productId)
  const { id } = await db().selectFrom('images').select('id').executeTakeFirstOrThrow()
  expect(JSON.stringify(ProductImage)).toContain(id)
  expect((await app.inject(`/media/${id}-160.webp`)).statusCode).toBe(200)
})
