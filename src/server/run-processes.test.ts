import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { todoEventsCall } from '#contract/admin/todos.endpoints.ts'
import { type ShopProcess, startProcess } from '#tests/support/shop-process.ts'
import { aShopper, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { freshDatabase, onRealPostgres } from '#tests/support/test-database.ts'
import { diskMediaStore } from './gateways/images/disk-media-store.ts'

test('processes that end again and again are given up, and it is said', async () => {
  const keeper = startProcess({}, 'tests/support/short-lived-workers.ts')
  expect(await keeper.ended).toBe(1)
  expect(keeper.output()).toMatch(/^Process \d+ ended \(7\)$/m)
  expect(keeper.output()).toMatch(/Gave up: processes ended \d times, each soon after its start\n$/)
})

describe.skipIf(!onRealPostgres)('several processes at one address', () => {
  let folder: string
  let fresh: Awaited<ReturnType<typeof freshDatabase>>
  let shop: ShopProcess
  let address: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'likho-processes-'))
    fresh = await freshDatabase()
    const env = { DATABASE_URL: fresh.url ?? '', DATA_DIR: folder, SEED: 'none', SESSION_SECRET: SHOP_SECRET }
    shop = startProcess({ ...env, PROCESSES: '2', DATABASE_POOL_SIZE: '4' }, 'tests/support/api-process.ts')
    await shop.says('with 2 processes')
    address = /ready on (\S+)/.exec(shop.output())?.[1] ?? ''
  })
  afterEach(async () => {
    shop.kill('SIGKILL')
    await shop.ended
    await fresh.database.close()
    await fresh.drop()
    await rm(folder, { recursive: true, force: true })
  })

  /** On a connection of its own: the next process answers. */
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(address + path, { headers: { connection: 'close', ...headers } })
  const pids = async () => {
    const said = await (await get('/metrics')).text()
    return [...said.matchAll(/^likho_process\{pid="(\d+)",role="both"\} 1$/gm)].map(([, pid]) => Number(pid)).sort()
  }

  test('have the same pictures and news, are measured together, replaced when they die, and end together', async () => {
    expect(shop.output().match(/ready on/g)).toHaveLength(1)
    expect(shop.output().match(/with the password/g)).toHaveLength(1)
    expect(shop.output()).toContain('Rate limits are counted by each process')
    const both = await pids()
    expect(both).toHaveLength(2)
    expect(await pids()).toEqual(both)

    const name = `${'a'.repeat(32)}-320.webp`
    await diskMediaStore(join(folder, 'media')).put(name, Buffer.from('a picture'), 'image/webp')
    for (let time = 0; time < 4; time += 1) expect((await get(`/media/${name}`)).status).toBe(200)

    const { token } = await aShopper({ db: fresh.database.db, app: undefined as never }, { role: 'admin' })
    const streams = await Promise.all(
      [1, 2, 3, 4].map(() => get(todoEventsCall.path, { authorization: `Bearer ${token}` })),
    )
    const hearing = streams.map(async ({ body }) => {
      for await (const part of body ?? []) if (Buffer.from(part).includes('event: todo')) return 'heard'
    })
    await fresh.database.pool.query('notify staff')
    expect(await Promise.all(hearing)).toEqual(['heard', 'heard', 'heard', 'heard'])

    const [victim = 0, other] = await pids()
    process.kill(victim, 'SIGKILL')
    await shop.says(`Process ${victim} ended (SIGKILL)`)
    expect((await get('/healthz')).status).toBe(200)
    await expect.poll(pids, { timeout: 40_000 }).toHaveLength(2)
    const now = await pids()
    expect(now).toContain(other)
    expect(now).not.toContain(victim)

    shop.kill('SIGTERM')
    expect(await shop.ended).toBe(0)
    for (const pid of now) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  }, 90_000)
})
