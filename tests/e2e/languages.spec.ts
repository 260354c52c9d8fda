import { expect, expectAccessible, test } from './fixtures.ts'
import { openAwake } from './open-awake.ts'

test('a shop in Hindi stays in Hindi from page to page, and names its products so', async ({ page }) => {
  await openAwake(page, '/hi')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  const categories = page.getByRole('navigation', { name: 'कैटेगरी' })
  await categories.getByRole('link', { name: 'पेन और पेंसिल' }).click()
  await expect(page).toHaveURL(/\/hi\/WritingInstruments$/)
  const card = page.getByRole('link', { name: /^कलम/ }).first()
  const name = await card.innerText()
  await card.click()
  await expect(page).toHaveURL(/\/hi\/About\?id=/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/hi\/WritingInstruments$/)
})
