import type { Locator, Page } from '@playwright/test'
import { button } from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { aBuyer, dialogButton, testDialog } from './purchase.ts'
import { cards } from './shop-page.ts'

/** More than any page has to tab through before what matters. */
const MOST_TABS = 120

/** Goes on with Tab alone until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  await target.waitFor()
  for (let tabs = 0; tabs < MOST_TABS && !(await hasFocus()); tabs += 1) await page.keyboard.press('Tab')
  await expect(target, 'reached by Tab').toBeFocused()
}

async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

test('a purchase by keyboard alone, from the search to the order', async ({ page }) => {
  await aBuyer(page)
  await openAwake(page, '/')
  await tabTo(page, page.getByRole('combobox', { name: 'Search for products' }))
  await page.keyboard.type('gel pen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/searchResult\?/)
  await pressOn(page, cards(page).first().getByRole('link').first())
  await expect(page).toHaveURL(/\/About\?id=/)
  await pressOn(page, button(page, 'Buy Now'))
  await expect(page).toHaveURL('/BuyProduct')
  await pressOn(page, button(page, 'Pay Now'))
  await expect(page).toHaveURL('/payments')
  await testDialog(page).waitFor()
  await pressOn(page, dialogButton(page, /^Pay/))
  await expect(page).toHaveURL(/\/order-success\//)
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'View order' }))
  await expect(page).toHaveURL(/\/OrderItems\?id=/)
})
