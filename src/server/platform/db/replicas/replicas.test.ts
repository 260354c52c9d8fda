import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listCardsCall } from '#contract/catalog/catalog.endpoints.ts'
import { listOrdersCall } from '#contract/orders/orders.endpoints.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { aBrowser } from '#tests/support/browser.ts'
import { buy } from '#tests/support/buying.ts'
import { type DatabaseProxy, databaseProxy } from '#tests/support/database-proxy.ts'
import { eventually } from '#tests/support/eventually.ts'
import { memoryMediaStore } from '#tests/support/memory-media-store.ts'
import { startPostgres } from '#tests/support/real-postgres.ts'
import { startReplica } from '#tests/support/replica-postgres.ts'
import { aShopper, putOnSale, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { onRealPostgres } from '#tests/support/test-database.ts'
import { inProcess, type PageSource } from '../../pages/page-source.ts'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'

/** A page that lists the products, kept like those of shoppers. */
const pages: PageSource = {
  addressOf: (url) => url,
  keepPages: true,
  connectTo: '',
  serveAssets: async () => {},
  render: inProcess(async (_, { api }) => {
    const { data } = await api(listCardsCall, {})
    return new Response(data.map(({ name }) => name).join(), { headers: { 'content-type': 'text/html' } })
  }),
}

const CARDS = listCardsCall.path
const HISTORY = listOrdersCall.path
/** Longer than a busy machine takes to buy something while the replica stands still. */
const MOST_LAG_MS = 4_000

describe.skipIf(!onRealPostgres)('with a replica to read from', () => {
  let behind: Database
  let replica: Awaited<ReturnType<typeof startReplica>>
  let line: DatabaseProxy
  let shop: Awaited<ReturnType<typeof openShop>>
  let primaryUrl = ''
  let asked = 0
  const undo: (() => Promise<unknown>)[] = []

  async function openShop() {
    const replicas = { urls: [line.url], mostLagMs: MOST_LAG_MS }
    const database = await openDatabase({ dataDir: '', databaseUrl: primaryUrl, replicas })
    const config = readConfig({ LOG_LEVEL: 'silent', SESSION_SECRET: SHOP_SECRET })
    const app = await buildApp({ config, database, media: memoryMediaStore(), pages })
    undo.push(database.close, () => app.close())
    return { app, db: database.db, database }
  }

  beforeAll(async () => {
    const primary = await startPostgres()
    primaryUrl = primary.url
    behind = await openDatabase({ dataDir: '', databaseUrl: primaryUrl })
    await migrate(behind.pool)
    replica = await startReplica(primary)
    line = await databaseProxy(replica.url)
    undo.push(primary.stop, replica.end, behind.close, line.stop)
    shop = await openShop()
  })
  afterEach(async () => {
    line.restore()
    await replica.resumeReplay()
    await eventually(() => expect(state()).toMatchObject({ isUp: true, lag: { ms: 0 } }))
  })
  afterAll(async () => {
    for (const step of undo.reverse()) await step()
  })

  /** From ever other addresses: what one may ask is limited. */
  const get = (url: string) => shop.app.inject({ url, remoteAddress: `10.1.${asked++ % 250}.${asked % 250}` })
  const replicas = () => shop.database.replicas as NonNullable<Database['replicas']>
  const state = () => replicas().state()[0]
  const fromReplica = async (ask: () => Promise<{ statusCode: number } | { status: number }>) => {
    const before = replicas().reads.replica
    const answer = await ask()
    expect('status' in answer ? answer.status : answer.statusCode).toBe(200)
    return replicas().reads.replica > before
  }

  async function aShopperWithCookies() {
    const shopper = await aShopper({ ...shop, db: behind.db })
    const onAnotherDevice = () => {
      const browser = aBrowser(shop)
      browser.jar.set('likho_access', { value: shopper.token, path: '/' })
      const read = (url: string) => browser.call('GET', url)
      return { post: browser.post as unknown as typeof shopper.post, read }
    }
    return { ...shopper, ...onAnotherDevice(), onAnotherDevice }
  }

  test('what everybody reads comes from it, also what pages are made of; so does the history of orders', async () => {
    const asha = await aShopperWithCookies()
    shop.app.pageCache.change('everything')
    await eventually(async () =>
      expect(await fromReplica(() => get('/api/v1/product/searchCards?name=pen'))).toBe(true),
    )
    expect(await fromReplica(() => get(CARDS))).toBe(true)
    shop.app.pageCache.change('everything')
    expect(await fromReplica(() => get('/'))).toBe(true)
    expect(await fromReplica(() => asha.read(HISTORY))).toBe(true)
    expect((await get('/metrics')).body).toMatch(/^likho_database_replica_up\{replica="127.0.0.1:\d+"\} 1$/m)
  })

  test('a page that is made anew because of a change is never made by a replica that does not know of it', async () => {
    await putOnSale(behind.db, { name: 'Blue Pen' })
    await eventually(async () => expect((await get('/')).body).toContain('Blue Pen'))
    await replica.pauseReplay()
    await putOnSale(behind.db, { name: 'Red Pen' })
    await eventually(async () => expect((await get('/')).body).toContain('Red Pen'))
    expect((await get(CARDS)).body).toContain('Red Pen')
    // Kept as it was made: it is right, for as long as it is kept.
    const { misses } = shop.app.pageCache.counts
    expect((await get('/')).body).toContain('Red Pen')
    expect(shop.app.pageCache.counts.misses).toBe(misses)
  })

  test('a process that starts makes no page of what a replica does not know yet', async () => {
    await replica.pauseReplay()
    await putOnSale(behind.db, { name: 'Green Pen' })
    const { app } = await openShop()
    expect((await app.inject({ url: '/' })).body).toContain('Green Pen')
  })

  test('whoever buys sees the order at once, whatever the replica knows; others read on from it', async () => {
    const asha = await aShopperWithCookies()
    const pen = await putOnSale(behind.db)
    await eventually(async () => expect(await fromReplica(() => get('/api/v1/product/searchCards?name=x'))).toBe(true))
    await replica.pauseReplay()
    const orderId = await buy(asha, [{ productId: pen.id, quantity: 1 }], 118)
    const elsewhere = asha.onAnotherDevice()
    expect((await asha.read(HISTORY)).body.data).toMatchObject([{ id: orderId }])
    expect((await elsewhere.read(HISTORY)).body.data).toEqual([])

    await replica.resumeReplay()
    await eventually(async () => expect((await elsewhere.read(HISTORY)).body.data).toMatchObject([{ id: orderId }]))
    await eventually(async () => expect(await fromReplica(() => asha.read(HISTORY))).toBe(true))
  })

  test('it is left when it is too far behind, and read from again when it has caught up', async () => {
    await replica.pauseReplay()
    await putOnSale(behind.db, { name: 'Late Pen' })
    await eventually(() => expect(state()).toMatchObject({ isUp: false }))
    expect(state()?.lag.bytes).toBeGreaterThan(0)
    expect((await get('/metrics')).body).toMatch(/^likho_database_replica_up\{.*\} 0$/m)
    await replica.resumeReplay()
    await eventually(() => expect(state()).toMatchObject({ isUp: true, lag: { ms: 0, bytes: 0 } }))
  })

  test.each(['dies', 'falls silent'])(
    'nobody notices when it %s; it is read from again when it is back',
    async (fate) => {
      const search = () => get('/api/v1/product/searchCards?name=pen')
      await eventually(async () => expect(await fromReplica(search)).toBe(true))
      if (fate === 'dies') line.cut()
      else line.freeze()
      const answers = await Promise.all(Array.from({ length: 20 }, search))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
      if (fate === 'dies') expect(state()?.isUp).toBe(false)
      line.restore()
      await eventually(() => expect(state()?.isUp).toBe(true))
      expect(await fromReplica(search)).toBe(true)
    },
  )
})
