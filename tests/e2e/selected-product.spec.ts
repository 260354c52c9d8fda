import type { Page } from '@playwright/test'
import type { ProductCard } from '#contract/catalog/product.ts'
import { expect, test } from './fixtures.ts'
import { kept, muchReviewed, openProduct } from './product-page.ts'

test('[PDP-01] [STATE-03] [STATE-04] a card selects its product, and local storage keeps it and those beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await test.step('/About without a selected product goes to the shop', async () => {
    await page.goto('/About')
    await expect(page).toHaveURL('/shop')
  })

  await test.step('a click on a card keeps its product and opens it, and /About opens it again', async () => {
    const name = await choose(page)
    await page.goto('/About')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  await test.step('the products of a page are kept under the key root and are restored at start', async () => {
    const related = await page.getByRole('region', { name: 'Similar products' }).getByRole('link').allInnerTexts()
    expect(related).not.toHaveLength(0)
    const products = () =>
      kept(page, 'root').then((root) => root?.state.product.products.map((one: ProductCard) => one.name))
    await expect.poll(products).toEqual(related)
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.goto('/')
    expect(await products(), 'another page leaves them alone').toEqual(related)
  })

  await test.step('so it is on the home page and on a larger screen', () => choose(page))
})

async function choose(page: Page): Promise<string> {
  const card = page.getByRole('list', { name: 'Products', exact: true }).getByRole('link').first()
  const name = await card.innerText()
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const product = { name, price: expect.any(Number), image: expect.any(Object) }
  await expect.poll(() => kept(page, 'selectedProduct')).toMatchObject(product)
  const selected = await kept(page, 'selectedProduct')
  expect(new URL(page.url()).pathname).toBe('/About')
  expect(page.url()).toContain(`id=${selected._id}`)
  return name
}

test('[STATE-03] [STATE-04] what other programs left in local storage breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('root', '{"state":')
    localStorage.setItem('selectedProduct', '{{')
  })
  const { _id, name } = await muchReviewed(page)
  await openProduct(page, `/product/${_id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})
