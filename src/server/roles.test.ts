import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sendMailJob } from '#server/gateways/mail/queue-mail.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { freshDatabase, onRealPostgres } from '#tests/support/test-database.ts'
import { readConfig } from './config.ts'
import { inProcess } from './platform/pages/page-source.ts'
import { type Shop, startShop } from './start-shop.ts'

describe.skipIf(!onRealPostgres)('a shop in roles', () => {
  let folder: string
  let fresh: Awaited<ReturnType<typeof freshDatabase>>
  const shops: Shop[] = []

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'likho-roles-'))
    fresh = await freshDatabase()
  })
  afterEach(async () => {
    for (const shop of shops.splice(0)) await shop.close()
    await fresh.database.close()
    await fresh.drop()
    await rm(folder, { recursive: true, force: true })
  })

  async function open(role: string): Promise<Shop> {
    const config = readConfig({
      ROLE: role,
      DATABASE_URL: fresh.url,
      DATA_DIR: folder,
      PORT: '0',
      SEED: 'none',
      SUPERADMIN_PASSWORD: 'kaala kalam 11',
      LOG_LEVEL: 'silent',
    })
    const shop = await startShop(config, async () => ({
      addressOf: (url) => url,
      render: inProcess(async () => new Response('a page')),
      serveAssets: async () => {},
      keepPages: false,
      connectTo: '',
    }))
    shops.push(shop)
    return shop
  }

  const get = (shop: Shop, path: string) => fetch(shop.address + path)
  const outbox = () => readdir(join(folder, 'outbox')).catch(() => [])

  test('web answers and leaves jobs waiting, which is measured; worker runs them and answers nobody else', async () => {
    const web = await open('web')
    expect((await get(web, '/shop')).status).toBe(200)
    const mail = { to: 'asha@example.in', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
    await enqueue(fresh.database.db, sendMailJob, mail)
    const oldest = async () => {
      const said = await (await get(web, '/metrics')).text()
      return Number(/^likho_job_oldest_waiting_seconds\{kind="send-mail"\} (\S+)$/m.exec(said)?.[1])
    }
    await expect.poll(oldest).toBeGreaterThan(0)
    expect(await outbox()).toEqual([])

    const worker = await open('worker')
    await expect.poll(outbox).toEqual([expect.stringMatching(/\.eml$/)])
    for (const path of ['/healthz', '/readyz', '/metrics']) expect((await get(worker, path)).status).toBe(200)
    for (const path of ['/', '/api/v1/product/cards', '/media/x', '/api/docs']) {
      expect((await get(worker, path)).status).toBe(404)
    }
    expect(await (await get(worker, '/metrics')).text()).toMatch(/^likho_process\{pid="\d+",role="worker"\} 1$/m)

    await enqueue(fresh.database.db, sendMailJob, mail)
    await expect.poll(async () => (await outbox()).length).toBe(2)
  })
})
