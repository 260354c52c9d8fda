import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedLarge } from '#db/seed/seed-large.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { startPostgres } from '#tests/support/real-postgres.ts'
import { openBuyers } from './buyers.ts'
import { changesOfAnOrder, forgetChanges, type RowChanges } from './row-changes.ts'
import { fillShelf } from './shelf.ts'
import { type RunningShop, startShop } from './shop-process.ts'
import { untilJobsAreDone } from './until-jobs-are-done.ts'

export type Setting = {
  shop: RunningShop
  database: Database
  databaseUrl: string
  /** Postgres itself, whose processes are its children. */
  postgresPid: number
  folder: string
  /** Those that are read and bought, again and again. */
  popular: Product[]
  /** Those that nobody has looked at: their pages are made when they are first asked for. */
  unseen: Product[]
  /** What one order of this shop does to its tables. */
  changes: RowChanges[]
}
export type Product = { id: string; name: string; category: string; pricePaise: number }

/** Beside the demo's 141. */
const MORE_PRODUCTS = 1_000
const POPULAR = 300
const COUNTED_ORDERS = 20

/** A shop in production mode beside a real Postgres, with so many products that caches and lists have work to do. */
export async function withSetting(
  run: (setting: Setting) => Promise<void>,
  moreProducts = MORE_PRODUCTS,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'likho-bench-'))
  const postgres = await startPostgres()
  const place = { folder, databaseUrl: postgres.url }
  const database = await openDatabase({ dataDir: '', databaseUrl: postgres.url })
  try {
    await whileOpen(place, async () => {})
    const products = await growCatalogue(database, moreProducts)
    const [popular, unseen] = [products.slice(0, POPULAR), products.slice(POPULAR)]
    await whileOpen(place, (shop) => placeOrders(shop, database, popular))
    const changes = await changesOfAnOrder(database.pool, COUNTED_ORDERS)
    const postgresPid = await pidOf(database)
    await whileOpen(place, async (shop) => {
      await shop.firstPagesReady()
      await run({ ...place, shop, database, postgresPid, popular, unseen, changes })
    })
  } finally {
    await database.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function whileOpen(place: { folder: string; databaseUrl: string }, run: (shop: RunningShop) => Promise<void>) {
  const shop = await startShop(place)
  try {
    await run(shop)
  } finally {
    await shop.stop()
  }
}

async function pidOf({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ file: string }>(`select pg_read_file('postmaster.pid') as file`)
  return Number.parseInt(rows[0]?.file ?? '', 10)
}

async function growCatalogue(database: Database, moreProducts: number): Promise<Product[]> {
  await seedLarge(database, moreProducts)
  const { rows } = await database.pool.query<Product>(
    'select id, name, category, price_paise as "pricePaise" from products order by id',
  )
  return rows
}

async function placeOrders({ address }: RunningShop, database: Database, products: Product[]): Promise<void> {
  const [buyer] = await openBuyers(address, database.db, 1)
  const shelf = await fillShelf(database, products)
  await forgetChanges(database.pool)
  for (let order = 0; order < COUNTED_ORDERS; order += 1) {
    if (!(await buyer?.buy(shelf.take()))) throw new Error('The shop takes no orders')
  }
  await untilJobsAreDone(database)
}
