import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, layoutShift, MOVING, test } from './fixtures.ts'
import { openAwake } from './open-awake.ts'

const PHONE = { width: 360, height: 780 }
const DESK = { width: 1440, height: 900 }

const openHome = (page: Page) => openAwake(page, '/')

const columns = (list: Locator) =>
  list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)

for (const [viewport, colorScheme] of [
  [PHONE, 'light'],
  [DESK, 'dark'],
] as const) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ ...MOVING, viewport, colorScheme })

    test('[HOME-01] [HOME-02] [HOME-07] [HOME-08] [HOME-10] [VAL-02] the home page, from the hero to the newsletter', async ({
      page,
    }) => {
      await openHome(page)
      expect(await layoutShift(page)).toBeLessThan(0.01)
      const hero = page.locator('.hero')

      await test.step('the hero takes 67% of the screen, and the banner follows', async () => {
        await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Your One-Stop Stationery Store')
        const height = (await hero.boundingBox())?.height ?? 0
        expect(height / viewport.height).toBeCloseTo(0.67, 2)
        await expect(page.getByRole('heading', { name: 'Discover Amazing Products' })).toBeVisible()
      })

      await test.step('the product grid shows pictures, names and prices', async () => {
        const cards = page.getByRole('list', { name: 'Products', exact: true }).getByRole('article')
        expect(await cards.count()).toBeGreaterThan(10)
        await expect(cards.first().locator('img')).toBeAttached()
        await expect(cards.first().getByRole('link')).toHaveAttribute('href', /^\/About\?id=/)
        await expect(cards.first()).toContainText(/₹\d/)
      })

      await test.step('recommendations come in when they are near, and nothing jumps', async () => {
        const section = page.getByRole('region', { name: 'Products You Might Like' })
        await section.scrollIntoViewIfNeeded()
        await expect(section.getByRole('article').first()).toBeVisible()
        expect(await layoutShift(page)).toBeLessThan(0.02)
      })

      await test.step('the whole page is accessible and fits its width', async () => {
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      })

      await test.step('the newsletter wants an @, keeps what was typed, and thanks', () =>
        subscribe(page, `asha-${viewport.width}@example.com`))

      await test.step('the hero leads to the shop', async () => {
        await hero.getByRole('link', { name: 'Shop Now' }).click()
        await expect(page).toHaveURL('/shop')
      })
    })
  })
}

async function subscribe(page: Page, address: string) {
  const box = page.getByRole('region', { name: 'The Likho newsletter' })
  const email = box.getByRole('textbox', { name: 'Email' })
  await email.fill('asha')
  await email.press('Enter')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address.')
  await expect(email).toBeFocused()
  await expect(email).toHaveValue('asha')

  await page.route('**/api/v1/subscribe', (route) => route.fulfill({ body: 'no answer of ours' }), { times: 1 })
  await email.fill(address)
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box.getByRole('alert')).toHaveText('⚠️ Error subscribing. Please try again.')
  await expect(email).toHaveValue(address)

  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box.getByRole('status')).not.toBeEmpty()
  await expect(box.getByRole('alert')).toHaveCount(0)
  await expect(email).toHaveValue('')
}

test('[HOME-07] recommendations that fail are only logged, and their place is given up unseen', async ({ page }) => {
  await page.route('**/api/activity/recommendations*', (route) => route.fulfill({ body: 'no answer of ours' }))
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport)
    const logged = page.waitForEvent('console', (message) => message.text().includes('No recommendations'))
    await openHome(page)
    await page.getByRole('region', { name: 'Trending Now' }).scrollIntoViewIfNeeded()
    expect((await logged).type()).toBe('warning')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByText('Products You Might Like')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await layoutShift(page), `at ${viewport.width} px`).toBeLessThan(0.02)
  }
})

