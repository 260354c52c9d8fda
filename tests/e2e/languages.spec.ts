import { readFileSync } from 'node:fs'
import { expect, expectAccessible, test } from './fixtures.ts'
import { openAwake } from './open-awake.ts'

const PEN = 'कलम नीर जेल पेन, नीला, 0.5 मिमी, 5 का पैक'

test('a shop in Hindi stays in Hindi from page to page, and names its products so', async ({ page }) => {
  await openAwake(page, '/hi')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  const categories = page.getByRole('navigation', { name: 'कैटेगरी' })
  await categories.getByRole('link', { name: 'पेन और पेंसिल' }).click()
  await expect(page).toHaveURL(/\/hi\/WritingInstruments$/)
  await page.getByRole('link', { name: PEN }).click()
  await expect(page).toHaveURL(/\/hi\/About\?id=/)
  await expect(page.getByRole('heading', { level: 1, name: PEN })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/hi\/WritingInstruments$/)
})

test('what is kept for shopping offline holds nothing that only Hindi needs', () => {
  const files: string[] = JSON.parse(readFileSync('build/pages/client/.shopping-files.json', 'utf8'))
  expect(files.filter((file) => file.includes('.woff2')).map((file) => /anek-\w+/.exec(file)?.[0])).toEqual([
    'anek-devanagari',
    'anek-latin',
  ])
})

test('who searches in Hindi is suggested Hindi names, and narrows what was found in Hindi', async ({ page }) => {
  await openAwake(page, '/hi')
  const field = page.getByRole('combobox', { name: 'प्रोडक्ट खोजें' })
  await field.fill('जेल पेन')
  await expect(page.getByRole('option', { name: PEN })).toBeVisible()
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '“जेल पेन” के नतीजे' })).toBeVisible()
  await page.getByRole('complementary', { name: 'फ़िल्टर' }).getByText('नीला', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'स्याही का रंग: नीला फ़िल्टर हटाएँ' })).toBeVisible()
  await expect(page.getByRole('link', { name: PEN })).toBeVisible()
  await expectAccessible(page)
})
