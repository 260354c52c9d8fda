import type { Page } from '@playwright/test'
import { expect, expectAccessible, layoutShift, test } from './fixtures.ts'
import { openAwake } from './open-awake.ts'

const PAGES: [path: string, title: string, read?: (page: Page) => Promise<void>][] = [
  ['/Aboutus', 'About Us', readAboutUs],
  ['/helpdesk', 'Helpdesk', readHelpdesk],
  ['/shipping', 'Shipping'],
  ['/returns', 'Returns and refunds'],
  ['/grievance', 'Grievance redressal'],
  ['/terms', 'Terms of use'],
  ['/privacy', 'Privacy policy', readPrivacy],
]

for (const [width, height, colorScheme] of [
  [360, 780, 'light'],
  [1440, 900, 'dark'],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, colorScheme })

    test('[INFO-01] [INFO-02] pages about the shop are readable, accessible and name their own address', async ({
      page,
      baseURL,
    }) => {
      for (const [path, title, read] of PAGES) {
        await test.step(path, async () => {
          await openAwake(page, path)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
          await expect(page).toHaveTitle(`${title} · Likho`)
          expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(baseURL + path)
          expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toBe(`${baseURL}/share.png`)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
          expect(await layoutShift(page)).toBeLessThan(0.01)
          await expectAccessible(page)
          await read?.(page)
        })
      }
    })
  })
}

/** Mission, journey and offer; the contact toggle shows the social links. */
async function readAboutUs(page: Page) {
  for (const name of ['Our mission', 'Our journey', 'What we offer']) {
    await expect(page.getByRole('region', { name }).getByRole('heading', { name })).toBeVisible()
  }
  expect(await page.getByRole('region', { name: 'What we offer' }).getByRole('listitem').count()).toBeGreaterThan(4)
  const toggle = page.getByRole('button', { name: 'Contact us' })
  const instagram = page.getByRole('main').getByRole('link', { name: /Instagram/ })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(instagram).toBeHidden()
  await toggle.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(instagram).toBeVisible()
  await expectAccessible(page)
  await toggle.click()
  await expect(instagram).toBeHidden()
}

/** An address to write to, a number to call, social links and answers. */
async function readHelpdesk(page: Page) {
  const main = page.getByRole('main')
  const contact = page.getByRole('region', { name: 'Email or call us' })
  await expect(contact.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(contact.locator('a[href^="tel:"]')).toBeVisible()
  for (const name of [/Instagram/, /Facebook/, /YouTube/]) await expect(main.getByRole('link', { name })).toBeVisible()
  await expect(main).toContainText(/48 hours.*one month/)
  const answer = main.getByText('Yes, for free, until it ships')
  await expect(answer).toBeHidden()
  await main.getByText('Can I cancel my order?').click()
  await expect(answer).toBeVisible()
}

/** The contents of a long page lead to its parts. */
async function readPrivacy(page: Page) {
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Your rights' }).click()
  await expect(page).toHaveURL('/privacy#rights')
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
}

test('[INFO-01] the about page opens in any spelling of its address', async ({ request }) => {
  const answer = await request.get('/aboutUS')
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('<title>About Us · Likho</title>')
})

test('every page of the sitemap opens and calls itself by the address that stands there', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const locations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) =>
      url.replaceAll('&amp;', '&'),
    )
  const products = await locations('/sitemaps/products.xml')
  expect(products.length).toBeGreaterThan(100)
  const pages = await locations('/sitemaps/pages.xml')
  for (const url of [...pages, products[0] ?? '']) {
    const response = await request.get(url)
    expect(response.status(), url).toBe(200)
    expect(await response.text()).toContain(`<link rel="canonical" href="${url.replaceAll('&', '&amp;')}"`)
  }
})

test('the manifest names icons that are there', async ({ request }) => {
  const { icons } = await (await request.get('/site.webmanifest')).json()
  expect(icons.length).toBeGreaterThan(2)
  for (const { src, type } of icons) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type']).toContain(type)
  }
})
