import { expect, test } from 'vitest'
import { recordChange } from '#server/audit/record-change.ts'
import { aShopper } from '#tests/support/shoppers.ts'
import { onRealPostgres } from '#tests/support/test-database.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { lockUser } from './manage-users.store.ts'

const shop = testShop()

/** The embedded database has one transaction at a time. */
test.skipIf(!onRealPostgres)('two superadmins who change each other at once are not in each other’s way', async () => {
  const [asha, ravi] = [await aShopper(shop, { role: 'superadmin' }), await aShopper(shop, { role: 'superadmin' })]
  const note = (tx: typeof shop.db, by: string, about: string) =>
    recordChange(tx, { id: by, role: 'superadmin' } as never, new Date(), {
      action: 'secondFactorReset',
      id: about,
    })
  await shop.db.transaction().execute(async (one) => {
    await lockUser(one, ravi.id)
    await shop.db.transaction().execute(async (other) => {
      await lockUser(other, asha.id)
      await note(other, ravi.id, asha.id)
    })
    await note(one, asha.id, ravi.id)
  })
  const { count } = await shop.db
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subject_id', 'in', [asha.id, ravi.id])
    .executeTakeFirstOrThrow()
  expect(count).toBe(2)
})
