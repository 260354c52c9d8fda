import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '#contract/accounts/roles.ts'
import type { Db } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { startPostgres } from '#tests/support/real-postgres.ts'
import { startProcess } from '#tests/support/shop-process.ts'
import { aShopper, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'

/** The address by which shoppers know it. */
export const PUBLIC_URL = 'https://likho.example'

export type AttackedShop = {
  /** Where it listens, as its proxy reaches it. */
  address: string
  db: Db
  folder: string
  people: Record<Role, Shopper>
  /** Everything it printed so far. */
  output: () => string
}

/** The built shop in production mode behind one proxy, beside a real Postgres, with somebody of each role. */
export async function withAttackedShop<Result>(
  run: (shop: AttackedShop) => Promise<Result>,
  more: Record<string, string> = {},
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'likho-attacks-'))
  const postgres = await startPostgres()
  const shop = startProcess({ ...environment(folder), DATABASE_URL: postgres.url, ...more })
  try {
    await shop.says('Likho is ready on')
    const address = /ready on (\S+)/.exec(shop.output())?.[1] ?? ''
    const database = await openDatabase({ dataDir: '', databaseUrl: postgres.url })
    try {
      const people = await somebodyOfEachRole(database.db)
      return await run({ address, db: database.db, folder, people, output: shop.output })
    } finally {
      await database.close()
    }
  } finally {
    shop.kill('SIGTERM')
    await shop.ended
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const environment = (folder: string) => ({
  NODE_ENV: 'production',
  ALLOW_SANDBOX: '1',
  COURIER: 'sandbox',
  SEED: 'demo',
  SESSION_SECRET: SHOP_SECRET,
  TRUST_PROXY: '1',
  PUBLIC_URL,
  DATA_DIR: join(folder, 'data'),
})

async function somebodyOfEachRole(db: Db): Promise<Record<Role, Shopper>> {
  const shop = { db, app: undefined as never }
  const people = {
    customer: await aShopper(shop, { fullName: 'Asha Verma' }),
    seller: await aShopper(shop, { fullName: 'Old Seller', role: 'seller', approved: true }),
    admin: await aShopper(shop, { fullName: 'Meera Admin', role: 'admin' }),
    superadmin: await aShopper(shop, { fullName: 'Owner', role: 'superadmin' }),
  }
  // A shop in production lets staff work only with a second factor.
  const factors = [people.admin, people.superadmin].map(({ id }) => ({
    user_id: id,
    sealed_secret: 'never opened',
    confirmed_at: new Date(),
    last_step: 0,
  }))
  await db.insertInto('second_factors').values(factors).execute()
  return people
}
