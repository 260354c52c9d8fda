import type { Locator, Page } from '@playwright/test'
import { aCustomer, enter, haveAccount, logInByApi } from './account-page.ts'
import { expect, expectAccessible, layoutShift, test, withRefusals } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { OWNER } from './owner.ts'
import { answer, aSeller, haveProduct, overflow, question, rows, section } from './staff-page.ts'

const LISTS = /userList|manageProduct|manageOrder/

const SOME_ID = '01930000-0000-7000-8000-000000000001'
const STAFF_ONLY = [
  '/admin',
  '/ADMIN',
  '/sellers',
  `/admin/orders/${SOME_ID}`,
  '/addProduct',
  '/AddProduct',
  `/updateProduct/${SOME_ID}`,
]

test('[ROLE-02] visitors are sent to the login and back, customers home', async ({ page }) => {
  for (const path of STAFF_ONLY) {
    await page.goto(path)
    await expect(page).toHaveURL(`/userLogin?next=${encodeURIComponent(path)}`)
  }
  await aCustomer(page)
  for (const path of ['/admin', '/sellers', '/addProduct']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})

test('[ADM-01] an address that names a list leads to it once the figures above it are there', async ({ page }) => {
  await enter(page, OWNER)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/v2/admin/dashboard*', async (route) => {
    await answer.promise
    await route.fallback()
  })
  await openAwake(page, '/admin?list=orders')
  const list = page.getByRole('button', { name: 'Order List' })
  await expect(list).toHaveAttribute('aria-expanded', 'true')
  await expect(list).not.toBeInViewport()
  answer.resolve()
  await expect(list).toBeInViewport()
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
})

/** The superadmin looks for one user; answers the row. */
async function openUser(page: Page, { username }: { username: string }): Promise<Locator> {
  await enter(page, OWNER)
  await openAwake(page, `/admin?list=users&q=${username}`)
  await expect(rows(page, 'Users')).toHaveCount(2)
  return rows(page, 'Users').filter({ hasText: username })
}

test('[ADM-01] nothing is fetched before a section is opened', async ({ page }) => {
  await enter(page, OWNER)
  const asked: string[] = []
  page.on('request', (request) => LISTS.test(request.url()) && asked.push(request.url()))
  await openAwake(page, '/Admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Panel')
  const ways = page.getByRole('navigation', { name: 'Admin Panel' })
  await expect(ways.getByRole('link', { name: 'Add Product' })).toHaveAttribute('href', '/addProduct')
  await expect(ways.getByRole('link', { name: 'Manage Sellers' })).toHaveAttribute('href', '/sellers')
  for (const name of ['User List', 'Product List', 'Order List']) {
    await expect(section(page, name)).toHaveAttribute('aria-expanded', 'false')
  }
  expect(asked).toEqual([])
  await expectAccessible(page)
  await section(page, 'User List').press('Enter')
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('[ADM-01] the back office has its own navigation, at the thumb on phones', async ({ page }) => {
  await enter(page, OWNER)
  await openAwake(page, '/admin/orders')
  const side = page.getByRole('navigation', { name: 'Back office', exact: true })
  await expect(side.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('link', { name: 'About Us' })).toHaveCount(0)
  await side.getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL('/admin/products')
  await expect(rows(page, 'Products')).not.toHaveCount(0)

  await page.setViewportSize({ width: 360, height: 740 })
  const bottom = page.getByRole('navigation', { name: 'Back office, quick' })
  await expect(side).toBeHidden()
  await expectAccessible(page)
  await bottom.getByRole('link', { name: 'Customers' }).click()
  await expect(page).toHaveURL('/admin/customers')
  expect(await overflow(page)).toBe(0)
  await bottom.getByRole('button', { name: 'More' }).click()
  const more = page.getByRole('dialog', { name: 'More' })
  await more.getByRole('link', { name: 'Sellers' }).click()
  await expect(page).toHaveURL('/sellers')
  await expect(more).toBeHidden()
})

test('a report is chosen, is about the days one says, and says what is wrong with them', async ({ browser }) =>
  withRefusals(browser, async (page) => {
    await enter(page, OWNER)
    await openAwake(page, '/admin/reports')
    await expect(page).toHaveURL('/admin/reports/sales-by-day')
    await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Dead stock' }).click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Dead stock')
    await page.getByLabel('From').fill('2025-01-02')
    await page.getByLabel('To', { exact: true }).fill('2025-01-01')
    await page.getByLabel('To', { exact: true }).blur()
    await expect(page.getByText('The first day must not be after the last.')).toBeVisible()
    await page.getByLabel('Days').selectOption('Last 7 days')
    await expect(page.getByText('The first day must not be after the last.')).toBeHidden()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Stock value' }).click()
    await expect(rows(page, 'Stock value').last()).toContainText('Total')
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page)
  }))

test('[ADM-02] users are searched, and what the address says survives a reload', async ({ page, request }) => {
  const asha = await haveAccount(request)
  await enter(page, OWNER)
  await openAwake(page, '/admin?list=users')
  await page.getByLabel('Search users').fill(asha.username.toUpperCase())
  await expect(rows(page, 'Users')).toHaveCount(2)
  await expect(rows(page, 'Users').filter({ hasText: asha.username })).toContainText(asha.email)
  await expectAccessible(page)
  await page.reload()
  await expect(rows(page, 'Users')).toHaveCount(2)
})

