import { expect, test } from 'vitest'
import { DEMO_CUSTOMER } from '#server/accounts/demo-customer.ts'
import { logIn } from '#tests/support/accounts.ts'
import { aBrowser } from '#tests/support/browser.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { seedDemoAccount } from './seed-demo-account.ts'

const shop = testShop()

test('the demo customer can log in and has an address to deliver to; seeding again changes nothing', async () => {
  await seedDemoAccount(shop.db)
  await seedDemoAccount(shop.db)
  const browser = aBrowser(shop)
  const { status, body } = await logIn(browser, DEMO_CUSTOMER)
  expect(status).toBe(200)
  expect(body.data.user).toMatchObject({ username: 'asha', role: 'customer' })
  const book = await browser.call('GET', '/api/v1/address/getAllAddresses')
  expect(book.body.data).toMatchObject([{ city: 'Pune', postalCode: '411004', selected: true }])
})
