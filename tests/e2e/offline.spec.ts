import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { aCustomer, button } from './account-page.ts'
import { expect, expectAccessible, test, withRefusals } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { openProduct, productThat } from './product-page.ts'
import { cards } from './shop-page.ts'

const WITH_WORKER = { serviceWorkers: 'allow', viewport: { width: 360, height: 740 } } as const

const main = (page: Page) => page.getByRole('main')
const notice = (page: Page) => page.getByRole('contentinfo').getByRole('status')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** What could be opened without the network by now. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('likho-pages-'))
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => url.slice(location.origin.length))
  })

test('without a network a shopper sees what they have seen, and what they change is kept for later', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  await withRefusals(
    browser,
    async (page) => {
      const context = page.context()
      await aCustomer(page)
      const pen = await productThat(page, ({ stocks }) => stocks > 5)
      const penPage = `/About?id=${pen._id}`

      await test.step('what is seen is kept, by whatever way it was opened', async () => {
        await openProduct(page, penPage)
        await button(page, 'Add to Cart').click()
        await openAwake(page, '/Wishlist')
        await expect(page.getByText('Your wishlist is empty.')).toBeVisible()
        await page.getByRole('contentinfo').getByRole('link', { name: 'All products' }).click()
        await expect(cards(page)).toHaveCount(30)
        await expect
          .poll(() => keptPages(page))
          .toEqual(expect.arrayContaining(['/shop', '/cart', '/Wishlist', penPage]))
      })

      await context.setOffline(true)
      await expect(notice(page)).toHaveText('You are offline. Showing saved pages.')
      await expectAccessible(page)

      await test.step('the shop, and a product that is wished for', async () => {
        await page.reload()
        await expect(cards(page)).toHaveCount(30)
        await expect(notice(page)).toContainText('Showing saved pages.')
        await page.goto(penPage)
        await expect(heading(page)).toHaveText(pen.name)
        await expect(notice(page)).toContainText('Showing saved pages.')
        await page.getByRole('button', { name: 'Add to Wishlist', exact: true }).click()
        await expect(button(page, 'In your wishlist')).toBeVisible()
        await expect(notice(page)).toContainText('Your wishlist will update when you are back online.')
      })

      await test.step('the cart and the wishlist', async () => {
        await page.goto('/cart')
        await expect(main(page).getByRole('link', { name: pen.name })).toBeVisible()
        await button(page, 'Go to Checkout').click()
        await expect(main(page).getByRole('alert').filter({ hasText: 'Check your internet connection' })).toBeVisible()
        await page.goto('/Wishlist')
        await expect(main(page).getByRole('link', { name: pen.name })).toBeVisible()
      })

      await test.step('a page that was never seen', async () => {
        await page.goto('/helpdesk')
        await expect(heading(page)).toHaveText('You’re offline')
        await expect(page.getByRole('link', { name: 'Your Cart' })).toHaveAttribute('href', '/cart')
        await expectAccessible(page)
      })

      await test.step('which comes by itself once there is a network', async () => {
        await context.setOffline(false)
        await expect(heading(page)).toHaveText('Helpdesk')
      })
      await page.goto('/Wishlist')
      await expect(main(page).getByRole('link', { name: pen.name })).toBeVisible()
      await expect(notice(page)).toBeEmpty()
      const wished = async () => (await (await page.request.get('/api/v2/wishlist/products')).json()).data
      await expect.poll(wished, 'the shop has heard of it').toEqual([pen._id])

      await test.step('at logout none of it stays', async () => {
        await openAwake(page, '/logOut')
        await button(page, 'Confirm Logout').click()
        await page.waitForURL('/')
        expect(await keptPages(page)).not.toContain(penPage)
        expect(await page.evaluate(() => localStorage.getItem('wishlist'))).toBeNull()
      })
    },
    WITH_WORKER,
  )
})

/** The shop by another address, where it serves the worker that a test gives it: Playwright cannot. */
async function shopWithWorker(shop: string, script: { served: string }): Promise<string> {
  const server = createServer((asked, answer) => {
    if (asked.url === '/sw.js') return answer.writeHead(200, { 'content-type': 'text/javascript' }).end(script.served)
    const { method, headers } = asked
    const onward = request(shop + asked.url, { method, headers }, (given) => {
      given.pipe(answer.writeHead(given.statusCode ?? 502, given.headers))
    })
    asked.pipe(onward)
  })
  onServersClosed.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const onServersClosed: (() => void)[] = []
test.afterAll(() => {
  for (const close of onServersClosed) close()
})

test('a new version is taken at once', async ({ browser, baseURL }) => {
  const worker = readFileSync('build/pages/worker/sw.js', 'utf8')
  const script = { served: worker }
  const shop = await shopWithWorker(String(baseURL), script)
  await withRefusals(
    browser,
    async (page) => {
      await openAwake(page, `${shop}/shop`)
      await page.waitForFunction(() => navigator.serviceWorker.controller)
      const caches = () => page.evaluate(() => window.caches.keys())
      const update = () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
      const [files = ''] = (await caches()).filter((name) => name.startsWith('likho-files-'))

      script.served = worker.replaceAll(files.replace('likho-files-', ''), 'next')
      await update()
      await expect.poll(caches).toEqual(expect.arrayContaining([files, 'likho-files-next']))
      // The page goes on as it is; the next one is whole and new.
      await page.evaluate(() => Object.assign(window, { isOld: true }))
      await main(page).getByRole('listitem').getByRole('link').first().click()
      await expect.poll(() => page.evaluate(() => 'isOld' in window)).toBe(false)
      await expect(heading(page)).toBeVisible()
    },
    WITH_WORKER,
  )
})
