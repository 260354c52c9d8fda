import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { demoProducts } from '#db/seed/demo/demo-products.ts'
import { freshDatabase, onRealPostgres } from '#tests/support/test-database.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { prepareShop } from './prepare-shop.ts'

test.skipIf(!onRealPostgres)(
  'two that start at the same moment fill the shop once, with one first account',
  async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    const folder = await mkdtemp(join(tmpdir(), 'likho-prepare-'))
    const fresh = await freshDatabase()
    const config = readConfig({ DATABASE_URL: fresh.url, DATA_DIR: folder })
    const second = await openDatabase(config)
    try {
      await Promise.all([prepareShop(config, fresh.database), prepareShop(config, second)])
      const { rows } = await second.pool.query(
        "select (select count(*) from products) as products, (select count(*) from users where role = 'superadmin') as owners",
      )
      expect(rows).toEqual([{ products: demoProducts.length, owners: 1 }])
      expect(said.mock.calls.flat().filter((line) => String(line).includes('with the password'))).toHaveLength(1)
    } finally {
      said.mockRestore()
      await second.close()
      await fresh.database.close()
      await fresh.drop()
      await rm(folder, { recursive: true, force: true })
    }
  },
)