test('[ADM-02] a role is changed once it was confirmed', async ({ page, request }) => {
  const row = await openUser(page, await haveAccount(request))
  const role = row.getByLabel('Role of Asha Verma')
  await role.focus()
  await role.selectOption('admin')
  await expect(question(page)).toContainText('They can manage all users, products and orders.')
  await expectAccessible(page)
  await answer(page, 'Keep current role')
  await expect(role).toHaveValue('customer')
  await expect(role).toBeFocused()
  await role.selectOption('admin')
  await answer(page, 'Change role')
  await expect(role).toHaveValue('admin')
  await row.getByRole('button', { name: 'History of' }).click()
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Role: customer')
})

test('[ADM-02] a new admin sees the panel without a new login, and cannot touch the superadmin', async ({
  page,
  request,
}) => {
  const { _id } = await enter(page, await haveAccount(request))
  await logInByApi(request, OWNER)
  const post = await request.post(`/api/v1/users/updateUserPost/${_id}`, { data: { role: 'admin' } })
  await expect(post).toBeOK()
  await openAwake(page, '/admin')
  await expect(section(page, 'User List')).toBeVisible()
  await page.getByRole('button', { name: 'User List' }).click()
  const owner = rows(page, 'Users').filter({ hasText: 'Superadmin' })
  await page.getByLabel('Search users').fill(OWNER.username)
  await expect(owner).toContainText('Superadmin')
  await expect(owner.getByRole('combobox')).toHaveCount(0)
  await expect(owner.getByRole('button', { name: 'Delete' })).toHaveCount(0)
})

test('[ADM-02] a user is deleted once it was confirmed', async ({ page, request }) => {
  const row = await openUser(page, await haveAccount(request))
  await row.getByRole('button', { name: 'Delete' }).click()
  await expect(question(page)).toHaveAccessibleName('Delete Asha Verma’s account?')
  await answer(page, 'Delete account')
  await expect(page.getByText('No users found.')).toBeVisible()
  await expect(page.locator('[data-keeps-focus]')).toBeFocused()
})

test('[ADM-02] the user list fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, OWNER)
  await openAwake(page, '/admin?list=users')
  await expect(rows(page, 'Users').nth(1)).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
})

test('[ADM-03] [ROLE-02] a seller finds, edits and deletes their own products', async ({ page, request }) => {
  const seller = await aSeller(request)
  await enter(page, seller)
  const id = await haveProduct(page, `Red Pen ${seller.username}`)
  await openAwake(page, '/admin')
  await expect(section(page, 'User List')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Manage Sellers' })).toHaveCount(0)
  await section(page, 'Product List').click()
  const row = rows(page, 'Products').filter({ hasText: seller.username })
  await expect(rows(page, 'Products')).toHaveCount(2)
  await expect(row).toContainText('On sale')
  await expect(row.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/updateProduct/${id}`)
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Delete' }).click()
  await answer(page, 'Delete product')
  await expect(page.getByRole('region', { name: 'Product List' })).toContainText('No products found.')
  await section(page, 'Order List').click()
  await expect(page.getByRole('region', { name: 'Order List' })).toContainText('No orders found.')
})

test('[ADM-03] a list keeps its length, its filters and its place when something in it goes', async ({ page }) => {
  await enter(page, OWNER)
  const name = `Sandal Pen ${Date.now()}`
  await haveProduct(page, `${name} A`)
  await haveProduct(page, `${name} B`)
  await openAwake(page, '/admin?list=products')
  await expect(rows(page, 'Products')).toHaveCount(1 + 24)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(rows(page, 'Products')).toHaveCount(1 + 48)
  await expect(page).toHaveURL('/admin?list=products&pages=2')
  await page.getByRole('button', { name: `Delete ${name} A` }).click()
  await answer(page, 'Delete product')
  await expect(page.getByRole('button', { name: `Delete ${name} A` })).toHaveCount(0)
  await expect(rows(page, 'Products')).toHaveCount(1 + 48)
  await page.reload()
  await expect(rows(page, 'Products')).toHaveCount(1 + 48)
  await page.getByLabel('Search products').fill(name)
  await expect(rows(page, 'Products')).toHaveCount(2)
  await page.getByLabel('Category').selectOption('Paper')
  await expect(page.getByText('No products found.')).toBeVisible()
  await expect(page).toHaveURL(/\?list=products&q=Sandal\+Pen\+\d+&category=Paper$/)
})

test('[ADM-04] a list that does not come says why, and can be asked for again', async ({ browser }) => {
  await withRefusals(browser, async (page) => {
    await enter(page, OWNER)
    const broken = '**/userList*'
    const body = JSON.stringify({ success: false, code: 'request/unexpected', message: 'It broke.', requestId: '1' })
    await page.route(broken, (route) => route.fulfill({ status: 500, contentType: 'application/json', body }))
    await openAwake(page, '/admin')
    await section(page, 'User List').click()
    await expect(page.getByRole('region', { name: 'User List' }).getByRole('alert')).toHaveText('Error: It broke.')
    await expectAccessible(page)
    await page.unroute(broken)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible()
  })
})
