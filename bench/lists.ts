import { parseArgs } from 'node:util'
import { seedDemo } from '#db/seed/seed-demo.ts'
import { seedLarge } from '#db/seed/seed-large.ts'
import { seedPeople } from '#db/seed/seed-people.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { memoryMediaStore } from '#tests/support/memory-media-store.ts'
import { startPostgres } from '#tests/support/real-postgres.ts'
import { aShopper, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'

/**
 * npm run bench:lists [-- --size 100000]: how long the lists of the back office take on a real Postgres with so many
 * products, people and orders: their first page, and one after forty thousand rows or at their end.
 */
const { values } = parseArgs({ options: { size: { type: 'string', default: '100000' } } })
const SIZE = Number(values.size)
const ROUNDS = 15
const STEPS = 400
const ROWS_A_STEP = 100

const ORDERS = '/api/v2/shiprocket/manageOrder'
const PRODUCTS = '/api/v1/product/manageProduct'
const USERS = '/api/v1/users/userList'
const LISTS = [
  `${USERS}?`,
  `${USERS}?sort=name`,
  `${USERS}?role=seller`,
  `${USERS}?search=meera`,
  '/api/v1/seller/sellerList?',
  `${PRODUCTS}?`,
  `${PRODUCTS}?sort=name`,
  `${PRODUCTS}?sort=priceAsc`,
  `${PRODUCTS}?sort=priceDesc&category=Writing`,
  `${PRODUCTS}?sort=stock`,
  `${PRODUCTS}?stock=low`,
  `${PRODUCTS}?search=gel%20pen`,
  `${ORDERS}?`,
  `${ORDERS}?status=processing`,
  `${ORDERS}?search=meera`,
  `${ORDERS}?search=SEED-4711`,
]
const DASHBOARDS = [7, 30, 90].map((days) => `/api/v2/admin/dashboard?days=${days}`)

const postgres = await startPostgres()
const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: postgres.url, SESSION_SECRET: SHOP_SECRET })
const database = await openDatabase(config)
await migrate(database.pool)
const media = memoryMediaStore()
await seedDemo(database.db, media)
await seedLarge(database, SIZE)
await seedPeople(database, SIZE)
const app = await buildApp({ config, database, media })
const shop = { app, db: database.db }

try {
  for (const path of LISTS) await measureList(path)
  for (const path of DASHBOARDS) console.log(row(path, [await timesOf(await anAdmin(), path)]))
} finally {
  await app.close()
  await database.close()
  await postgres.stop()
}

/** Each list is asked for by somebody else: what one address may ask in a minute is limited. */
function anAdmin(): Promise<Shopper> {
  return aShopper(shop, { fullName: 'Meera Iyer', role: 'superadmin' })
}

async function measureList(path: string): Promise<void> {
  const admin = await anAdmin()
  const first = await timesOf(admin, path)
  const cursor = await walk(admin, path)
  const deep = cursor === null ? [] : [await timesOf(admin, `${path}&cursor=${cursor}`)]
  console.log(row(path, [first, ...deep]))
}

/** The way to a page deep in the list, or to its last one where it ends before; null where it has but one. */
async function walk(admin: Shopper, path: string): Promise<string | null> {
  let deepest: string | null = null
  for (let step = 0; step < STEPS; step += 1) {
    const { body } = await admin.get(`${path}&limit=${ROWS_A_STEP}${deepest ? `&cursor=${deepest}` : ''}`)
    if (body.nextCursor === null) break
    deepest = body.nextCursor
  }
  return deepest
}

async function timesOf(admin: Shopper, path: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    const { status } = await admin.get(path)
    if (status !== 200) throw new Error(`${path}: ${status}`)
    times.push(performance.now() - start)
  }
  return times.sort((one, other) => one - other)
}

function row(path: string, pages: number[][]): string {
  const figures = pages.map((times) => `median ${ms(times[ROUNDS >> 1])} most ${ms(times.at(-1))}`)
  return `${path.padEnd(60)} ${figures.join('   deep ')}`
}

function ms(time = 0): string {
  return `${time.toFixed(1).padStart(6)} ms`
}
