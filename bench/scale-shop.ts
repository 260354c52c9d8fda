import { existsSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { seedDemo } from '#db/seed/seed-demo.ts'
import { seedLarge } from '#db/seed/seed-large.ts'
import { seedPeople } from '#db/seed/seed-people.ts'
import { heatOf } from '#server/activity/heat.ts'
import { addUpOrders } from '#server/admin/add-up-orders.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { encodeCursor } from '#server/platform/cursor.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { PLANNER_SETTINGS } from '#server/platform/db/planner-settings.ts'
import { createTokens } from '#server/platform/tokens.ts'
import type { Asked, Variant } from '#tests/support/catalogue-calls.ts'
import { memoryMediaStore } from '#tests/support/memory-media-store.ts'
import { databaseUrl, withAdmin } from '#tests/support/real-postgres.ts'
import { aShopper, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { isRead, logStatements, type Statement } from '#tests/support/statement-log.ts'

type Row = { id: string; price_paise: number; average_rating: number; rating_count: number }
type Measure = { ms: number; buffers: number }
type Session = { id: string; sessionId: string }

export type ScaleShop = Awaited<ReturnType<typeof openScaleShop>>

/**
 * A shop with so many products, and as many people with an order each up to `mostPeople`, on a database of its own, which is
 * filled unless it is there from an earlier run.
 */
export async function openScaleShop(server: string, size: number, mostPeople: number) {
  const url = await databaseFor(server, `likho_scale_${size}`)
  const config = readConfig({ LOG_LEVEL: 'error', DATABASE_URL: url, SESSION_SECRET: SHOP_SECRET })
  const database = await openDatabase({ dataDir: '', databaseUrl: url })
  await migrate(database.pool)
  await fill(database, size, Math.min(size, mostPeople))
  // As the jobs of a shop that runs do it.
  await addUpOrders(database.db, new Date())
  const log = logStatements(database.pool)
  const app = await buildApp({ config, database, media: memoryMediaStore() })
  const { db, pool } = database
  const asked = await askedOf(pool)
  const sessions = await sessionsOf({ app, db }, pool, asked)
  const tokens = createTokens(SHOP_SECRET)
  // One connection for all that is measured.
  const client = new pg.Client({ connectionString: url, options: PLANNER_SETTINGS.join(' ') })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const clock = clockOf(rows[0]?.pid ?? 0)

  /** Signed when it is needed: filling the next shop takes longer than a token lives. */
  const tokenOf = ({ id, sessionId }: Session) => tokens.signAccess(id, sessionId, new Date())

  /** The statements that answer a variant. */
  async function statementsOf({ who = 'visitor', paths }: Variant): Promise<Statement[]> {
    log.splice(0)
    for (const path of paths) {
      app.pageCache.change('everything')
      const headers = who === 'visitor' ? {} : { authorization: `Bearer ${await tokenOf(sessions[who])}` }
      const { statusCode, body } = await app.inject({ method: 'GET', url: path, headers })
      if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body}`)
    }
    return log.splice(0).filter(isRead)
  }

  return {
    size,
    asked,
    statementsOf,
    async time(statements: Statement[]): Promise<number> {
      await client.query('begin')
      const start = clock()
      for (const { text, values } of statements) await client.query(text, values)
      const spent = clock() - start
      await client.query('commit')
      return spent
    },
    /** In one transaction as well: some of them set what the next one goes by. */
    async explain(statements: Statement[]): Promise<(Measure & { text: string; plan: string })[]> {
      await client.query('begin')
      const seen = []
      for (const { text, values } of statements) {
        const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values)
        const { Plan, 'Execution Time': ms } = rows[0]['QUERY PLAN'][0]
        const buffers = Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
        seen.push({ ms, buffers, text, plan: JSON.stringify(Plan) })
      }
      await client.query('commit')
      return seen
    },
    async close(): Promise<void> {
      await client.end()
      await app.close()
      await database.close()
    },
  }
}

/** Milliseconds that this process has run, which others on a busy machine do not lengthen; the clock where nobody counts. */
function clockOf(pid: number): () => number {
  const counter = `/proc/${pid}/schedstat`
  if (!existsSync(counter)) return () => performance.now()
  return () => Number(readFileSync(counter, 'utf8').split(' ')[0]) / 1e6
}

async function databaseFor(server: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
  await admin.end()
  if (rowCount === 0) await withAdmin(server, `create database ${name}`)
  return databaseUrl(server, name)
}

async function fill(database: Awaited<ReturnType<typeof openDatabase>>, size: number, people: number): Promise<void> {
  const { rows } = await database.pool.query('select from all_products limit 1')
  if (rows.length > 0) return
  await seedDemo(database.db, memoryMediaStore())
  const start = performance.now()
  await seedLarge(database, size)
  console.log(`${size} products in ${Math.round((performance.now() - start) / 1000)} s`)
  await seedPeople(database, people)
  console.log(`and ${people} people with their orders: ${Math.round((performance.now() - start) / 1000)} s in all`)
}

/** About the heat of the seed's popular products: a later page begins among them. */
const HEAT = heatOf(1, new Date()) + 1.5

/** The seed's products are named by their number, and are the same in a catalogue of any size. */
async function askedOf(pool: pg.Pool): Promise<Asked> {
  const { rows } = await pool.query<Row>(
    `select id, price_paise, average_rating, rating_count from products
     where created_at < timestamptz '2026-09-30 00:00Z' order by id desc limit 10000`,
  )
  const row = (number: number): Row => {
    const found = rows[number - 1]
    if (!found) throw new Error(`There is no product number ${number}`)
    return found
  }
  const keysOf = ({ id, price_paise, average_rating, rating_count }: Row) => ({
    newest: [id],
    popular: [HEAT, id],
    priceAsc: [price_paise, id],
    priceDesc: [price_paise, id],
    rating: [average_rating, rating_count, id],
  })
  const { rows: orders } = await pool.query<{ id: string; user_id: string }>(
    "select id, user_id from orders where number = 'SEED-4711'",
  )
  return {
    order: orders[0]?.id ?? '',
    person: orders[0]?.user_id ?? '',
    product: (number) => row(number).id,
    after: (sort, number) => encodeCursor([sort, ...keysOf(row(number))[sort]]),
  }
}

/** A shopper who wishes for some things, the seller with most products, and an admin. */
async function sessionsOf(shop: Parameters<typeof aShopper>[0], pool: pg.Pool, { product }: Asked) {
  const shopper = await aShopper(shop)
  const items = [11, 57, 250, 1_900, 4_400, 8_000].map((number) => ({ productId: product(number), quantity: 1 }))
  await shopper.post('/api/v2/wishlist/addWishlist', { items })
  const admin = await aShopper(shop, { fullName: 'Meera Iyer', role: 'superadmin' })
  const { rows } = await pool.query<{ seller_id: string }>(
    'select seller_id from all_products where seller_id is not null group by 1 order by count(*) desc limit 1',
  )
  const sellerId = rows[0]?.seller_id ?? ''
  const { sessionId } = await aShopper(shop)
  await pool.query('update sessions set user_id = $1 where id = $2', [sellerId, sessionId])
  return { shopper, admin, seller: { id: sellerId, sessionId } }
}
