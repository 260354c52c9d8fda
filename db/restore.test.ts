import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp } from '#server/backup/back-up.ts'
import { aPaidOrder } from '#tests/support/paid-order.ts'
import { aShopFolder } from '#tests/support/shop-folder.ts'
import { startProcess } from '#tests/support/shop-process.ts'
import { SHOP_SECRET } from '#tests/support/shoppers.ts'
import { onRealPostgres } from '#tests/support/test-database.ts'

/** On a machine that may be busy. */
const LONGEST_MS = 240_000

let shop: Awaited<ReturnType<typeof aShopFolder>>
beforeAll(async () => {
  shop = await aShopFolder()
})
afterAll(() => shop?.close())

test.skipIf(onRealPostgres)(
  'restoring moves the order numbers on and says so: those given out after the backup are used by no other order',
  { timeout: LONGEST_MS },
  async () => {
    const { folder, database } = shop
    await aPaidOrder(database.db, 'own')
    await backUp({ pool: database.pool }, join(folder, 'archive'))
    const place = { DATA_DIR: join(folder, 'data'), SESSION_SECRET: SHOP_SECRET }
    const run = startProcess(place, 'db/restore.ts', [join(folder, 'archive')])
    expect(await run.ended, run.output()).toBe(0)
    expect(run.output()).toMatch(
      /Orders and invoices of \d\d-\d\d go on after \d+000 instead of 1, under [A-Z]+: numbers in between may have been given out/,
    )
  },
)
