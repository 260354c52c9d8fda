import { aStranger, button, field, logIn, unwatched } from './account-page.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { kept, productThat } from './product-page.ts'
import { aBuyer, haveOrder } from './purchase.ts'
import { answer, aPictureFile, GSTIN, overflow, ownersPage, question, rows, section } from './staff-page.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('[SELL-01] [SELL-02] [SELL-03] [SELL-04] [SELL-05] [ADM-04] [ADM-08] [ROLE-02] [STATE-04] a seller registers, is approved, sells; the admin delivers', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const rohan = { ...aStranger(), fullName: 'Rohan Traders' }
  const productName = `Likho Test Pen ${rohan.username}`

  await test.step('[SELL-01] the invitation', async () => {
    await openAwake(page, '/Seller')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become a Seller')
    await expect(page.getByText('Start selling on our platform and reach thousands of customers!')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute('href', '/sellerLogin')
    await expectAccessible(page)
    await main.getByRole('link', { name: 'Sign Up', exact: true }).click()
  })

  await test.step('[SELL-03] register, where everything is required and the GSTIN is checked', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register')
    await expect(page.getByText('Already a user?').getByRole('link')).toHaveAttribute('href', '/sellerLogin')
    await field(page, 'Full name').fill(rohan.fullName)
    await field(page, 'Email').fill(rohan.email)
    await field(page, 'Username').fill(rohan.username)
    await field(page, 'Password').fill(rohan.password)
    await field(page, 'GST number (GSTIN)').fill('27AAPFU0939F1ZX')
    await button(page, 'Register').click()
    await expect(page.getByText('Enter a valid 15-character GSTIN')).toBeVisible()
    await expect(page.getByText('Please choose a picture.')).toBeVisible()
    await expect(field(page, 'GST number (GSTIN)')).toBeFocused()
    await expectAccessible(page)
    await field(page, 'GST number (GSTIN)').fill(GSTIN.toLowerCase())
    await field(page, 'Avatar').setInputFiles(await aPictureFile())
    await button(page, 'Register').click()
    await expect(page).toHaveURL('/userLogin')
    await expect(page.getByRole('status').filter({ hasText: 'seller account is open' })).toBeVisible()
  })

  await test.step('[SELL-04] [SELL-02] log in and wait', async () => {
    await openAwake(page, '/sellerlogin')
    await expectAccessible(page)
    await logIn(page, rohan)
    await expect(page).toHaveURL('/seller')
    const account = page.getByRole('region', { name: 'Your seller account' })
    for (const words of [rohan.fullName, rohan.email, rohan.username, 'Your seller account is not approved yet.']) {
      await expect(account).toContainText(words)
    }
    expect(await kept(page, 'seller')).toMatchObject({ username: rohan.username, approved: false })
    await expectAccessible(page)
    await openAwake(page, '/admin')
    await expect(page).toHaveURL('/')
  })

  const owner = await ownersPage(browser)
  await test.step('[ADM-08] [SELL-05] the superadmin refuses with a reason, then approves', async () => {
    await openAwake(owner, '/sellers')
    await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Manage Sellers')
    await expect(owner.getByRole('columnheader')).toHaveText(['Name', 'Role', 'Actions'])
    await owner.getByLabel('Search sellers').fill(rohan.username)
    const row = rows(owner, 'Sellers').filter({ hasText: rohan.username })
    await expect(rows(owner, 'Sellers')).toHaveCount(2)
    await expect(row).toContainText(GSTIN)
    await expect(row).toContainText('Waiting for approval')
    await expectAccessible(owner)
    await row.getByRole('button', { name: 'Refuse' }).click()
    await answer(owner, 'Refuse')
    await expect(question(owner)).toContainText('Say why, so that the seller can put it right.')
    await question(owner).getByLabel('Reason').fill('The name does not fit the GSTIN')
    await expectAccessible(owner)
    await answer(owner, 'Refuse')
    await expect(row).toContainText('Refused or suspended')
    await expect(row).toContainText('The name does not fit the GSTIN')
    await row.getByRole('button', { name: 'Approve' }).click()
    await answer(owner, 'Approve')
    await expect(row).toContainText('Approved')
    await owner.setViewportSize({ width: 360, height: 740 })
    expect(await overflow(owner)).toBe(0)
    await owner.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('[SELL-02] the seller adds a product', async () => {
    await openAwake(page, '/seller')
    await page.getByRole('main').getByRole('link', { name: 'Add Product' }).click()
    await expect(page).toHaveURL('/addProduct')
    await field(page, 'Product name').fill(productName)
    await field(page, 'Category').selectOption('Writing')
    await field(page, 'Price').fill('40')
    await field(page, 'Stock').fill('30')
    await field(page, 'Description').fill('A pen that writes.')
    await page.locator('input[type=file]').setInputFiles({ ...(await aPictureFile()), name: 'pen.png' })
    await button(page, 'Add Product').click()
    await expect(page.getByText('Product added successfully!')).toBeVisible()
  })

  await test.step('a shopper finds and buys it', async () => {
    const shopper = await (await browser.newContext()).newPage()
    const { addressId } = await aBuyer(shopper)
    await openAwake(shopper, `/searchResult?q=${encodeURIComponent(productName)}`)
    await expect(shopper.getByRole('link', { name: productName }).first()).toBeVisible()
    const product = await productThat(shopper, ({ name }) => name === productName)
    await haveOrder(shopper, { product, quantity: 2, addressId })
    await shopper.context().close()
  })

  await test.step('[ADM-04] the seller sees the line and no buyer', async () => {
    await openAwake(page, '/admin?list=orders')
    await expect(section(page, 'Order List')).toBeInViewport()
    await expect(page.getByRole('button', { name: 'User List' })).toHaveCount(0)
    await rows(page, 'Orders').getByRole('link').click()
    await expect(page.getByRole('list', { name: 'Products' })).toContainText(productName)
    await expect(page.getByRole('main')).not.toContainText('Asha')
    await expect(page.getByRole('heading', { name: 'Actions' })).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('[ADM-04] the admin moves it to delivered', async () => {
    const number = /Order (\S+)/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[1] ?? ''
    await openAwake(owner, '/admin?list=orders')
    await owner.getByLabel('Search orders').fill(number)
    await expect(rows(owner, 'Orders')).toHaveCount(2)
    await rows(owner, 'Orders').getByRole('link', { name: number }).click()
    await expect(owner.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`)
    await expectAccessible(owner)
    await owner.getByRole('button', { name: 'Mark as delivered' }).click()
    await answer(owner, 'Mark as delivered')
    await expect(owner.getByRole('list', { name: 'History' })).toContainText('Status: Processing')
    await expect(owner.getByRole('list', { name: 'What happened so far' })).toContainText('Delivered')
    await expect(owner.getByRole('button', { name: 'Mark as delivered' })).toHaveCount(0)
    await owner.setViewportSize({ width: 360, height: 740 })
    expect(await overflow(owner)).toBe(0)
    await owner.context().close()
  })

  await test.step('[STATE-04] logging out leaves nothing of the seller', async () => {
    await openAwake(page, '/logOut')
    await button(page, 'Confirm Logout').click()
    await expect(page).toHaveURL('/')
    expect([await kept(page, 'seller'), await kept(page, 'user')]).toEqual([null, null])
  })
})

test('[SELL-04] a refused login says so until something else is typed', async ({ browser }) => {
  await unwatched(browser, async (page) => {
    await openAwake(page, '/SELLERLOGIN')
    await logIn(page, { username: 'nobody.at.all', password: 'wrong one 12' })
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toHaveText('Invalid login credentials.')
    await field(page, 'Password').pressSequentially('x')
    await expect(alert).toHaveCount(0)
  })
})
