import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { startPostgres } from '#tests/support/real-postgres.ts'
import { runJobsNow } from '#tests/support/run-jobs-now.ts'
import { startProcess } from '#tests/support/shop-process.ts'
import { putOnSale, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { countsOf, keepBrowsing, keepBuying } from './outage-shoppers.ts'

/**
 * npm run bench:outages [-- --seconds 1,2,5]: a real Postgres is stopped and started again while shoppers browse,
 * register and buy. Connections and memory are to stay flat, and every payment to become one order or one refund.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '1,2,3,5,8,10,15,20,25,30' } } })
const OUTAGES = values.seconds.split(',').map(Number)
const [BROWSERS, BUYERS] = [6, 4]
const [WARM_UP_MS, UP_BETWEEN_MS] = [15_000, 4_000]
const SETTLED_WITHIN_MS = 90_000
const CARDS = '/api/v1/product/cards?limit=5'

const folder = await mkdtemp(join(tmpdir(), 'likho-outages-'))
const postgres = await startPostgres()
const settings = { DATABASE_URL: postgres.url, DATA_DIR: folder, SESSION_SECRET: SHOP_SECRET, TRUST_PROXY: '1' }
const shop = startProcess(settings)
await shop.says('Likho is ready on')
const address = /ready on (\S+)/.exec(shop.output())?.[1] ?? ''
const database = await openDatabase({ dataDir: '', databaseUrl: `${postgres.url}?application_name=bench` })
const { db } = database
try {
  await run()
} finally {
  shop.kill('SIGTERM')
  console.log('exit code', await shop.ended)
  await database.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function run(): Promise<void> {
  const pen = await putOnSale(db, { price: 100, stock: 1_000_000 })
  const end = new AbortController()
  const load = [
    ...Array.from({ length: BROWSERS }, (_, n) => keepBrowsing(address, pen.id, n, end.signal)),
    ...Array.from({ length: BUYERS }, () => keepBuying(address, db, pen.id, end.signal)),
  ]
  await setTimeout(WARM_UP_MS)
  console.log('before ', await state())
  for (const seconds of OUTAGES) await outage(seconds, pen.id)
  end.abort()
  const bought = (await Promise.all(load)).flatMap((orders) => orders ?? [])
  console.log('after  ', await state())
  console.log('answers', countsOf())
  await judge(bought)
  const lines = shop.output().split('\n').filter(Boolean)
  console.log(
    'log    ',
    lines.length,
    'lines, of them',
    lines.filter((line) => line.includes('"level":50')).length,
    'errors',
  )
}

async function outage(seconds: number, productId: string): Promise<void> {
  // Kept from now on: that it changed is to be noticed.
  await shows('')
  await postgres.pause()
  await setTimeout(seconds * 1_000)
  await postgres.resume()
  const back = performance.now()
  const name = `Pen after ${seconds} s ${Date.now()}`
  await db.updateTable('products').set({ name }).where('id', '=', productId).execute()
  while (!(await shows(name))) await setTimeout(20)
  console.log(
    `${String(seconds).padStart(4)} s  a change shows after ${Math.round(performance.now() - back)} ms `,
    await state(),
  )
  await setTimeout(UP_BETWEEN_MS)
}

async function shows(name: string): Promise<boolean> {
  const answer = await fetch(address + CARDS)
  return (await answer.text()).includes(name)
}

/** What must stay flat: the shop's connections and its memory. */
async function state(): Promise<string> {
  const { rows } = await sql<{ name: string; number: number }>`
    select application_name as name, count(*) as number from pg_stat_activity
    where datname = current_database() and application_name <> 'bench' group by 1 order by 1`.execute(db)
  const metrics = await (await fetch(`${address}/metrics`)).text()
  const bytes = Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1])
  return `${Math.round(bytes / 2 ** 20)} MB, connections: ${rows.map(({ name, number }) => `${name} ${number}`).join(', ')}`
}

/** Every payment of the bank has become one order or one refund, and whatever a shopper was told was bought is there. */
async function judge(bought: string[]): Promise<void> {
  const until = Date.now() + SETTLED_WITHIN_MS
  let ends: number[] = []
  do {
    await runJobsNow(db)
    await setTimeout(500)
    const { rows } = await sql<{ ends: number }>`
      select (select count(*) from orders where payment_id = paid.id)
        + (select count(*) from refunds where payment_id = paid.id) as ends
      from sandbox_payments paid where status <> 'failed'`.execute(db)
    ends = rows.map((row) => row.ends)
  } while (ends.includes(0) && Date.now() < until)
  const known = await db.selectFrom('orders').select('id').where('id', 'in', bought).execute()
  const { rows } = await sql<{ orders: number; pieces: number; dead: number }>`
    select (select count(*) from orders) as orders, (select count(*) from jobs where failed_at is not null) as dead,
      (select 1000000 - stock from products where name like 'Pen after%') as pieces`.execute(db)
  const lost = ends.filter((count) => count === 0).length + bought.length - known.length
  const doubled = ends.filter((count) => count > 1).length
  console.log('orders ', { paid: ends.length, lost, doubled, toldBought: bought.length, ...rows[0] })
  if (lost + doubled > 0) process.exitCode = 1
}