test('[HOME-03] [HOME-04] [HOME-06] [CAT-01] category tiles and trending products stand as the width allows', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openHome(page)
  const tiles = page.getByRole('region', { name: 'Shop by Category' }).getByRole('list')

  await test.step('the five tiles and one for tech, which scroll on a phone', async () => {
    await expect(tiles.getByRole('link')).toHaveText([
      'Writing Instruments',
      'Paper Products',
      'Desk Supplies',
      'Filing & Storage',
      'Reusable Products',
      'Tech Stationery',
    ])
    const paths = await tiles.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(paths).toEqual([
      '/WritingInstruments',
      '/PaperProducts',
      '/DeskSupplies',
      '/Filing&Storage',
      '/ReusableProducts',
      '/TechStationery',
    ])
    expect(await tiles.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
  })

  await test.step('tiles in 2, 3 or 5 columns, trending products in 2 to 5 with no empty place', async () => {
    const trending = page.getByRole('list', { name: 'Most wanted' })
    for (const [width, inTiles, inTrending] of [
      [360, 0, 2],
      [700, 2, 3],
      [800, 3, 3],
      [1100, 5, 4],
      [1440, 5, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      if (inTiles) expect(await columns(tiles), `tiles at ${width} px`).toBe(inTiles)
      expect(await columns(trending), `trending at ${width} px`).toBe(inTrending)
      const shown = await trending.getByRole('listitem').count()
      expect(shown % inTrending, `${shown} products in ${inTrending} columns`).toBe(0)
    }
  })

  await test.step('a tile leads to its category', async () => {
    await tiles.getByRole('link', { name: 'Filing & Storage' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Filing & Storage' })).toBeVisible()
  })
})

test('[NAV-01] the navbar of a visitor leads everywhere, on a phone by its menu', async ({ page }) => {
  const navbar = page.getByRole('banner')
  const search = navbar.getByRole('search')

  await test.step('on a phone, cart and search stand in the bar and the rest in the menu', async () => {
    await page.setViewportSize(PHONE)
    await openAwake(page, '/helpdesk')
    await expect(navbar.getByRole('link', { name: 'Cart' })).toBeVisible()
    await expect(search.getByRole('button', { name: 'Search' })).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (const name of [
      'Home',
      'About Us',
      'Tech Stationery',
      'Orders',
      'Wishlist',
      'Addresses',
      'Login',
      'Register',
    ]) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expectAccessible(page)
    await menu.getByRole('button', { name: 'Dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await menu.getByRole('button', { name: 'Light theme' }).click()
    await menu.getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/Aboutus')
    await expect(menu).toHaveCount(0)
  })

  await test.step('on a larger screen all of it stands in the bar', async () => {
    await page.setViewportSize(DESK)
    for (const [name, path] of [
      ['Home', '/'],
      ['About Us', '/Aboutus'],
      ['Cart', '/cart'],
      ['Login', '/userLogin'],
      ['Register', '/register'],
    ] as const) {
      await expect(navbar.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    }
    await expect(search.getByRole('button', { name: 'Search' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveText([
      'All products',
      'Writing Instruments',
      'Paper Products',
      'Desk Supplies',
      'Filing & Storage',
      'Reusable Products',
      'Tech Stationery',
    ])
    await expect(page.getByRole('navigation', { name: 'Your lists' }).getByRole('link')).toHaveText([
      'Orders',
      'Wishlist',
      'Addresses',
    ])
    await search.locator('input[type=search]').fill('pen')
    await search.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/searchResult\?.*pen/)
  })
})

test('on a phone the header goes while one reads on, and comes back with search and cart on the way up', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openAwake(page, '/shop')
  const cart = page.getByRole('banner').getByRole('link', { name: 'Cart' })
  const scrollBy = (by: number) => page.evaluate((by) => window.scrollBy(0, by), by)
  // The footer brings what follows the scrolling; it wakes up soon after the page.
  await expect(async () => {
    await scrollBy(400)
    await expect(cart).not.toBeInViewport({ timeout: 1_000 })
  }).toPass()
  await scrollBy(-60)
  await expect(cart).toBeInViewport()
  await expect(page.getByRole('combobox', { name: 'Search for products' })).toBeInViewport()
  expect(await layoutShift(page)).toBeLessThan(0.01)
  await scrollBy(300)
  await expect(cart).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await cart.focus()
  await expect(cart, 'what has the focus is seen').toBeInViewport()
})
