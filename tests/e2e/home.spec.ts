import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, layoutShift, test } from './fixtures.ts'
import { openAwake } from './open-awake.ts'

const PHONE = { width: 360, height: 780 }
const DESK = { width: 1440, height: 900 }
const HALF_AN_HOUR = 1_800_000
const IDLE_TEXT = "You haven't interacted in a while. Please log in or register."

const openHome = (page: Page) => openAwake(page, '/')

const columns = (list: Locator) =>
  list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)

const scrolled = (list: Locator) => list.evaluate((element) => element.scrollLeft)

for (const viewport of [PHONE, DESK]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('[HOME-01] [HOME-02] the hero takes 67% of the screen and leads to the shop; the banner follows', async ({
      page,
    }) => {
      await openHome(page)
      const hero = page.locator('.hero')
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Your One-Stop Stationery Store')
      const height = (await hero.boundingBox())?.height ?? 0
      expect(height / viewport.height).toBeCloseTo(0.67, 2)
      await expect(page.getByRole('heading', { name: 'Discover Amazing Products' })).toBeVisible()
      await hero.getByRole('link', { name: 'Shop Now' }).click()
      await expect(page).toHaveURL('/shop')
    })

    test('[HOME-08] the product grid shows pictures, names and prices', async ({ page }) => {
      await openHome(page)
      const cards = page.getByRole('list', { name: 'Products', exact: true }).getByRole('article')
      expect(await cards.count()).toBeGreaterThan(10)
      await expect(cards.first().locator('img')).toBeAttached()
      await expect(cards.first().getByRole('link')).toHaveAttribute('href', /^\/About\?id=/)
      await expect(cards.first()).toContainText(/₹\d/)
    })

    test('[HOME-07] recommendations come in when they are near, and nothing jumps', async ({ page }) => {
      await openHome(page)
      const section = page.getByRole('region', { name: 'Products You Might Like' })
      await section.scrollIntoViewIfNeeded()
      await expect(section.getByRole('article').first()).toBeVisible()
      expect(await layoutShift(page)).toBeLessThan(0.02)
    })

    test('[HOME-07] recommendations that fail are only logged, and their place is given up unseen', async ({
      page,
    }) => {
      const warnings: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text())
      })
      await page.route('**/api/activity/recommendations*', (route) => route.fulfill({ body: 'no answer of ours' }))
      await openHome(page)
      await page.getByRole('region', { name: 'Trending Now' }).scrollIntoViewIfNeeded()
      await expect.poll(() => warnings.join()).toContain('No recommendations')
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(page.getByText('Products You Might Like')).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(await layoutShift(page)).toBeLessThan(0.02)
    })

    test('[HOME-10] [VAL-02] the newsletter wants an @, keeps what was typed, and thanks', async ({ page }) => {
      await openHome(page)
      const box = page.getByRole('region', { name: 'Letters from the counter' })
      const email = box.getByRole('textbox', { name: 'Email' })
      await email.fill('asha')
      await email.press('Enter')
      await expect(email).toHaveAccessibleDescription('Please enter a valid email address.')
      await expect(email).toBeFocused()
      await expect(email).toHaveValue('asha')

      await page.route('**/api/v1/subscribe', (route) => route.fulfill({ body: 'no answer of ours' }), { times: 1 })
      await email.fill(`asha-${viewport.width}@example.com`)
      await box.getByRole('button', { name: 'Subscribe' }).click()
      await expect(box.getByRole('alert')).toHaveText('⚠️ Error subscribing. Please try again.')
      await expect(email).toHaveValue(`asha-${viewport.width}@example.com`)

      await box.getByRole('button', { name: 'Subscribe' }).click()
      await expect(box.getByRole('status')).not.toBeEmpty()
      await expect(box.getByRole('alert')).toHaveCount(0)
      await expect(email).toHaveValue('')
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`the ${colorScheme} home page is accessible, fits its width and does not jump`, async ({ page }) => {
        test.slow()
        await page.emulateMedia({ colorScheme })
        await openHome(page)
        expect(await layoutShift(page)).toBeLessThan(0.01)
        const recommendations = page.getByRole('region', { name: 'Products You Might Like' })
        await recommendations.scrollIntoViewIfNeeded()
        await expect(recommendations.getByRole('article').first()).toBeVisible({ timeout: 15_000 })
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      })
    }
  })
}

