import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { financialYear } from '#contract/orders/order-numbers.ts'
import { SETTINGS_ID } from '#contract/shop-settings/settings.endpoints.ts'
import { aPaidOrder } from '#tests/support/paid-order.ts'
import { aShopper, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { moveNumbersOn } from './move-numbers-on.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

const prefix = async () =>
  (await shop.db.selectFrom('installation').select('number_prefix').executeTakeFirstOrThrow()).number_prefix

test('after a restore no order gets a number that one after the backup may have, and the history of the settings says why', async () => {
  const { number } = await aPaidOrder(shop.db, 'shiprocket')
  expect(number).toMatch(/-000001$/)
  const now = new Date()
  const year = financialYear(now)
  const moved = await moveNumbersOn(shop.db, { madeAt: now, now, isCopy: false })
  expect(moved).toEqual({ year, from: 1, to: 2_000, prefix: 'LKTST' })
  expect((await aPaidOrder(shop.db, 'shiprocket')).number).toMatch(/^LKTST\d{4}-002001$/)
  const owner = await aShopper(shop, { role: 'superadmin' })
  const { body } = await owner.get(`/api/v2/admin/history/settings/${SETTINGS_ID}`)
  expect(body.data).toMatchObject([
    { by: 'Likho', action: expect.stringContaining('left out'), changes: { [`lastNumberOf ${year}`]: [1, 2_000] } },
  ])
})

test('a copy that is to stand beside the shop gets a prefix of its own', async () => {
  const now = new Date()
  const before = await prefix()
  try {
    const { prefix: made } = await moveNumbersOn(shop.db, { madeAt: now, now, isCopy: true })
    expect(made).toMatch(/^LK[B-Z]{3}$/)
    expect(await prefix()).toBe(made)
    expect(made).not.toBe(before)
  } finally {
    await shop.db.updateTable('installation').set({ number_prefix: before }).execute()
  }
})

test('every new database makes a prefix of its own, of letters that are not taken for others', async () => {
  const { rows } = await sql<{ made: string }>`
    select new_number_prefix() as made from generate_series(1, 40)`.execute(shop.db)
  const made = rows.map((row) => row.made)
  for (const one of made) expect(one).toMatch(/^LK[CDFHJKMNPQRTVWXY]{3}$/)
  expect(new Set(made).size).toBeGreaterThan(30)
})
