import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { askedUntil, setAskedUntil } from '#server/payments/payment-polls.store.ts'
import { aPaidOrder } from '#tests/support/paid-order.ts'
import { SHOP_SECRET } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { finishRestore } from './finish-restore.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const MADE_AT = new Date('2026-11-10T10:00:00Z')
const NOW = new Date('2026-11-19T10:00:00Z')

const restored = (isCopy = false) =>
  shop.db.insertInto('unfinished_restore').values({ made_at: MADE_AT, is_copy: isCopy }).execute()
const marks = () => shop.db.selectFrom('unfinished_restore').select('made_at').execute()

test('a restore that was killed once its rows were there is finished at the start, once', async () => {
  await aPaidOrder(shop.db, 'shiprocket')
  await restored()
  const moved = await finishRestore(shop.db, NOW)
  expect(moved?.to).toBeGreaterThan(1_000)
  expect(await marks()).toEqual([])
  expect(await finishRestore(shop.db, NOW)).toBeUndefined()
})

test('what breaks half-way leaves the mark: the next start does all of it', async () => {
  await restored()
  await sql`alter table audit_entries rename to audit_entries_away`.execute(shop.db)
  await expect(finishRestore(shop.db, NOW)).rejects.toThrow()
  await sql`alter table audit_entries_away rename to audit_entries`.execute(shop.db)
  expect(await marks()).toHaveLength(1)
  expect(await finishRestore(shop.db, NOW)).toBeDefined()
})

test('payments are asked for from four days before a backup that did not note until when they were', async () => {
  await restored()
  await finishRestore(shop.db, NOW)
  expect(await askedUntil(shop.db, 'razorpay', NOW)).toEqual(new Date('2026-11-06T10:00:00Z'))
})

test('and where the backup noted it, from then on', async () => {
  await restored()
  const noted = new Date('2026-11-02T10:00:00Z')
  await askedUntil(shop.db, 'razorpay', noted)
  await finishRestore(shop.db, NOW)
  expect(await askedUntil(shop.db, 'razorpay', NOW)).toEqual(noted)
  await setAskedUntil(shop.db, 'razorpay', new Date('2026-11-01T10:00:00Z'))
  expect(await askedUntil(shop.db, 'razorpay', NOW), 'never back').toEqual(noted)
})
