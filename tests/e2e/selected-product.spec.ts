import type { ProductCard } from '#contract/catalog/product.ts'
import { expect, test } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { kept, muchReviewed, openProduct } from './product-page.ts'

const WIDTHS = [360, 1440]

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('[PDP-01] [STATE-04] a click on a card selects the product, keeps it in local storage and opens it', async ({
      page,
    }) => {
      await openAwake(page, '/')
      const card = page.getByRole('list', { name: 'Products', exact: true }).getByRole('link').first()
      const name = await card.innerText()
      await card.click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      const selected = await kept(page, 'selectedProduct')
      expect(selected).toMatchObject({ name, price: expect.any(Number), image: expect.any(Object) })
      expect(new URL(page.url()).pathname).toBe('/About')
      expect(page.url()).toContain(`id=${selected._id}`)
      await page.goto('/About')
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    })
  })
}

test('[STATE-04] /About without a selected product goes to the shop', async ({ page }) => {
  await page.goto('/About')
  await expect(page).toHaveURL('/shop')
})

test('[STATE-03] the products of a page are kept under the key root and are restored at start', async ({ page }) => {
  const { _id } = await muchReviewed(page)
  await openProduct(page, `/product/${_id}`)
  const related = await page.getByRole('region', { name: 'Related products' }).getByRole('link').allInnerTexts()
  const products = () =>
    kept(page, 'root').then((root) => root?.state.product.products.map((one: ProductCard) => one.name))
  await expect.poll(products).toEqual(related)
  await page.goto('/')
  expect(await products(), 'another page leaves them alone').toEqual(related)
})

test('[STATE-03] [STATE-04] what other programs left in local storage breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('root', '{"state":')
    localStorage.setItem('selectedProduct', '{{')
  })
  const { _id, name } = await muchReviewed(page)
  await openProduct(page, `/product/${_id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})