test.describe('what changes with the width', () => {
  test('[HOME-03] [HOME-04] five tiles scroll on a phone and stand in 2, 3 or 5 columns on larger screens', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await openHome(page)
    const tiles = page.getByRole('region', { name: 'Shop by Category' }).getByRole('list')
    await expect(tiles.getByRole('link')).toHaveText([
      'Writing Instruments',
      'Paper Products',
      'Desk Supplies',
      'Filing & Storage',
      'Reusable Products',
    ])
    const paths = await tiles.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(paths).toEqual([
      '/WritingInstruments',
      '/PaperProducts',
      '/DeskSupplies',
      '/Filing&Storage',
      '/ReusableProducts',
    ])
    expect(await tiles.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
    for (const [width, count] of [
      [700, 2],
      [800, 3],
      [1440, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      expect(await columns(tiles), `at ${width} px`).toBe(count)
    }
  })

  test('[HOME-06] the trending grid has 2 to 5 columns and no empty place', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await openHome(page)
    const grid = page.getByRole('list', { name: 'Most wanted' })
    for (const [width, count] of [
      [360, 2],
      [700, 3],
      [1100, 4],
      [1440, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      expect(await columns(grid), `at ${width} px`).toBe(count)
      const shown = await grid.getByRole('listitem').count()
      expect(shown % count, `${shown} products in ${count} columns`).toBe(0)
    }
  })

  test('[NAV-01] the navbar of a visitor: Home, About Us, search, cart, Login and Register', async ({ page }) => {
    await page.setViewportSize(DESK)
    await openHome(page)
    const navbar = page.getByRole('banner')
    for (const [name, path] of [
      ['Home', '/'],
      ['About Us', '/Aboutus'],
      ['Cart', '/cart'],
      ['Login', '/userLogin'],
      ['Register', '/register'],
    ] as const) {
      await expect(navbar.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    }
    const search = navbar.getByRole('search')
    await expect(search.getByRole('button', { name: 'Search' })).toBeVisible()
    await search.locator('input[type=search]').fill('pen')
    await search.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/searchResult\?.*pen/)
  })

  test('[NAV-01] on a phone the same stands in the bar and in the menu', async ({ page }) => {
    test.slow()
    await page.setViewportSize(PHONE)
    await openHome(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart' })).toBeVisible()
    await expect(page.getByRole('search').getByRole('button', { name: 'Search' })).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (const name of ['Home', 'About Us', 'Login', 'Register']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expectAccessible(page)
    await menu.getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/Aboutus')
    await expect(menu).toHaveCount(0)
  })
})

test.describe('as time goes by', () => {
  test.use({ viewport: DESK })

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2026-11-15T10:00:00+05:30' })
    await openHome(page)
    await page.clock.pauseAt('2026-11-15T10:01:00+05:30')
  })

  const strip = (page: Page, place: number) => page.getByRole('list', { name: `Trending, strip ${place}` })

  /** Back to the start, whatever happened before the clock stood still, and all timers begin anew. */
  async function restart(page: Page) {
    const pause = page.getByRole('button', { name: 'Pause the strips' })
    await pause.click()
    for (const place of [1, 2, 3]) await strip(page, place).evaluate((list) => list.scrollTo({ left: 0 }))
    await page.getByRole('button', { name: 'Move the strips' }).click()
    await expect(pause).toBeVisible()
  }

  test('[HOME-05] three strips step by 240 px every 3, 5 and 8 s and wrap back to the start', async ({ page }) => {
    await restart(page)
    await page.clock.runFor(3_000)
    await expect.poll(() => scrolled(strip(page, 1))).toBe(240)
    expect([await scrolled(strip(page, 2)), await scrolled(strip(page, 3))]).toEqual([0, 0])
    await page.clock.runFor(2_000)
    await expect.poll(() => scrolled(strip(page, 2))).toBe(240)
    await page.clock.runFor(3_000)
    await expect.poll(() => scrolled(strip(page, 3))).toBe(240)

    const end = await strip(page, 3).evaluate((list) => list.scrollWidth - list.clientWidth)
    await strip(page, 3).evaluate((list, left) => list.scrollTo({ left, behavior: 'instant' }), end)
    await page.clock.runFor(8_000)
    await expect.poll(() => scrolled(strip(page, 3))).toBe(0)
  })

  test('[HOME-05] the strips rest under the mouse, with the focus inside, and when told to', async ({ page }) => {
    await restart(page)
    await strip(page, 1).hover()
    await page.clock.runFor(9_000)
    await expect.poll(() => scrolled(strip(page, 1))).toBe(0)

    await page.mouse.move(5, 5)
    await strip(page, 1).getByRole('link').first().focus()
    await page.clock.runFor(9_000)
    await expect.poll(() => scrolled(strip(page, 1))).toBe(0)

    await page.getByRole('button', { name: 'Pause the strips' }).click()
    await page.clock.runFor(9_000)
    await expect.poll(() => scrolled(strip(page, 1))).toBe(0)

    await page.getByRole('button', { name: 'Move the strips' }).click()
    await page.clock.runFor(3_000)
    await expect.poll(() => scrolled(strip(page, 1))).toBe(240)
  })

  test('[HOME-05] nothing moves for those who asked for less motion', async ({ page }) => {
    await restart(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.getByRole('button', { name: 'Pause the strips' })).toBeHidden()
    await page.clock.runFor(9_000)
    await expect.poll(() => scrolled(strip(page, 1))).toBe(0)
  })

  test('[HOME-09] half an hour without a move shows the overlay; Dismiss puts it away until the next time', async ({
    page,
  }) => {
    test.slow()
    const overlay = page.getByRole('alertdialog')
    await page.mouse.move(200, 200)
    await page.clock.fastForward(HALF_AN_HOUR - 1_000)
    await expect(overlay).toHaveCount(0)
    await page.clock.fastForward(1_000)
    await expect(overlay).toContainText(IDLE_TEXT)
    await expect(overlay.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/userLogin')
    await expect(overlay.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
    await expect(overlay.getByRole('button', { name: 'Dismiss' })).toBeFocused()
    // axe waits by timers of its own.
    await page.clock.resume()
    await expectAccessible(page)
    await overlay.getByRole('button', { name: 'Dismiss' }).click()
    await expect(overlay).toHaveCount(0)
    await page.clock.fastForward(HALF_AN_HOUR)
    await expect(overlay).toBeVisible()
  })

  for (const [interaction, act] of [
    ['a move of the mouse', (page: Page) => page.mouse.move(10, 400)],
    ['a key', (page: Page) => page.keyboard.press('a')],
    ['a scroll', (page: Page) => page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))],
    ['a click beside it', (page: Page) => page.mouse.click(10, 400)],
  ] as const) {
    test(`[HOME-09] ${interaction} hides the overlay`, async ({ page }) => {
      await page.clock.fastForward(HALF_AN_HOUR)
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await act(page)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    })
  }

  test('[HOME-09] the overlay can be worked by keyboard and does not hold the focus', async ({ page }) => {
    await page.clock.fastForward(HALF_AN_HOUR)
    const overlay = page.getByRole('alertdialog')
    await expect(overlay.getByRole('button', { name: 'Dismiss' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(overlay.getByRole('link', { name: 'Register' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(overlay).toHaveCount(0)
  })

  test('[API-30] the base address is pinged every 300,000 ms', async ({ page }) => {
    const pings: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/') pings.push(request.method())
    })
    for (const count of [1, 2]) {
      await page.clock.fastForward(300_000)
      await expect.poll(() => pings.length).toBe(count)
    }
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }))
    await page.clock.fastForward(300_000)
    await page.clock.fastForward(300_000)
    expect(pings).toHaveLength(2)
  })
})
