import type { Page } from '@playwright/test'
import { productTexts } from '#contract/catalog/product.texts.ts'
import { productFamilyTexts } from '#contract/catalog/product-family.texts.ts'
import { writerFailures } from '#contract/writer/writer.failures.ts'
import { button, enter, field } from './account-page.ts'
import { expect, expectAccessible, test, withRefusals } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { OWNER } from './owner.ts'
import { answer, aPictureFile, haveProduct, overflow, question } from './staff-page.ts'

const description = (page: Page) => field(page, 'Description')
const choose = async (page: Page) => field(page, 'Picture').setInputFiles(await aPictureFile())

test('[ADM-05] [ADM-06] a product is added with the description that its name brought', async ({ page }) => {
  test.setTimeout(150_000)
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, OWNER)
  await openAwake(page, '/ADDproduct')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Product')

  await test.step('[ADM-06] the description comes as the name is typed, and follows it', async () => {
    await field(page, 'Product name').fill('Peacock Blue Gel Pen')
    await expect(page.getByText('Description written')).toBeVisible()
    await expect(description(page)).toHaveValue(/^Peacock Blue Gel Pen, from our range/)
    await field(page, 'Product name').fill('Peacock Green Gel Pen')
    await expect(description(page)).toHaveValue(/Peacock Green Gel Pen/)
  })

  await test.step('what is wrong is said beside its field', async () => {
    await button(page, 'Add Product').click()
    await expect(field(page, 'Category')).toBeFocused()
    await expect(page.getByText(productTexts.badPrice)).toBeVisible()
    await expect(page.getByText(productTexts.pictureMissing)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('attributes appear when they are chosen, and go again', async () => {
    await page.getByLabel('Ink colour').check()
    await page.getByRole('textbox', { name: 'Ink colour' }).fill('Green')
    await page.getByLabel('Weight').check()
    await page.getByRole('button', { name: 'Remove Weight' }).click()
    await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: 'Weight' })).toBeFocused()
  })

  await field(page, 'Category').selectOption('Writing Instruments')
  await field(page, 'Price').fill('49.50')
  await field(page, 'Stock').fill('12')

  await test.step('a reload costs nothing but the picture', async () => {
    await page.reload()
    await expect(field(page, 'Product name')).toHaveValue('Peacock Green Gel Pen')
    await expect(page.getByRole('textbox', { name: 'Ink colour' })).toHaveValue('Green')
    await expect(description(page)).toHaveValue(/^Peacock Green Gel Pen/)
  })

  await choose(page)
  await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
  const written = await description(page).inputValue()
  await button(page, 'Add Product').click()
  await expect(page.getByRole('status').filter({ hasText: 'Product added successfully!' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View product' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peacock Green Gel Pen')
  await expect(page.getByRole('main')).toContainText(written.slice(0, 60))

  await openAwake(page, '/addProduct')
  await expect(field(page, 'Product name'), 'the next one starts empty').toHaveValue('')
})

test('[ADM-06] what a person types is never written over, unless asked for; Undo brings it back', async ({ page }) => {
  await enter(page, OWNER)
  await openAwake(page, '/addProduct')
  await description(page).fill('My own words.')
  await field(page, 'Product name').fill('Crimson Fountain Pen')
  await expect(button(page, 'Rewrite')).toBeVisible()
  const asked = page.waitForRequest('**/product/describe')
  await button(page, 'Rewrite').click()
  expect((await asked).postDataJSON()).toEqual({ name: 'Crimson Fountain Pen' })
  await expect(page.getByText('Description written')).toBeVisible()
  await expect(description(page)).toHaveValue(/^Crimson Fountain Pen/)
  await button(page, 'Undo').click()
  await expect(description(page)).toHaveValue('My own words.')
})

test('[ADM-07] a product is changed from what it is, and its history tells', async ({ page }) => {
  test.setTimeout(120_000)
  await enter(page, OWNER)
  const id = await haveProduct(page, 'Amber Ball Pen')
  await openAwake(page, `/UPDATEproduct/${id}`)
  await expect(field(page, 'Product name')).toHaveValue('Amber Ball Pen')
  await expect(field(page, 'Price')).toHaveValue('40')
  await expect(field(page, 'Stock')).toHaveValue('30')
  await expect(field(page, 'Category')).toHaveValue('Writing')
  await field(page, 'Product name').fill('Amber Roller Pen')
  await field(page, 'Price').fill('45')
  await field(page, 'Family name').fill('Amber Pens')
  await field(page, 'Option 1').fill('Colour')
  await choose(page)
  await expectAccessible(page)
  await button(page, 'Update Product').click()
  await expect(field(page, 'Value 1'), 'what is missing of an option is asked for').toBeFocused()
  await expect(page.getByText(productFamilyTexts.optionsMissing)).toBeVisible()
  await field(page, 'Value 1').fill('Amber')
  await button(page, 'Update Product').click()
  await expect(page.getByText('Product updated successfully!')).toBeVisible()
  await expect(description(page), 'words that were there are not written over').toHaveValue('A pen.')
  const history = page.getByRole('list', { name: 'History' })
  await expect(history).toContainText('₹40 became→ ₹45')
  await expect(history).toContainText('Family: Amber PensOptions: Colour: Amber')
  await expect(field(page, 'Value 1')).toHaveValue('Amber')
  await field(page, 'Stock').fill('31')
  await button(page, 'Update Product').click()
  await expect(history).toContainText('Stock: 30')
  await page.getByRole('link', { name: 'View product' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amber Roller Pen')

  await test.step('[ADM-03] [API-19] and deleted', async () => {
    await openAwake(page, `/updateProduct/${id}`)
    await button(page, 'Delete product…').click()
    await answer(page, 'Delete product')
    await expect(page).toHaveURL('/admin/products')
    expect((await page.request.get(`/api/v1/product/getProduct/${id}`)).status()).toBe(404)
  })
})

test('[ADM-07] the pictures of a product are added, told, put in order by keyboard and taken away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, OWNER)
  const id = await haveProduct(page, 'Pictured Pen')
  await openAwake(page, `/updateProduct/${id}`)
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
  await page.getByLabel('Add pictures').setInputFiles([await aPictureFile(), await aPictureFile()])
  await expect(pictures).toHaveCount(3)
  await field(page, 'What picture 3 shows').fill('A line in blue ink')
  await field(page, 'What picture 3 shows').press('Enter')
  await expect(page.getByText('Pictures saved')).toBeVisible()
  const up = () => page.locator('[data-act$="-up"]:focus')
  await page.getByRole('button', { name: 'Move picture 3 up' }).press('Enter')
  await expect(up()).toHaveAccessibleName('Move picture 2 up')
  await up().press('Enter')
  await expect(up()).toHaveAccessibleName('Move picture 1 up')
  await page.getByRole('button', { name: 'Remove picture 3' }).click()
  await expect(pictures).toHaveCount(2)
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
  await openAwake(page, `/product/${id}`)
  await expect(page.getByRole('img', { name: 'A line in blue ink' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Picture 2 of 2' })).toBeVisible()
})

test('[ADM-07] of two who edit one product the second sees both and loses nothing', async ({ browser }) => {
  test.setTimeout(120_000)
  await withRefusals(browser, async (page) => {
    await enter(page, OWNER)
    const id = await haveProduct(page, 'Twice Edited Pen')
    await openAwake(page, `/updateProduct/${id}`)
    await field(page, 'Product name').fill('Mine')
    await choose(page)
    const theirs = { price: '77', inkColor: 'Violet' }
    await page.request.post(`/api/v1/product/updateProduct/${id}`, { multipart: theirs })
    await button(page, 'Update Product').click()
    await expect(question(page)).toContainText('Someone else changed this product')
    await expect(question(page).getByRole('row', { name: 'Price 77 40' })).toBeVisible()
    await expect(question(page).getByRole('row', { name: 'Product name Twice Edited Pen Mine' })).toBeVisible()
    await expectAccessible(page)
    await answer(page, 'Keep my changes')
    await expect(field(page, 'Product name')).toHaveValue('Mine')
    await expect(field(page, 'Price'), 'what I had not touched is theirs').toHaveValue('77')
    await expect(page.getByRole('textbox', { name: 'Ink colour' })).toHaveValue('Violet')
    await expect(page.getByRole('img', { name: 'Preview' }), 'the picture too is still chosen').toBeVisible()
    await button(page, 'Update Product').click()
    await expect(page.getByText('Product updated successfully!')).toBeVisible()
    const { data } = await (await page.request.get(`/api/v1/product/getProduct/${id}`)).json()
    expect(data).toMatchObject({ name: 'Mine', price: 77, attributes: { inkColor: 'Violet' } })
  })
})

test('[ADM-05] [ADM-06] failures are told, and nothing typed is lost', async ({ browser }) => {
  await withRefusals(browser, async (page) => {
    await enter(page, OWNER)
    await openAwake(page, '/addProduct')
    const refusal = { success: false, code: 'writer/out-of-quota', message: writerFailures.outOfQuota.text }
    await page.route('**/product/describe', (route) =>
      route.fulfill({ status: 503, json: { ...refusal, requestId: 'x' } }),
    )
    await field(page, 'Product name').fill('Unlucky Pen')
    await expect(page.getByText(writerFailures.outOfQuota.text)).toBeVisible()
    await description(page).fill('Written by hand.')
    await field(page, 'Category').selectOption('Writing Instruments')
    await field(page, 'Price').fill('10')
    await field(page, 'Stock').fill('1')
    await choose(page)
    await page.route('**/addProduct', (route) => route.abort())
    await button(page, 'Add Product').click()
    await expect(page.getByRole('alert')).toHaveText('Failed to add product.')
    await expect(description(page)).toHaveValue('Written by hand.')
    await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible()

    await page.unroute('**/addProduct')
    const held = Promise.withResolvers<void>()
    await page.route('**/addProduct', async (route) => {
      await held.promise
      await route.continue()
    })
    await button(page, 'Add Product').click()
    await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible()
    held.resolve()
    await expect(page.getByText('Product added successfully!')).toBeVisible()
  })
})
