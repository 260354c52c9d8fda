import type { Page } from '@playwright/test'
import { expect, expectAccessible, MOVING, test } from './fixtures.ts'
import { openAwake, untilAwake } from './open-awake.ts'

const HALF_AN_HOUR = 1_800_000
const IDLE_TEXT = "You haven't interacted in a while. Please log in or register."

test.use({ ...MOVING, viewport: { width: 1440, height: 900 } })

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2026-11-15T10:00:00+05:30' })
  await openAwake(page, '/')
  // Timers wake it up: once the clock stands still it would sleep on.
  await untilAwake(page.getByRole('button', { name: 'Pause the strips' }))
  await page.clock.pauseAt('2026-11-15T10:01:00+05:30')
})

const strip = (page: Page, place: number) => page.getByRole('list', { name: `Trending, strip ${place}` })
const scrolled = (page: Page, place: number) => strip(page, place).evaluate((list) => list.scrollLeft)
const scroll = (page: Page, place: number, left: number) =>
  strip(page, place).evaluate((list, to) => list.scrollTo({ left: to, behavior: 'instant' }), left)

/** Back to the start, whatever happened before the clock stood still, and all timers begin anew. */
async function restart(page: Page) {
  const pause = page.getByRole('button', { name: 'Pause the strips' })
  await pause.click()
  for (const place of [1, 2, 3]) await scroll(page, place, 0)
  await page.getByRole('button', { name: 'Move the strips' }).click()
  await expect(pause).toBeVisible()
}

test('[HOME-05] three trending strips move by themselves, unless they are read', async ({ page }) => {
  await test.step('they step by 240 px every 3, 5 and 8 s and wrap back to the start', async () => {
    await restart(page)
    await page.clock.runFor(3_000)
    await expect.poll(() => scrolled(page, 1)).toBe(240)
    expect([await scrolled(page, 2), await scrolled(page, 3)]).toEqual([0, 0])
    await page.clock.runFor(2_000)
    await expect.poll(() => scrolled(page, 2)).toBe(240)
    await page.clock.runFor(3_000)
    await expect.poll(() => scrolled(page, 3)).toBe(240)

    await scroll(page, 3, await strip(page, 3).evaluate((list) => list.scrollWidth - list.clientWidth))
    await page.clock.runFor(8_000)
    await expect.poll(() => scrolled(page, 3)).toBe(0)
  })

  await test.step('they rest under the mouse, with the focus inside, and when told to', async () => {
    await restart(page)
    await strip(page, 1).hover()
    await page.clock.runFor(9_000)
    await expect.poll(() => scrolled(page, 1)).toBe(0)

    await page.mouse.move(5, 5)
    await strip(page, 1).getByRole('link').first().focus()
    await page.clock.runFor(9_000)
    await expect.poll(() => scrolled(page, 1)).toBe(0)

    await page.getByRole('button', { name: 'Pause the strips' }).click()
    await page.clock.runFor(9_000)
    await expect.poll(() => scrolled(page, 1)).toBe(0)

    await page.getByRole('button', { name: 'Move the strips' }).click()
    await page.clock.runFor(3_000)
    await expect.poll(() => scrolled(page, 1)).toBe(240)
  })

  await test.step('on a phone they are one rail, which only a finger moves', async () => {
    await restart(page)
    await page.setViewportSize({ width: 360, height: 780 })
    const links = [1, 2, 3].map((place) => strip(page, place).getByRole('link').first())
    const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y))
    expect(new Set(tops).size, 'in one line').toBe(1)
    const rail = page.locator('.trending-strips')
    const railScrolled = () => rail.evaluate((element) => element.scrollLeft)
    await page.clock.runFor(9_000)
    expect(await railScrolled()).toBe(0)
    await expect(page.getByRole('button', { name: 'Pause the strips' })).toBeHidden()
    await rail.evaluate((element) => element.scrollTo({ left: 500, behavior: 'instant' }))
    await page.clock.runFor(9_000)
    expect(await railScrolled()).toBeGreaterThan(400)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('nothing moves for those who asked for less motion', async () => {
    await restart(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.getByRole('button', { name: 'Pause the strips' })).toBeHidden()
    await page.clock.runFor(9_000)
    await expect.poll(() => scrolled(page, 1)).toBe(0)
  })
})

test('[HOME-09] [API-30] a page left alone shows the overlay, and pings the shop while it is seen', async ({
  page,
}) => {
  const overlay = page.getByRole('alertdialog')
  const dismiss = overlay.getByRole('button', { name: 'Dismiss' })

  await test.step('half an hour without a move shows the overlay', async () => {
    await page.mouse.move(200, 200)
    await page.clock.fastForward(HALF_AN_HOUR - 1_000)
    await expect(overlay).toHaveCount(0)
    await page.clock.fastForward(1_000)
    await expect(overlay).toContainText(IDLE_TEXT)
    await expect(overlay.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/userLogin')
    await expect(overlay.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
  })

  await test.step('it can be worked by keyboard and does not hold the focus', async () => {
    await expect(dismiss).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(overlay.getByRole('link', { name: 'Register' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(overlay).toHaveCount(0)
  })

  for (const [interaction, act] of [
    ['a move of the mouse', () => page.mouse.move(10, 400)],
    ['a key', () => page.keyboard.press('a')],
    ['a scroll', () => page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))],
    ['a click beside it', () => page.mouse.click(10, 400)],
  ] as const) {
    await test.step(`${interaction} hides it`, async () => {
      await page.clock.fastForward(HALF_AN_HOUR)
      await expect(overlay).toBeVisible()
      await act()
      await expect(overlay).toHaveCount(0)
    })
  }

  await test.step('the base address is pinged every 300,000 ms, but not from a hidden page', async () => {
    const pings: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/') pings.push(request.method())
    })
    for (const count of [1, 2]) {
      await page.clock.fastForward(300_000)
      await expect.poll(() => pings.length).toBe(count)
    }
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true, configurable: true }))
    await page.clock.fastForward(300_000)
    await page.clock.fastForward(300_000)
    expect(pings).toHaveLength(2)
    await page.evaluate(() => Reflect.deleteProperty(document, 'hidden'))
  })

  await test.step('it is accessible; Dismiss puts it away until the next time', async () => {
    await page.clock.fastForward(HALF_AN_HOUR)
    await expect(overlay).toBeVisible()
    // axe waits by timers of its own.
    await page.clock.resume()
    await expectAccessible(page)
    await dismiss.click()
    await expect(overlay).toHaveCount(0)
    await page.clock.fastForward(HALF_AN_HOUR)
    await expect(overlay).toBeVisible()
  })
})
