import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { demoProducts } from '#db/seed/demo/demo-products.ts'
import { oldPostgres } from '#tests/support/old-postgres.ts'
import { type ShopProcess, startProcess } from '#tests/support/shop-process.ts'

const A_MINUTE_MS = 60_000
let folder: string
let shop: ShopProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likho-start-'))
})
afterEach(async () => {
  shop?.kill('SIGKILL')
  await shop?.ended
  await rm(folder, { recursive: true, force: true })
})

/** Starts with settings under which it cannot run, and gives back what it said and its exit code. */
async function failedStart(env: Record<string, string>) {
  shop = startProcess({ DATA_DIR: folder, ...env })
  return { code: await shop.ended, lines: shop.output().trim().split('\n') }
}

const addressOf = (said: ShopProcess) => /ready on (http:\S+)/.exec(said.output())?.[1] ?? ''

const countProducts = async (address: string) => (await (await fetch(`${address}/api/v1/product/cards`)).json()).total

test('bad settings are all named, one line each', async () => {
  const { code, lines } = await failedStart({ PORT: 'x', SEED: 'maybe' })
  expect({ code, lines }).toEqual({
    code: 1,
    lines: ['Please fix these settings:', '  PORT must be a number', '  SEED must be demo or none'],
  })
})

test('a data folder that cannot be written to ends in one line', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  const { code, lines } = await failedStart({ DATA_DIR: file })
  expect(code).toBe(1)
  expect(lines).toEqual([expect.stringContaining(`DATA_DIR ${file} is not writable`)])
})

test('a database that does not answer ends in one line', { timeout: A_MINUTE_MS }, async () => {
  const { code, lines } = await failedStart({ DATABASE_URL: 'postgres://likho@127.0.0.1:9/likho' })
  expect(code).toBe(1)
  expect(lines.at(-1)).toMatch(/^DATABASE_URL: cannot reach Postgres at 127\.0\.0\.1:9: .*ECONNREFUSED/)
})

test('a database server that is too old is told from one that is new enough', { timeout: A_MINUTE_MS }, async () => {
  const old = await oldPostgres('140011')
  const { code, lines } = await failedStart({ DATABASE_URL: old.url })
  await old.stop()
  expect(code).toBe(1)
  expect(lines.at(-1)).toMatch(/is version 14\. Likho needs 15 or newer\.$/)
})

test('killed while the shop is filled, it comes up complete, with nothing twice; a taken port ends in one line, and the next start works', {
  timeout: 4 * A_MINUTE_MS,
}, async () => {
  shop = startProcess({ DATA_DIR: folder })
  await shop.says('Filling the shop')
  shop.kill('SIGKILL')
  await shop.ended
  shop = startProcess({ DATA_DIR: folder })
  await shop.says('Likho is ready on')
  expect(await countProducts(addressOf(shop))).toBe(demoProducts.length)
  expect(shop.output().match(/with the password/g)).toHaveLength(1)
  shop.kill('SIGTERM')
  expect(await shop.ended).toBe(0)

  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const { code, lines } = await failedStart({ PORT: String(port) })
  other.close()
  expect(code).toBe(1)
  expect(lines.at(-1)).toBe(`PORT ${port} is in use. Stop what uses it or choose another PORT.`)

  shop = startProcess({ DATA_DIR: folder })
  await shop.says('Likho is ready on')
  expect(await countProducts(addressOf(shop))).toBe(demoProducts.length)
  expect(shop.output()).not.toMatch(/Filling|password/)
})
