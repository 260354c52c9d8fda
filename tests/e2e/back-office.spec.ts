import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enter } from './account-page.ts'
import { expect, expectAccessible, test, withRefusals } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { OWNER } from './owner.ts'
import { aBuyer, haveOrder, muchInStock } from './purchase.ts'
import { answer, aSeller, overflow, part, rows } from './staff-page.ts'

const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name, exact: true })
const csvFile = (text: string) => ({ name: 'pens.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
const HEADER = 'name,price,Category,description,stocks'

test('orders are found, kept as a view, chosen, packed and shipped together', async ({ page, newPage }) => {
  test.setTimeout(150_000)
  const buyer = await newPage()
  const { addressId, person } = await aBuyer(buyer)
  const product = await muchInStock(buyer)
  for (const quantity of [1, 2]) await haveOrder(buyer, { product, quantity, addressId })
  await enter(page, OWNER)

  await test.step('a search becomes a tab of one’s own', async () => {
    await openAwake(page, '/admin/orders')
    await page.getByLabel('Search orders').fill(person.email)
    await expect(rows(page, 'Orders')).toHaveCount(3)
    await page.getByRole('button', { name: 'Save this view' }).click()
    await page.getByLabel('Name of the view').fill('One buyer')
    await page.getByRole('button', { name: 'Save view' }).click()
    await expect(view(page, 'One buyer')).toHaveAttribute('aria-current', 'true')
    await view(page, 'Returned').click()
    await expect(view(page, 'Returned')).toHaveAttribute('aria-current', 'true')
    await view(page, 'One buyer').click()
    await expect(rows(page, 'Orders')).toHaveCount(3)
  })

  await test.step('whoever tries the shop out sees what is a test, and that it counts nowhere', async () => {
    await expect(rows(page, 'Orders').getByText('Test', { exact: true })).toHaveCount(2)
    await openAwake(page, '/admin/reports/sales-by-day')
    await expect(page.getByText('Test orders aren’t counted.')).toBeVisible()
    await openAwake(page, '/admin')
    await page.getByRole('link', { name: 'See test orders' }).click()
    await expect(page).toHaveURL('/admin/orders?money=test')
    await view(page, 'One buyer').click()
    await expect(rows(page, 'Orders')).toHaveCount(3)
  })

  await test.step('both are chosen by keyboard, on a phone, and their papers saved', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByLabel('Choose all 2 shown').press('Space')
    await expect(part(page, 'Chosen orders')).toContainText('2 orders chosen')
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page)
    const saved = page.waitForEvent('download')
    await part(page, 'Chosen orders').getByRole('button', { name: 'Packing slips' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^packing-slips-.*\.pdf$/)
  })

  await test.step('they are shipped together, once', async () => {
    const ship = async () => {
      await part(page, 'Chosen orders').getByRole('button', { name: 'Mark as shipped' }).click()
      await answer(page, 'Mark 2 orders as shipped')
    }
    await ship()
    await expect(page.getByText('2 orders marked as shipped.')).toBeVisible()
    await expect(rows(page, 'Orders').getByText('On the way')).toHaveCount(2)
    await ship()
    await expect(page.getByRole('alert').filter({ hasText: '2 orders weren’t marked as shipped' })).toBeVisible()
  })

  await test.step('the way back from an order leads to the same list', async () => {
    const list = page.url()
    await rows(page, 'Orders').getByRole('link').last().click()
    await expect(page.getByRole('button', { name: 'Packing slip' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Orders', exact: true }).click()
    await expect(page).toHaveURL(list)
    await page.getByRole('button', { name: 'Remove view' }).click()
    await answer(page, 'Remove view')
    await expect(view(page, 'One buyer')).toHaveCount(0)
  })
})

test('a table of products is checked, imported and exported again', async ({ page, request }) => {
  test.setTimeout(150_000)
  const seller = await aSeller(request)
  await enter(page, seller)
  await openAwake(page, '/admin?list=products')
  await page.getByRole('link', { name: 'Import CSV' }).click()
  await expect(page).toHaveURL('/admin/import')
  const file = page.getByLabel('File', { exact: true })
  const check = page.getByRole('button', { name: 'Check file' })
  const template = page.getByRole('link', { name: 'Download template' })
  expect(decodeURIComponent((await template.getAttribute('href')) ?? '')).toContain(
    `_id,${HEADER},nameHi,descriptionHi,packSize`,
  )

  await test.step('the check tells what is wrong with each row and changes nothing', async () => {
    await check.click()
    await expect(page.getByText('Choose a CSV file.')).toBeVisible()
    await expect(file).toBeFocused()
    await file.setInputFiles(csvFile(`${HEADER}\nNeem Pen,40,Writing,Green,5\nBroken,0,Pens,Blue,5\n`))
    await check.click()
    await expect(page.getByRole('heading', { name: '1 of 2 rows has errors' })).toBeVisible()
    const row = rows(page, 'Rows with errors').nth(1)
    await expect(row).toContainText('3')
    await expect(row).toContainText('price: Enter a price from ₹1')
    await expect(row).toContainText('Category: Choose a category')
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByText('choose the file and check it again')).toBeVisible()
  })

  await test.step('what is fine is imported', async () => {
    await file.setInputFiles(
      csvFile(`${HEADER}\nNeem Pen,40,Writing,Green,5\n=Teak Pen,60,Writing,Brown,5\n`.replace('=Teak', "'=Teak")),
    )
    await check.click()
    await expect(page.getByRole('heading', { name: '2 rows checked, no errors' })).toBeVisible()
    await page.getByRole('button', { name: 'Import 2 products' }).click()
    await expect(page.getByRole('heading', { name: 'Import complete' })).toBeVisible()
    await expect(page.getByText('2 added.')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page)
  })

  await test.step('and comes out again as it went in', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export products as CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^likho-products-[\d-]+\.csv$/)
    const text = await readFile((await download.path()) ?? '', 'utf8')
    expect(text).toContain(",'=Teak Pen,60,Writing,Brown,5,,,1,/media/")
    await file.setInputFiles(csvFile(text))
    await check.click()
    await expect(page.getByText('2 unchanged.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0)
  })

  await test.step('and is taken back, also after a check', async () => {
    await part(page, 'Your last import').getByRole('button', { name: 'Undo this import' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('2 products it added will be removed.')
    await answer(page, 'Undo import')
    await expect(page.getByRole('heading', { name: 'Import undone' })).toBeVisible()
    await expect(page.getByText('2 products removed.')).toBeVisible()
    await expectAccessible(page)
  })
})

test('what cannot be shown or taken is said, and can be tried again', async ({ browser }) => {
  await withRefusals(browser, async (page) => {
    await enter(page, OWNER)
    const broken = '**/api/v2/admin/dashboard*'
    const json = { success: false, code: 'request/unexpected', message: 'It broke.', requestId: '1' }
    await page.route(broken, (route) => route.fulfill({ status: 500, json }))
    await openAwake(page, '/admin')
    await expect(page.getByRole('alert')).toHaveText('Error: It broke.')
    await expectAccessible(page)
    await page.unroute(broken)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(part(page, 'Sales by day')).toBeVisible()

    await openAwake(page, '/admin/import')
    await page.getByLabel('File', { exact: true }).setInputFiles(csvFile('Neem Pen,40\n'))
    await page.getByRole('button', { name: 'Check file' }).click()
    await expect(page.getByText('“Neem Pen” isn’t a column we know')).toBeVisible()
    await expect(page.getByLabel('File', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
  })
})
