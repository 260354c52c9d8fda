import type { Page } from '@playwright/test'
import hindi from '#contract/messages/hi.json' with { type: 'json' }
import { aStranger, type Person } from './account-page.ts'
import { AN_ADDRESS } from './address-page.ts'
import { expect, expectAccessible, test, withRefusals } from './fixtures.ts'
import { mailedCode } from './mailed-code.ts'
import { openAwake } from './open-awake.ts'
import { kept } from './product-page.ts'
import { muchInStock } from './purchase.ts'

const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'allow',
} as const

/** What stands on the page in Hindi for a text in English. */
const hi = (english: keyof typeof hindi) => hindi[english]
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, english: keyof typeof hindi) =>
  main(page).getByRole('button', { name: hi(english), exact: true })
const fill = async (page: Page, english: keyof typeof hindi, value: string) =>
  page.getByLabel(hi(english), { exact: true }).fill(value)

async function register(page: Page, { fullName, email, username, password }: Person): Promise<void> {
  await fill(page, 'Full name', fullName)
  await fill(page, 'Email', email)
  await fill(page, 'Username', username)
  await fill(page, 'Password', password)
  await page.context().setOffline(true)
  await button(page, 'Register').click()
  await expect(main(page).getByRole('alert'), 'that it did not work').toBeVisible()
  await page.context().setOffline(false)
  // Nothing has to be typed anew.
  await button(page, 'Register').click()
}

test('in Hindi from a shared link to a paid order on a phone, with a network that comes and goes', async ({
  browser,
}) =>
  withRefusals(
    browser,
    async (page) => {
      const asha = aStranger()
      const pen = await muchInStock(page)
      const cartOf = async (tab: Page) => (await kept(tab, 'root')).state.cart.cartItems

      await test.step('from the product to the checkout, and to an account on the way', async () => {
        await openAwake(page, `/hi/product/${pen._id}`)
        await button(page, 'Add to Cart').click()
        await page
          .getByRole('dialog')
          .getByRole('link', { name: hi('Go to cart') })
          .click()
        await button(page, 'Go to Checkout').click()
        await expect(page).toHaveURL('/hi/userLogin?next=%2FBuyProduct')
        await main(page)
          .getByRole('link', { name: hi('Register') })
          .click()
        await register(page, asha)
        await expect(page).toHaveURL('/hi/verifyotp?next=%2FBuyProduct')
        await fill(page, 'Enter OTP', await mailedCode(asha.email))
        await button(page, 'Verify OTP').click()
        await expect(page).toHaveURL('/hi/BuyProduct')
      })

      await test.step('back, forward, reload, and a second tab', async () => {
        await page.goBack()
        await page.goForward()
        await expect(page).toHaveURL('/hi/BuyProduct')
        await page.reload()
        await expect(button(page, 'Pay Now')).toBeVisible()
        const tab = await page.context().newPage()
        await openAwake(tab, '/hi/cart')
        await expect(main(tab).locator(`a[href*="${pen._id}"]`).last(), 'the cart of the first').toBeVisible()
        await tab.close()
      })

      await test.step('says where to, and pays once', async () => {
        await button(page, 'Pay Now').click()
        await expect(page).toHaveURL('/hi/addressUpdate?next=%2FBuyProduct')
        for (const [label, value] of Object.entries(AN_ADDRESS))
          await fill(page, label as keyof typeof AN_ADDRESS, value)
        await button(page, 'Add Address').click()
        await expect(page).toHaveURL('/hi/BuyProduct')
        await expect(main(page)).toContainText('Pune, महाराष्ट्र 411001')
        await expectAccessible(page)
        await page.context().setOffline(true)
        await button(page, 'Pay Now').click()
        await expect(page.getByRole('heading', { name: hi('You’re offline') })).toBeVisible()
        await page.context().setOffline(false)
        // The page opens by itself.
        await button(page, 'Pay Now').click()
        await expect(page).toHaveURL('/hi/payments')
        await page.getByRole('dialog').getByRole('button', { name: '₹' }).click()
        await expect(page).toHaveURL(/\/hi\/order-success\//)
        await main(page)
          .getByRole('link', { name: hi('View order') })
          .tap()
        await expect(page).toHaveURL(/\/hi\/OrderItems\?id=/)
        await expect(main(page)).toContainText(hi('Order placed and paid'))
        await expectAccessible(page)
        expect(await cartOf(page)).toEqual([])
        const orders = await page.request.get('/api/v2/shiprocket/getOrder')
        expect((await orders.json()).data).toHaveLength(1)
      })
    },
    PHONE,
  ))
