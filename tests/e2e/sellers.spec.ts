import { sellerTexts } from '#contract/sellers/sellers.texts.ts'
import { aStranger, button, enter, field, logIn, verify } from './account-page.ts'
import { expect, expectAccessible, test, withRefusals } from './fixtures.ts'
import { mailedCode } from './mailed-code.ts'
import { openAwake } from './open-awake.ts'
import { OWNER } from './owner.ts'
import { kept } from './product-page.ts'
import { aNewSeller, answer, aPictureFile, GSTIN, overflow, question, rows } from './staff-page.ts'

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
