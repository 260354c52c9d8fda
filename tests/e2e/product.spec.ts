import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, layoutShift, test } from './fixtures.ts'
import { muchReviewed, openProduct, productThat } from './product-page.ts'

for (const [width, colorScheme] of [
  [360, 'light'],
  [1440, 'dark'],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme })

    test('[PDP-03] [PDP-04] [PDP-07] the page shows a product in words and pictures', async ({ page }) => {
      const { _id, name, averageRating, ratingCount } = await muchReviewed(page)
      await openProduct(page, `/product/${_id}`)

      await test.step('name, rating and price; accessible, and without a jump', async () => {
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        await expect(page.getByRole('img', { name, exact: true })).toBeVisible()
        const rating = page.getByRole('link', { name: `${averageRating} out of 5 stars` })
        await expect(rating).toContainText(`${ratingCount}`)
        await expect(page.getByText(/^₹[\d,.]+ incl\. GST$/)).toBeVisible()
        await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('1')
        await expectAccessible(page)
        expect(await layoutShift(page)).toBeLessThan(0.01)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      })

      await test.step('See More unfolds the description, See Less folds it', async () => {
        const description = page.getByRole('region', { name: 'Description' }).getByRole('paragraph')
        const folded = (await description.boundingBox())?.height ?? 0
        await page.getByRole('button', { name: 'See More' }).click()
        expect((await description.boundingBox())?.height).toBeGreaterThan(folded)
        await page.getByRole('button', { name: 'See Less' }).click()
        expect((await description.boundingBox())?.height).toBe(folded)
      })

      await test.step('weight and sizes are shown', async () => {
        const packed = page.getByRole('table', { name: 'Specifications' })
        for (const row of [/^Weight [\d,.]+ g$/, /^Height [\d.]+ cm$/, /^Length [\d.]+ cm$/, /^Width [\d.]+ cm$/]) {
          await expect(packed.getByRole('row', { name: row }).last()).toBeVisible()
        }
      })

      await test.step('the picture opens whole by keyboard, is enlarged and moved, and Escape leads back to it', async () => {
        const picture = page.getByRole('link', { name: `Zoom in on ${name}` })
        await picture.focus()
        await page.keyboard.press('Enter')
        const dialog = page.getByRole('dialog', { name })
        const large = dialog.getByRole('img', { name, exact: true })
        const frame = dialog.getByRole('region', { name: 'Large picture' })
        await expect(large).toBeInViewport({ ratio: 1 })
        // The dialog takes the focus a moment after it shows; asked for before that, it would be taken away again.
        await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
        await dialog.getByRole('button', { name: 'Zoom in' }).click()
        const before = await large.boundingBox()
        await frame.focus()
        await page.keyboard.press('ArrowDown')
        await expect.poll(async () => (await large.boundingBox())?.y).not.toBe(before?.y)
        await expectAccessible(page)
        await dialog.getByRole('button', { name: 'Zoom out' }).click()
        await expect(large).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(picture).toBeFocused()
      })
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('name, price, stock and delivery date are seen at once, the pictures are swiped and zoomed, the button becomes a stepper', async ({
    page,
  }) => {
    const { _id, name } = await muchReviewed(page)
    await openProduct(page, `/product/${_id}`)
    const gallery = page.getByRole('navigation', { name: 'Pictures' })
    const barTop = async () => (await page.locator('.bottom-bar').boundingBox())?.y ?? 0
    const bottomOf = async (place: Locator) => {
      const box = await place.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }

    await test.step('above the bar, without scrolling', async () => {
      const seen = [
        page.getByRole('heading', { level: 1, name }),
        page.getByText(/incl\. (18% )?GST/).first(),
        page.getByText(/^(In stock|Only \d+ left)$/).first(),
        page.getByText(/^(Ships by|Delivery to)/),
      ]
      for (const one of seen) expect(await bottomOf(one), String(one)).toBeLessThanOrEqual(await barTop())
      const frame = await page.getByRole('list', { name: 'Pictures' }).boundingBox()
      expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(4 / 3, 2)
    })

    await test.step('a mark leads to its picture, which two taps and two fingers enlarge', async () => {
      await gallery.getByRole('link').nth(2).tap()
      await expect(gallery.getByRole('link').nth(2)).toHaveAttribute('aria-current', 'true')
      const third = page.getByRole('list', { name: 'Pictures' }).getByRole('link').nth(2)
      await expect(third).toBeInViewport({ ratio: 0.9 })
      await third.tap()
      const dialog = page.getByRole('dialog', { name })
      const frame = dialog.getByRole('region', { name: 'Large picture' })
      await expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeVisible()
      await expect(frame).toBeInViewport({ ratio: 1 })
      // Two taps as quick as a finger's, however slow the machine is.
      await frame.dblclick()
      await dialog.getByRole('button', { name: 'Zoom out' }).tap()
      await pinch(page, frame)
      await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeVisible()
      expect(await page.evaluate(() => visualViewport?.scale), 'the page itself is not enlarged').toBe(1)
      await dialog.getByRole('button', { name: 'Next picture' }).tap()
      await expect(dialog.getByRole('button', { name: 'Zoom in' }), 'the next one is whole').toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    await test.step('Add to Cart becomes a stepper in its place, and back', async () => {
      const bar = page.locator('.bottom-bar')
      const button = bar.getByRole('button', { name: 'Add to Cart', exact: true })
      const before = await button.boundingBox()
      await button.tap()
      await page.getByRole('dialog', { name: 'Added to cart' }).getByRole('button', { name: 'Close' }).tap()
      const stepper = bar.getByRole('group', { name: `${name} in your cart` })
      await expect(stepper).toContainText('1')
      const after = await stepper.boundingBox()
      expect([after?.x, after?.width]).toEqual([before?.x, before?.width])
      await bar.getByRole('button', { name: `Increase quantity of ${name}` }).tap()
      await expect(stepper).toContainText('2')
      await expectAccessible(page)
      for (let times = 0; times < 2; times++)
        await bar.getByRole('button', { name: `Decrease quantity of ${name}` }).tap()
      await expect(button).toBeVisible()
    })
  })
})

/** Two fingers that move apart on a place. */
async function pinch(page: Page, place: Locator): Promise<void> {
  const box = await place.boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [-1, 1].map((side, id) => ({ x: x + side * apart, y, id })),
    })
  await touch('touchStart', 30)
  for (const apart of [50, 70, 90]) await touch('touchMove', apart)
  await touch('touchEnd', 90)
}

