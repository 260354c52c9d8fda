import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openProviders } from '#server/gateways/open-providers.ts'
import { newId } from '#server/platform/ids.ts'
import { buy, openDraft } from '#tests/support/buying.ts'
import { aShopper, putOnSale, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { workOff } from '#tests/support/work-off.ts'
import { keepSweepingShop, sweepShopJob } from './sweep-shop.ts'

const env = { SESSION_SECRET: SHOP_SECRET }
const shop = testShop({ env })
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

test('old activities, events, security events and unpaid drafts go; what was paid stays', async () => {
  const pen = await putOnSale(shop.db, { price: 100 })
  const asha = await aShopper(shop)
  await buy(asha, [{ productId: pen.id, quantity: 1 }], 118)
  await openDraft(asha, [{ productId: pen.id, quantity: 2 }], 236)
  await shop.db
    .updateTable('checkouts')
    .set({ created_at: daysAgo(31) })
    .execute()
  await shop.db.updateTable('checkouts').set({ status: 'released' }).where('status', '=', 'open').execute()
  for (const days of [89, 91]) {
    const activity = { id: newId(), visitor_id: newId(), user_id: null, product_id: pen.id, action: 'show' as const }
    await shop.db
      .insertInto('activities')
      .values({ ...activity, at: daysAgo(days) })
      .execute()
  }
  for (const days of [29, 31]) {
    await shop.db
      .insertInto('provider_events')
      .values({ provider: 'razorpay', id: `evt_${days}`, received_at: daysAgo(days) })
      .execute()
  }
  for (const days of [364, 367]) {
    const event = { id: newId(), event: 'login', subject_id: asha.id, actor_id: asha.id, address: '', device: '' }
    await shop.db
      .insertInto('security_events')
      .values({ ...event, at: daysAgo(days), detail: String(days) })
      .execute()
  }
  await keepSweepingShop(shop.db, new Date())
  await workOff(shop.db, openProviders(readConfig(env), shop.db), [sweepShopJob])
  expect(await shop.db.selectFrom('activities').select('id').execute()).toHaveLength(1)
  expect(await shop.db.selectFrom('provider_events').select('id').execute()).toEqual([{ id: 'evt_29' }])
  expect(await shop.db.selectFrom('security_events').select('detail').execute()).toEqual([{ detail: '364' }])
  expect(await shop.db.selectFrom('checkouts').select('status').execute()).toEqual([{ status: 'paid' }])
  expect(await shop.db.selectFrom('jobs').select('name').where('name', '=', 'sweep-shop').execute()).toHaveLength(1)
})
