import { readFileSync } from 'node:fs'
import { aStranger, button, field } from './account-page.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { mailedCode } from './mailed-code.ts'
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

test('a page leads to itself in Hindi and back, and the shop remembers which was chosen', async ({ page }) => {
  await openAwake(page, '/searchResult?q=pen')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL('/hi/searchResult?q=pen')
  await page.goto('/?from=mail')
  await expect(page).toHaveURL('/hi?from=mail')
  await footer.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
})

test('the menu of a phone has the other language too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAwake(page, '/hi/shop')
  await page.getByRole('button', { name: 'मेन्यू' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/shop')
})

test('search engines learn of a page in each language', async ({ request }) => {
  for (const path of ['/shop', '/hi/shop']) {
    const html = await (await request.get(path)).text()
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/g)]
    expect(alternates.map(([, tag, href]) => [tag, new URL(href ?? '').pathname])).toEqual([
      ['en-IN', '/shop'],
      ['hi-IN', '/hi/shop'],
      ['x-default', '/shop'],
    ])
  }
})

test('staff work in English', async ({ request }) => {
  const answer = await request.get('/hi/admin/orders/1?from=mail', { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(new URL(answer.headers().location ?? '').pathname).toBe('/admin/orders/1')
})

test('whoever is asked to log in stays in Hindi: registers, is told what is wrong, and comes back', async ({
  page,
}) => {
  const asha = aStranger()
  const main = page.getByRole('main')
  await page.goto('/hi/updateDetails')
  await main.getByRole('link', { name: 'लॉग इन करें' }).click()
  await expect(page).toHaveURL('/hi/userLogin?next=%2FupdateDetails')
  await main.getByRole('link', { name: 'रजिस्टर करें' }).click()
  await expect(page).toHaveURL('/hi/register?next=%2FupdateDetails')
  await field(page, 'पूरा नाम').fill(asha.fullName)
  await field(page, 'ईमेल').fill(asha.email)
  await field(page, 'यूज़रनेम').fill(asha.username)
  await field(page, 'पासवर्ड').fill('password1')
  await button(page, 'रजिस्टर करें').click()
  await expect(main).toContainText('इस पासवर्ड का अंदाज़ा लगाना बहुत आसान है।')
  await field(page, 'पासवर्ड').fill(asha.password)
  await button(page, 'रजिस्टर करें').click()
  await expect(page).toHaveURL('/hi/verifyotp?next=%2FupdateDetails')
  await field(page, 'OTP डालें').fill(await mailedCode(asha.email))
  await button(page, 'OTP वेरिफ़ाई करें').click()
  await expect(page).toHaveURL('/hi/updateDetails')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('जानकारी अपडेट करें')
  await expectAccessible(page)
})

test('a translated page with legal weight says that the English text counts, and leads to it', async ({ page }) => {
  await page.goto('/hi/terms')
  await expect(page.getByText('The English text is the binding one.')).toHaveAttribute('lang', 'en-IN')
  await page.getByRole('link', { name: 'इसे अंग्रेज़ी में पढ़ें' }).click()
  await expect(page).toHaveURL('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
  await expect(page.getByText('The English text is the binding one.')).toHaveCount(0)
})

test('what is kept for shopping offline holds nothing that only Hindi needs', () => {
  const files: string[] = JSON.parse(readFileSync('build/pages/client/.shopping-files.json', 'utf8'))
  expect(files.filter((file) => file.includes('.woff2')).map((file) => /anek-\w+/.exec(file)?.[0])).toEqual([
    'anek-devanagari',
    'anek-latin',
  ])
  expect(files.filter((file) => file.endsWith('.json'))).toEqual([])
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
