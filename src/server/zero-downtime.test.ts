import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { todoEventsCall, todosCall } from '#contract/admin/todos.endpoints.ts'
import { listCardsCall } from '#contract/catalog/catalog.endpoints.ts'
import { roundRobinProxy } from '#tests/support/round-robin-proxy.ts'
import { KILLS, type ShopProcess, startProcess } from '#tests/support/shop-process.ts'
import { aShopper, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { freshDatabase, onRealPostgres } from '#tests/support/test-database.ts'

const VISITORS = 4

describe.skipIf(!onRealPostgres)('behind a balancer', () => {
  let folder: string
  let fresh: Awaited<ReturnType<typeof freshDatabase>>
  const running: ShopProcess[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'likho-drain-'))
    fresh = await freshDatabase()
  })
  afterAll(async () => {
    for (const shop of running) shop.kill('SIGKILL')
    await Promise.all(running.map(({ ended }) => ended))
    await fresh.database.close()
    await fresh.drop()
    await rm(folder, { recursive: true, force: true })
  })

  type Running = Awaited<ReturnType<typeof open>>
  async function open() {
    const env = { DATABASE_URL: fresh.url ?? '', DATA_DIR: folder, SEED: 'none', SESSION_SECRET: SHOP_SECRET }
    const shop = startProcess(
      { ...env, DRAIN_MS: '1500', TRUST_PROXY: '1', DATABASE_POOL_SIZE: '4' },
      'tests/support/api-process.ts',
    )
    running.push(shop)
    await shop.says('Likho is ready on')
    return { shop, address: /ready on (\S+)/.exec(shop.output())?.[1] ?? '' }
  }

  test('each process is restarted in turn and no request fails', { timeout: 900_000 }, async () => {
    const proxy = await roundRobinProxy()
    const shops = await Promise.all([open(), open()])
    for (const { address } of shops) await proxy.add(address)
    const { token } = await aShopper({ db: fresh.database.db, app: undefined as never }, { role: 'admin' })
    const headers = { authorization: `Bearer ${token}` }

    const failed: string[] = []
    let answered = 0
    let isOver = false
    const visits = Array.from({ length: VISITORS }, async (_, visitor) => {
      for (let visit = 0; !isOver; visit += 1) {
        const from = `10.${visitor}.${(visit >> 8) & 255}.${visit & 255}`
        const path = visit % 2 ? listCardsCall.path : todosCall.path
        const answer = await fetch(proxy.address + path, { headers: { ...headers, 'x-forwarded-for': from } }).then(
          async (said) => (said.ok && (await said.text()) ? 'ok' : `${path}: ${said.status} ${await said.text()}`),
          (error) => `${path}: ${error}`,
        )
        if (answer === 'ok') answered += 1
        else failed.push(answer)
      }
    })

    for (let restart = 0; restart < KILLS; restart += 1) {
      const { shop, address } = shops.shift() as Running
      const stream = await fetch(address + todoEventsCall.path, { headers })
      const before = answered
      shop.kill('SIGTERM')
      await expect.poll(async () => (await fetch(`${address}/readyz`)).status, { interval: 20 }).toBe(503)
      const meanwhile = await fetch(address + listCardsCall.path)
      expect({ status: meanwhile.status, connection: meanwhile.headers.get('connection') }).toEqual({
        status: 200,
        connection: 'close',
      })
      expect(await stream.text()).toContain('retry: 5000')
      expect(await shop.ended).toBe(0)
      proxy.remove(address)
      expect(answered).toBeGreaterThan(before)
      const next = await open()
      await proxy.add(next.address)
      shops.push(next)
    }
    isOver = true
    await Promise.all(visits)
    await proxy.close()
    expect([...new Set(failed)]).toEqual([])
  })
})
