import type { ProductCard } from '#contract/catalog/product.ts'
import { sellerTexts } from '#contract/sellers/sellers.texts.ts'
import { aStranger, button, enter, field, logIn, logInByApi, verify } from './account-page.ts'
import { expect, expectAccessible, test, withRefusals } from './fixtures.ts'
import { mailedCode } from './mailed-code.ts'
import { openAwake } from './open-awake.ts'
import { OWNER } from './owner.ts'
import { kept } from './product-page.ts'
import { aBuyer, haveOrder } from './purchase.ts'
import {
  aNewSeller,
  answer,
  aPictureFile,
  aSeller,
  GSTIN,
  haveProduct,
  overflow,
  question,
  rows,
  section,
} from './staff-page.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('[SELL-01] the invitation leads to the registration and to the login', async ({ page }) => {
  await openAwake(page, '/Seller')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become a Seller')
  await expect(page.getByText('Start selling on our platform and reach thousands of customers!')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute('href', '/sellerLogin')
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register')
  await expect(page.getByText('Already a user?').getByRole('link')).toHaveAttribute('href', '/sellerLogin')
})

test('[SELL-03] registering requires everything, checks the GSTIN and wants the mailed code', async ({ page }) => {
  const rohan = { ...aStranger(), fullName: 'Rohan Traders' }
  await openAwake(page, '/sellerRegister')
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
  await expect(
    page.getByRole('status').filter({ hasText: 'We’ve emailed you a 6-digit verification code' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Verify your email' }).click()
  await verify(page, await mailedCode(rohan.email))
  await expect(page).toHaveURL('/seller')
})

test('[SELL-02] [SELL-04] [STATE-04] a seller logs in and waits for approval', async ({ page, request }) => {
  const rohan = await aNewSeller(request)
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
})

test('[ROLE-02] a seller who is not approved is sent home from the admin panel', async ({ page, request }) => {
  await enter(page, await aNewSeller(request))
  await openAwake(page, '/admin')
  await expect(page).toHaveURL('/')
})

test('[SELL-02] a refused seller corrects and sends again, and is greeted once approved', async ({ page, request }) => {
  const rohan = await aNewSeller(request)
  await logInByApi(request, OWNER)
  const found = await request.get(`/api/v1/seller/sellerList?search=${rohan.username}`)
  const id: string = (await found.json()).data[0]._id
  const decide = (data: object) => request.post(`/api/v1/seller/approve/${id}`, { data })
  await expect(await decide({ approved: false, reason: 'The name does not fit the GSTIN' })).toBeOK()
  await enter(page, rohan)
  await openAwake(page, '/seller')
  const account = page.getByRole('region', { name: 'Your seller account' })
  await expect(account).toContainText('Your seller account is not approved yet.')
  await expect(account).toContainText('The name does not fit the GSTIN')
  await expectAccessible(page)
  await account.getByRole('link', { name: 'Correct and send again' }).click()
  await expect(field(page, 'GST number (GSTIN)')).toHaveValue(GSTIN)
  await field(page, 'Full name').fill('Rohan Traders LLP')
  await field(page, 'Phone number').fill('98765 43210')
  await field(page, 'PIN code').fill('411002')
  await field(page, 'Street address').fill('12 Tilak Road')
  await button(page, 'Send again').click()
  await expect(page.getByText('Enter your city or town')).toBeVisible()
  await expectAccessible(page)
  await field(page, 'City or town').fill('Pune')
  await button(page, 'Send again').click()
  await expect(page).toHaveURL('/seller')
  await expect(account).toContainText('You’ve sent it again.')
  await expect(account).toContainText('Pune, Maharashtra 411002')
  const [again] = (await (await request.get(`/api/v1/seller/sellerList?search=${rohan.username}`)).json()).data
  expect(again.resent.changes.fullName).toEqual(['Rohan Traders', 'Rohan Traders LLP'])
  await expect(await decide({ approved: true })).toBeOK()
  await openAwake(page, '/seller')
  await expect(account).toContainText('Welcome, Rohan Traders LLP!')
  for (const name of ['Add Product', 'Orders', 'Products'])
    await expect(account.getByRole('link', { name })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
})

test('[ADM-08] [SELL-05] the superadmin refuses a seller with a reason, then approves', async ({ page, request }) => {
  const rohan = await aNewSeller(request)
  await enter(page, OWNER)
  await openAwake(page, '/sellers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Sellers')
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Role', 'Actions'])
  await page.getByLabel('Search sellers').fill(rohan.username)
  const row = rows(page, 'Sellers').filter({ hasText: rohan.username })
  await expect(rows(page, 'Sellers')).toHaveCount(2)
  await expect(row).toContainText(GSTIN)
  await expect(row).toContainText('Waiting for approval')
  await expectAccessible(page)
  const reject = row.getByRole('button', { name: 'Reject' })
  const reason = question(page).getByLabel('Reason')
  await reject.press('Enter')
  await expect(reason, 'what is typed next is the reason').toBeFocused()
  await answer(page, 'Reject')
  await expect(question(page)).toContainText(sellerTexts.reasonMissing)
  await expect(reason).toBeFocused()
  await page.keyboard.type('The name does not fit the GSTIN')
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(reject).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(reason, 'what was typed is still there').toHaveValue('The name does not fit the GSTIN')
  await expectAccessible(page)
  await answer(page, 'Reject')
  await expect(row).toContainText('Rejected')
  await expect(row, 'no button is a key away from where one was pressed').toBeFocused()
  await expect(row).toContainText('The name does not fit the GSTIN')
  await row.getByRole('button', { name: 'Approve' }).click()
  await expect(question(page).getByRole('button', { name: 'Not now' }), 'a key too many does nothing').toBeFocused()
  await answer(page, 'Approve')
  await expect(row).toContainText('Approved')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await overflow(page)).toBe(0)
})

test('[SELL-02] [SELL-05] an approved seller adds a product, and a shopper finds it', async ({ page, request }) => {
  const rohan = await aSeller(request)
  const name = `Likho Test Pen ${rohan.username}`
  await enter(page, rohan)
  await openAwake(page, '/seller')
  await page.getByRole('main').getByRole('link', { name: 'Add Product' }).click()
  await expect(page).toHaveURL('/addProduct')
  await field(page, 'Product name').fill(name)
  await field(page, 'Category').selectOption('Writing')
  await field(page, 'Price').fill('40')
  await field(page, 'Stock').fill('30')
  await field(page, 'Description').fill('A pen that writes.')
  await page.locator('input[type=file]').setInputFiles({ ...(await aPictureFile()), name: 'pen.png' })
  await button(page, 'Add Product').click()
  await expect(page.getByText('Product added successfully!')).toBeVisible()
  await openAwake(page, `/searchResult?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name }).first()).toBeVisible()
})

test('[ADM-04] a seller sees the line that was sold and no buyer', async ({ page, request, newPage }) => {
  const rohan = await aSeller(request)
  await enter(page, rohan)
  const name = `Likho Test Pen ${rohan.username}`
  const product = { _id: await haveProduct(page, name), price: 40 } as ProductCard
  const shopper = await newPage()
  const { addressId } = await aBuyer(shopper)
  await haveOrder(shopper, { product, quantity: 2, addressId })

  await openAwake(page, '/admin?list=orders')
  await expect(section(page, 'Order List')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'User List' })).toHaveCount(0)
  await rows(page, 'Orders').getByRole('link').click()
  await expect(page.getByRole('list', { name: 'Products' })).toContainText(name)
  await expect(page.getByRole('main')).not.toContainText('Asha')
  await expect(page.getByRole('heading', { name: 'Actions' })).toHaveCount(0)
  await expectAccessible(page)

  const own = page.getByRole('list', { name: 'Sellers' })
  await expect(own).toContainText('Not confirmed yet')
  await button(page, 'I can send these').click()
  await answer(page, 'Yes, I can send these')
  await expect(own).toContainText('Confirmed')
  await button(page, 'I can’t send these').click()
  await expect(question(page).getByLabel('Why not?')).toBeFocused()
  await page.keyboard.type('Water in the store')
  await answer(page, 'I can’t send these')
  await expect(own).toContainText('“Water in the store”')
  await logInByApi(request, OWNER)
  const { data } = await (await request.get('/api/v2/admin/attention?kind=sellerCannot&limit=100')).json()
  expect(JSON.stringify(data), 'staff have it on their desk').toContain('Water in the store')
})

test('[ADM-04] the admin finds an order and moves it to delivered', async ({ page, newPage }) => {
  await enter(page, OWNER)
  const product = { _id: await haveProduct(page, 'Delivered Pen'), price: 40 } as ProductCard
  const shopper = await newPage()
  const { addressId } = await aBuyer(shopper)
  const id = await haveOrder(shopper, { product, quantity: 2, addressId })
  const order = await (await shopper.request.get(`/api/v2/shiprocket/getOrder/${id}`)).json()
  const number: string = order.data.channel_order_id
  await openAwake(page, '/admin?list=orders')
  await page.getByLabel('Search orders').fill(number)
  await expect(rows(page, 'Orders')).toHaveCount(2)
  await rows(page, 'Orders').getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mark as delivered' }).click()
  await answer(page, 'Mark as delivered')
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Status: Processing')
  await expect(page.getByRole('button', { name: 'Mark as delivered' })).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await overflow(page)).toBe(0)
})

test('[STATE-04] logging out leaves nothing of the seller', async ({ page, request }) => {
  const rohan = await aNewSeller(request)
  await enter(page, rohan)
  expect(await kept(page, 'seller')).toMatchObject({ username: rohan.username })
  await openAwake(page, '/logOut')
  await button(page, 'Confirm Logout').click()
  await expect(page).toHaveURL('/')
  expect([await kept(page, 'seller'), await kept(page, 'user')]).toEqual([null, null])
})

test('[SELL-04] a refused login says so until something else is typed', async ({ browser }) => {
  await withRefusals(browser, async (page) => {
    await openAwake(page, '/SELLERLOGIN')
    await logIn(page, { username: 'nobody.at.all', password: 'wrong one 12' })
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toHaveText('Invalid login credentials.')
    await field(page, 'Password').pressSequentially('x')
    await expect(alert).toHaveCount(0)
  })
})

test('an admin refunds one of two pens with its tax, and leaves a note for colleagues', async ({ page, newPage }) => {
  await enter(page, OWNER)
  const product = { _id: await haveProduct(page, 'Refunded Pen'), price: 40 } as ProductCard
  const shopper = await newPage()
  const { addressId } = await aBuyer(shopper)
  const id = await haveOrder(shopper, { product, quantity: 2, addressId })
  await openAwake(page, `/admin/orders/${id}`)
  await page.getByLabel('New note').fill('Box was wet')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Box was wet')
  await page.getByRole('link', { name: 'Refund items or an amount' }).click()
  await page.getByRole('button', { name: 'Refund one more of Refunded Pen' }).click()
  await page.getByRole('button', { name: 'Refund ₹47.50' }).click()
  await expect(page.getByLabel('Reason')).toHaveAccessibleDescription('Choose a reason')
  await page.getByLabel('Reason').selectOption('Damaged or faulty')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Refund ₹47.50' }).click()
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Damaged or faulty · 1 × Refunded Pen')
  await expect(page.getByRole('button', { name: 'Cancel order and refund ₹47.50' })).toBeVisible()
})
