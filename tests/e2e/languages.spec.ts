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

test('what is kept for shopping offline holds nothing that only Hindi needs', () => {
  const files: string[] = JSON.parse(readFileSync('build/pages/client/.shopping-files.json', 'utf8'))
  expect(files.filter((file) => file.includes('.woff2')).map((file) => /anek-\w+/.exec(file)?.[0])).toEqual([
    'anek-devanagari',
    'anek-latin',
  ])
})
