import { expect, test } from 'vitest'
import { ASHA, join, logIn, register, tokenFor, USERS } from '#tests/support/accounts.ts'
import { aBrowser } from '#tests/support/browser.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { sweepAccountsJob } from './sweep-accounts.ts'

const shop = testShop()
const DAY_MS = 24 * 60 * 60 * 1000
const TABLES = ['registrations', 'sessions', 'attempts', 'password_resets', 'email_changes'] as const

const rows = async () => {
  const found = TABLES.map((table) => shop.db.selectFrom(table).selectAll().execute())
  return (await Promise.all(found)).map(({ length }) => length)
}
const sweepAt = (now: Date) => {
  const ctx = { db: shop.db, now, log: shop.app.log, id: '1', signal: new AbortController().signal }
  return sweepAccountsJob.run(ctx as Parameters<typeof sweepAccountsJob.run>[0], {})
}

test('takes away what has run out, leaves what lives, and comes again', async () => {
  const browser = aBrowser(shop)
  await join(shop.db, browser)
  await logIn(browser)
  await browser.post(`${USERS}/forgot-password`, { email: ASHA.email })
  await tokenFor(shop.db, ASHA.email)
  const change = { fullName: ASHA.fullName, email: 'new@example.in', password: ASHA.password }
  await browser.post(`${USERS}/updateUserdetail`, change)
  await register(browser, { username: 'ravi', email: 'ravi@example.in' })
  const before = await rows()
  expect(before).not.toContain(0)
  await sweepAt(new Date())
  expect(await rows()).toEqual(before)
  const late = new Date(Date.now() + 31 * DAY_MS)
  expect(await sweepAt(late)).toEqual(new Date(late.getTime() + DAY_MS / 24))
  expect(await rows()).toEqual([0, 0, 0, 0, 0])
  expect(await shop.db.selectFrom('users').selectAll().execute()).toHaveLength(1)
})