test('[PDP-02] [PDP-07] a product has one address to be shared by, and each opening records one show', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const shows: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/activity/record')) shows.push(request.postDataJSON())
  })
  const { _id } = await muchReviewed(page)
  const address = `${baseURL}/product/${_id}`

  await test.step('both addresses show the product and name one canonical address', async () => {
    for (const path of [`/product/${_id}`, `/About?id=${_id}`, `/about?id=${_id}`]) {
      const html = await (await page.request.get(path)).text()
      expect(html, path).toContain(`<link rel="canonical" href="${address}"/>`)
    }
  })

  await test.step('its link can be copied and shared on WhatsApp', async () => {
    await openProduct(page, `/About?id=${_id}`)
    await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/\\?text=.*${encodeURIComponent(address)}$`),
    )
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied').first()).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  })

  await test.step('opening it records one show, and so does going on to the next', async () => {
    await expect.poll(() => shows).toEqual([{ action: 'show', productId: _id }])
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible()
    await page.getByRole('region', { name: 'Similar products' }).getByRole('link').first().click()
    await expect(page).not.toHaveURL(new RegExp(_id))
    await expect(page).toHaveURL(/\/About\?id=/)
    const next = new URL(page.url()).searchParams.get('id')
    await expect
      .poll(() => shows)
      .toEqual([
        { action: 'show', productId: _id },
        { action: 'show', productId: next },
      ])
    await expect(page.locator('#content'), 'the reading starts at the new page').toBeFocused()
  })
})

test('[PDP-03] as many can be taken as there are, and of none the way leads to similar products', async ({ page }) => {
  await test.step('the quantity goes from one to what there is, by button, by key and typed', async () => {
    const { _id, stocks } = await productThat(page, (card) => card.stocks > 2 && card.stocks <= 5)
    await openProduct(page, `/product/${_id}`)
    await expect(page.getByText(`Only ${stocks} left`, { exact: true }).first()).toBeVisible()
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
    await page.getByRole('button', { name: 'Decrease quantity', exact: true }).click({ force: true })
    await expect(quantity).toHaveValue('1')
    await page.getByRole('button', { name: 'Increase quantity', exact: true }).click()
    await expect(quantity).toHaveValue('2')
    await expect(page.getByText(/^2 for ₹[\d,.]+, ₹[\d,.]+ incl\. GST$/)).toBeVisible()
    await quantity.press('ArrowDown')
    await expect(quantity).toHaveValue('1')
    await quantity.fill('99')
    await expect(quantity, 'put right while it is typed').toHaveValue(String(stocks))
    await expect(page.getByText(`Only ${stocks} in stock`)).toBeVisible()
    await quantity.fill('')
    await quantity.blur()
    await expect(quantity).toHaveValue(String(stocks))
  })

  await test.step('what is out of stock says so and shows the way to similar products', async () => {
    const { _id } = await productThat(page, ({ stocks }) => stocks === 0)
    await openProduct(page, `/product/${_id}`)
    await expect(page.getByText('Out of stock', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('spinbutton')).toHaveCount(0)
    await page.getByRole('link', { name: 'See similar products' }).click()
    await expect(page.getByRole('heading', { name: 'Similar products' })).toBeInViewport()
    await expectAccessible(page)
  })
})

test('[PDP-07] a product that is not there is a proper 404 page', async ({ request }) => {
  for (const path of ['/product/pen', '/About?id=', '/product/01930000-0000-7000-8000-000000000000']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text()).toContain('This page is blank')
  }
})
