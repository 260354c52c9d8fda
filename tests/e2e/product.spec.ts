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

      await test.step('the picture opens large by keyboard, and Escape leads back to it', async () => {
        const picture = page.getByRole('link', { name: `Zoom in on ${name}` })
        await picture.focus()
        await page.keyboard.press('Enter')
        const dialog = page.getByRole('dialog', { name })
        const large = dialog.getByRole('img', { name })
        await expect(large).toBeVisible()
        // The dialog takes the focus a moment after it shows; asked for before that, it would be taken away again.
        await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
        const before = await large.boundingBox()
        await dialog.getByRole('region', { name: 'Large picture' }).focus()
        await page.keyboard.press('ArrowDown')
        await expect.poll(async () => (await large.boundingBox())?.y).not.toBe(before?.y)
        await expectAccessible(page)
        await dialog.getByRole('button', { name: 'Show the whole picture' }).click()
        await expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(picture).toBeFocused()
      })
    })
  })
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
    await page.getByRole('region', { name: 'Related products' }).getByRole('link').first().click()
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
    await page.getByRole('button', { name: 'One less', exact: true }).click({ force: true })
    await expect(quantity).toHaveValue('1')
    await page.getByRole('button', { name: 'One more', exact: true }).click()
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
    await expect(page.getByRole('heading', { name: 'Related products' })).toBeInViewport()
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
