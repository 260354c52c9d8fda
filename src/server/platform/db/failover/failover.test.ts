import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listCardsCall } from '#contract/catalog/catalog.endpoints.ts'
import { subscribeCall } from '#contract/newsletter/newsletter.endpoints.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { buy } from '#tests/support/buying.ts'
import { memoryMediaStore } from '#tests/support/memory-media-store.ts'
import { startPostgres } from '#tests/support/real-postgres.ts'
import { startReplica } from '#tests/support/replica-postgres.ts'
import { aShopper, putOnSale, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { onRealPostgres } from '#tests/support/test-database.ts'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'

describe.skipIf(!onRealPostgres)('when the primary fails and its replica takes its place', () => {
  let first: Awaited<ReturnType<typeof startPostgres>>
  let second: Awaited<ReturnType<typeof startReplica>>
  let database: Database
  let app: Awaited<ReturnType<typeof buildApp>>
  let asked = 0
  const undo: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    first = await startPostgres()
    second = await startReplica(first)
    undo.push(first.stop, second.end)
    // The replica is named first: the one that takes writes is looked for.
    const databaseUrl = first.url.replace('@', `@${new URL(second.url).host},`)
    database = await openDatabase({ dataDir: '', databaseUrl: `${databaseUrl}?target_session_attrs=read-write` })
    await migrate(database.pool)
    const config = readConfig({ LOG_LEVEL: 'silent', SESSION_SECRET: SHOP_SECRET })
    app = await buildApp({ config, database, media: memoryMediaStore() })
    undo.push(database.close, () => app.close())
  })
  afterAll(async () => {
    for (const step of undo.reverse()) await step()
  })

  /** As a browser does: what is answered 503 is sent again. Answers the emails that the shop has acknowledged. */
  async function subscribeUntil(isOver: () => boolean, answers: Set<number>): Promise<string[]> {
    const acknowledged: string[] = []
    while (!isOver()) {
      asked += 1
      const email = `reader-${asked}@example.in`
      const remoteAddress = `10.2.${Math.floor(asked / 250)}.${asked % 250}`
      const { statusCode, headers } = await app.inject({
        method: 'POST',
        url: subscribeCall.path,
        payload: { email },
        remoteAddress,
      })
      answers.add(statusCode)
      if (statusCode === 200) acknowledged.push(email)
      else expect(headers['retry-after']).toBe('5')
    }
    return acknowledged
  }

  test('calls wait or come again, what was acknowledged is there, and the shop goes on by itself', async () => {
    const asha = await aShopper({ app, db: database.db })
    const pen = await putOnSale(database.db)
    const earlier = await buy(asha, [{ productId: pen.id, quantity: 1 }], 118)

    let isOver = false
    const answers = new Set<number>()
    const readers = [1, 2, 3].map(() => subscribeUntil(() => isOver, answers))
    await vi.waitUntil(() => asked > 10)
    await first.pause()
    await second.promote()
    const before = asked
    await vi.waitUntil(() => asked > before + 10, { timeout: 20_000 })
    isOver = true
    const acknowledged = (await Promise.all(readers)).flat()
    expect([...answers].filter((status) => ![200, 503].includes(status))).toEqual([])

    const kept = await openDatabase({ dataDir: '', databaseUrl: second.url })
    undo.push(kept.close)
    const mails = JSON.stringify(await kept.db.selectFrom('jobs').select('data').execute())
    expect(acknowledged.length).toBeGreaterThan(10)
    expect(acknowledged.filter((email) => !mails.includes(email))).toEqual([])
    const later = await buy(asha, [{ productId: pen.id, quantity: 1 }], 118)
    const orders = await kept.db.selectFrom('orders').select('id').orderBy('id').execute()
    expect(orders.map(({ id }) => id)).toEqual([earlier, later])
    // And it hears of changes again.
    await putOnSale(kept.db, { name: 'Red Pen' })
    await vi.waitFor(async () => expect((await app.inject({ url: listCardsCall.path })).body).toContain('Red Pen'), {
      timeout: 10_000,
    })
  })
})
