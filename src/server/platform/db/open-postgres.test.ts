import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type DatabaseProxy, databaseProxy } from '#tests/support/database-proxy.ts'
import { eventually } from '#tests/support/eventually.ts'
import { freshDatabase, onRealPostgres } from '#tests/support/test-database.ts'
import type { Database } from './database.ts'
import { databaseFaultOf } from './database-fault.ts'
import { openDatabase } from './open-database.ts'
import { openListener } from './open-listener.ts'

type Fresh = Awaited<ReturnType<typeof freshDatabase>>

describe.skipIf(!onRealPostgres)('a Postgres by its address', () => {
  let fresh: Fresh | undefined
  let proxy: DatabaseProxy
  let opened: { close: () => Promise<void> }[] = []

  beforeAll(async () => {
    fresh = await freshDatabase()
  })
  beforeEach(async () => {
    if (!fresh?.url) throw new Error('these tests want a real Postgres')
    proxy = await databaseProxy(fresh.url)
  })
  afterEach(async () => {
    await Promise.all(opened.map(({ close }) => close()))
    opened = []
    await proxy?.stop()
  })
  afterAll(async () => {
    await fresh?.database.close()
    await fresh?.drop()
  })

  const keep = <T extends { close: () => Promise<void> }>(one: T): T => {
    opened.push(one)
    return one
  }
  const open = async (limits?: Parameters<typeof openDatabase>[0]['databaseLimits']): Promise<Database> =>
    keep(await openDatabase({ dataDir: '', databaseUrl: proxy.url, ...(limits && { databaseLimits: limits }) }))
  const notify = (channel: string) => sql`select pg_notify(${channel}, '')`.execute((fresh as Fresh).database.db)

  /** The one of the pool that checked the server, and the one that listens. */
  const ONE_EACH = 2

  test('one connection listens, however many channels there are', async () => {
    const { listen } = await open()
    const [pens, inks] = [vi.fn(), vi.fn()]
    await listen('pens', pens)
    await listen('inks', inks)
    expect(proxy.connections()).toBe(ONE_EACH)
    await notify('inks')
    await eventually(() => expect(inks).toHaveBeenCalledOnce())
    expect(pens).not.toHaveBeenCalled()
  })

  test('however long the database is away, one connection listens afterwards, and every channel counts as notified', async () => {
    const { listen, health } = await open()
    const changes: boolean[] = []
    health.onChange((isAway) => changes.push(isAway))
    const [pens, inks] = [vi.fn(), vi.fn()]
    await listen('pens', pens)
    await listen('inks', inks)
    for (const outage of [1, 2]) {
      const before = proxy.refusals()
      proxy.cut()
      await eventually(() => expect(proxy.refusals()).toBeGreaterThanOrEqual(before + 3))
      proxy.restore()
      await eventually(() => expect([pens.mock.calls.length, inks.mock.calls.length]).toEqual([outage, outage]))
      await eventually(() => expect(proxy.connections()).toBe(1))
      expect(health).toMatchObject({ isAway: false, reconnects: outage })
    }
    expect(changes).toEqual([true, false, true, false])
    await notify('pens')
    await eventually(() => expect(pens).toHaveBeenCalledTimes(3))
  })

  test('a connection that is dead without a word is noticed and replaced', async () => {
    const { listen, health } = keep(openListener(proxy.url, { askEveryMs: 300, answerWithinMs: 200 }))
    const pens = vi.fn()
    await listen('pens', pens)
    proxy.freeze()
    await eventually(() => expect(health).toMatchObject({ isAway: false, reconnects: 1 }))
    expect(pens).toHaveBeenCalledOnce()
    await eventually(() => expect(proxy.connections()).toBe(1))
    await notify('pens')
    await eventually(() => expect(pens).toHaveBeenCalledTimes(2))
  })

  test('while only listening is impossible, every channel counts as notified again and again', async () => {
    const isThere = () => sql`select 1`.execute((fresh as Fresh).database.db)
    const { listen, health } = keep(openListener(proxy.url, { isThere, lookEveryMs: 20 }))
    const pens = vi.fn()
    await listen('pens', pens)
    proxy.cut()
    await eventually(() => expect(pens.mock.calls.length).toBeGreaterThan(2))
    expect(health).toMatchObject({ isAway: false, isNotListening: true, reconnects: 0 })
    proxy.restore()
    await eventually(() => expect(health).toMatchObject({ isAway: false, isNotListening: false, reconnects: 1 }))
    pens.mockClear()
    await notify('pens')
    await eventually(() => expect(pens.mock.calls).toEqual([['']]))
  })

  test('a connection that breaks between two statements fails the transaction, not the process', async () => {
    const { db, pool } = await open()
    const broken = db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      proxy.cut()
      await eventually(() => expect(proxy.connections()).toBe(0))
      await sql`select 1`.execute(tx)
    })
    expect(databaseFaultOf(await broken.catch((error) => error))).toBe('away')
    proxy.restore()
    await sql`select 1`.execute(db)
    expect(pool.totalCount).toBe(1)
  })

  test('closing ends the search for a database that is away', async () => {
    const { listen, close } = openListener(proxy.url)
    await listen('pens', () => {})
    proxy.cut()
    await eventually(() => expect(proxy.refusals()).toBeGreaterThan(0))
    await close()
    const refusals = proxy.refusals()
    proxy.restore()
    await (await open()).db.selectFrom('jobs').select('id').execute()
    expect([proxy.refusals(), proxy.connections()]).toEqual([refusals, 1])
  })

  test('statements and transactions end by the settings, work that may take its time does not', async () => {
    const limits = { poolSize: 1, statementTimeoutMs: 100, idleTransactionTimeoutMs: 200 }
    const { pool, db, dbWithoutTimeout } = await open(limits)
    const slow = sql`select pg_sleep(0.3)`
    await expect(slow.execute(db)).rejects.toMatchObject({ code: '57014' })
    await slow.execute(dbWithoutTimeout)
    await expect(slow.execute(db)).rejects.toMatchObject({ code: '57014' })
    const client = await pool.connect()
    await client.query('begin')
    const [error] = await once(client, 'error')
    client.on('error', () => {}).release(true)
    expect(error).toMatchObject({ code: '25P03' })
    expect(pool.options.max).toBe(1)
  })
})
