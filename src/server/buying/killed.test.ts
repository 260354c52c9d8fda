import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/platform/db/migrate.ts'
import { type RazorpayStandIn, startRazorpayStandIn } from '#tests/support/razorpay-stand-in.ts'
import { seededRandom } from '#tests/support/seeded-random.ts'
import { KILLS, type ShopProcess, startProcess } from '#tests/support/shop-process.ts'
import { aShopper, putOnSale, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { freshDatabase, onRealPostgres } from '#tests/support/test-database.ts'

const SHOPPERS = 5
const LONGEST_LIFE_MS = 120

const post = (url: string, body: string, headers: object) =>
  fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

/** Everything that was paid has become one order or one refund. */
async function expectSettled(db: Parameters<typeof putOnSale>[0], razorpay: RazorpayStandIn): Promise<void> {
  const paid = [...razorpay.payments.values()].filter(({ status }) => status !== 'failed')
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ id: string; ends: number }>`
          select payments.id, (select count(*) from orders where payment_id = payments.id and status <> 'cancelled')
            + (select count(*) from refunds where payment_id = payments.id and status = 'processed') as ends
          from payments`.execute(db)
        return rows.filter(({ ends }) => ends === 1).length
      },
      { timeout: 30_000, interval: 100 },
    )
    .toBe(paid.length)
}

test.skipIf(!onRealPostgres)(
  'killed at any moment between payment and order, nothing paid is lost or doubled',
  { timeout: 900_000 },
  async () => {
    const random = seededRandom('kills of a shop that is paid')
    const fresh = await freshDatabase()
    if (!fresh.url) throw new Error('this test wants a real Postgres')
    const { db, pool } = fresh.database
    const razorpay = await startRazorpayStandIn()
    const dataDir = await mkdtemp(join(tmpdir(), 'likho-killed-'))
    const env = {
      ...razorpay.env,
      DATABASE_URL: fresh.url,
      DATA_DIR: dataDir,
      SEED: 'none',
      SESSION_SECRET: SHOP_SECRET,
      LOG_LEVEL: 'error',
    }
    let shop: ShopProcess | undefined

    async function open(): Promise<string> {
      shop = startProcess(env, 'tests/support/api-process.ts')
      await shop.says('Likho is ready on')
      return /ready on (\S+)/.exec(shop.output())?.[1] ?? ''
    }

    try {
      await migrate(pool)
      const pen = await putOnSale(db, { price: 100, stock: 2 * SHOPPERS * KILLS })
      for (let run = 0; run < KILLS; run += 1) {
        const address = await open()
        const shoppers = await Promise.all(
          Array.from({ length: SHOPPERS }, () => aShopper({ db, app: undefined as never })),
        )
        const results = await Promise.all(
          shoppers.map(async ({ token, addressId }) => {
            const draft = { amount: 118, items: [{ productId: pen.id, quantity: 1 }], addressId }
            const authorization = `Bearer ${token}`
            const opened = await post(`${address}/api/v2/payments/paid`, JSON.stringify(draft), { authorization })
            const { order } = (await opened.json()) as { order: { id: string } }
            return { authorization, result: razorpay.pay(order.id) }
          }),
        )
        // Half of them come back with the browser, half are told by the provider, some by both.
        const arriving = Promise.allSettled(
          results.flatMap(({ authorization, result }, n) => {
            const event = razorpay.event('payment.captured', result.razorpay_payment_id)
            const byBrowser = () =>
              post(`${address}/api/v2/payments/paymentcallback`, JSON.stringify(result), { authorization })
            const byProvider = () => post(`${address}/api/webhooks/payments`, event.body, event.headers)
            return n % 3 === 0 ? [byBrowser(), byProvider()] : [n % 3 === 1 ? byBrowser() : byProvider()]
          }),
        )
        await new Promise((resolve) => setTimeout(resolve, random(LONGEST_LIFE_MS)))
        shop?.kill('SIGKILL')
        await shop?.ended
        await arriving
        // What the dead process had taken is free after its lease; here a little earlier.
        await sql`update jobs set run_at = clock_timestamp() where failed_at is null`.execute(db)
        await open()
        await expectSettled(db, razorpay)
        shop?.kill('SIGKILL')
        await shop?.ended
      }
      const { stock } = await db.selectFrom('products').select('stock').executeTakeFirstOrThrow()
      const { orders } = await db
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll<number>().as('orders'))
        .executeTakeFirstOrThrow()
      expect(orders).toBe(SHOPPERS * KILLS)
      expect(stock).toBe(SHOPPERS * KILLS)
    } finally {
      shop?.kill('SIGKILL')
      await razorpay.stop()
      await fresh.database.close()
      await fresh.drop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)
