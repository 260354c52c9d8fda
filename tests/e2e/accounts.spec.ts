import type { Page } from '@playwright/test'
import { aPicture } from '#tests/support/pictures.ts'
import {
  aCustomer,
  aStranger,
  button,
  field,
  fillRegistration,
  haveAccount,
  haveRegistration,
  logIn,
} from './account-page.ts'
import { expect, expectAccessible, layoutShift, test, withRefusals } from './fixtures.ts'
import { mailedCode } from './mailed-code.ts'
import { openAwake } from './open-awake.ts'
import { kept } from './product-page.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const links = (page: Page) => page.getByRole('navigation', { name: 'Your account' }).getByRole('link')
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const aPortrait = async () => ({ name: 'me.png', mimeType: 'image/png', buffer: await aPicture('png') })

test('[ACC-01] [NAV-01] a visitor registers by way of the navbar', async ({ page }) => {
  await openAwake(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  await expect(heading(page)).toHaveText('Register')
  await fillRegistration(page, aStranger())
  const aText = { name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('me') }
  await field(page, 'Avatar (optional)').setInputFiles(aText)
  await expect(page.getByText('This isn’t a JPEG, PNG, WebP or AVIF picture.')).toBeVisible()
  await field(page, 'Avatar (optional)').setInputFiles(await aPortrait())
  await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
  await button(page, 'Register').click()
  await expect(page).toHaveURL('/verifyotp')
  expect(await stored(page, 'userId')).toBeTruthy()
  await expect(heading(page)).toHaveText('Verify Your Email')
  await expect(page.getByRole('button', { name: /^Resend OTP in \d+ s$/ })).toBeVisible()
})

test('[ACC-02] the mailed code proves the address, logs in and leads to the account', async ({ page }) => {
  const { email, userId } = await haveRegistration(page.request)
  await page.goto('/robots.txt')
  await page.evaluate((id) => localStorage.setItem('userId', id), userId)
  await openAwake(page, '/verifyotp')
  await expect(heading(page)).toHaveText('Verify Your Email')
  await expect(button(page, 'Verify OTP')).toBeVisible()
  await expect(field(page, 'Enter OTP')).toHaveAttribute('autocomplete', 'one-time-code')
  await field(page, 'Enter OTP').fill(await mailedCode(email))
  await field(page, 'Enter OTP').press('Enter')
  await expect(page).toHaveURL('/user')
  await expect(page.getByText('Email verified successfully.')).toBeVisible()
  expect(await stored(page, 'userId')).toBeNull()
  await page.goto('/userLogin?next=%2F%2Fevil.example')
  await expect(page, 'a login is not offered to whoever is logged in').toHaveURL('/user')
})

test('[ACC-04] [ACC-05] [ROLE-01] [STATE-04] logging in leads to the account', async ({ page }) => {
  const asha = await haveAccount(page.request, { avatar: await aPortrait() })
  await openAwake(page, '/userLogin')
  await logIn(page, asha)
  await expect(page).toHaveURL('/user')
  await expect(heading(page)).toHaveText(asha.username)
  expect(await kept(page, 'user')).toMatchObject({ username: asha.username, role: 'customer' })
  expect(JSON.stringify(await kept(page, 'user'))).not.toMatch(/token|password/i)
  await expect(page.getByRole('main').locator('img')).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText([asha.fullName, asha.email])
  await expect(links(page)).toHaveText([
    'My Cart',
    'My Orders',
    'Update Details',
    'Wishlist',
    'Become A Seller',
    'Helpdesk',
    'Log Out',
  ])
  await expectAccessible(page)
})

test('[NAV-01] the navbar shows the avatar and nothing jumps', async ({ page }) => {
  await aCustomer(page, { avatar: await aPortrait() })
  await openAwake(page, '/Aboutus')
  const account = page.getByRole('banner').getByRole('link', { name: 'your account' })
  await expect(account).toHaveAttribute('href', '/user')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toHaveCount(0)
  expect(await layoutShift(page)).toBeLessThan(0.01)
  await account.click()
  await expect(links(page)).not.toHaveCount(0)
})

test.describe('at 360 px in the dark', () => {
  test.use({ viewport: { width: 360, height: 780 }, colorScheme: 'dark' })

  test('the pages fit, are accessible and are nothing for search engines', async ({ page }) => {
    for (const path of ['/register', '/verifyotp', '/userLogin', '/user', '/logOut', '/update', '/changeDetails']) {
      await openAwake(page, path)
      await expect(heading(page), path).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
      await expect(page.locator('meta[name=robots]'), path).toHaveAttribute('content', 'noindex')
      await expectAccessible(page)
    }
    expect((await page.getByRole('button', { name: 'Menu' }).boundingBox())?.y, 'one row').toBeLessThan(64)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login/Register' })).toBeVisible()
  })
})

test('[ACC-05] a visitor is not logged in and is shown the way', async ({ page }) => {
  await openAwake(page, '/user')
  await expect(page.getByText('You are not logged in')).toBeVisible()
  await page.getByRole('link', { name: 'Log In' }).click()
  await expect(page).toHaveURL('/userLogin')
})

test('[ACC-03] without a stored id the OTP screen says so in red', async ({ page }) => {
  await openAwake(page, '/verifyOtp')
  await expect(page.getByRole('alert')).toHaveText('User ID not found. Please register again.')
  await field(page, 'Enter OTP').fill('123456')
  await button(page, 'Verify OTP').click()
  await expect(page.getByRole('alert')).toHaveText('User ID not found. Please register again.')
})

test('[ACC-01] [ACC-13] a wrong form keeps what was typed and says what is wrong beside its field', async ({
  page,
}) => {
  await openAwake(page, '/register')
  await fillRegistration(page, { ...aStranger(), fullName: '', email: 'asha', password: '1234567' })
  await button(page, 'Register').click()
  await expect(field(page, 'Full name')).toBeFocused()
  await expect(field(page, 'Full name')).toHaveAccessibleDescription('Enter your full name')
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/Please enter a valid email address\./)
  await expect(field(page, 'Email')).toHaveValue('asha')
  await expectAccessible(page)
})

test('[ACC-13] [ACC-14] [ACC-08] what is said when the shop has no words', async ({ browser }) => {
  await withRefusals(browser, async (page) => {
    await page.route('**/api/v1/users/register', (route) => route.fulfill({ status: 502, body: 'bad gateway' }))
    await openAwake(page, '/register')
    await fillRegistration(page, aStranger())
    await button(page, 'Register').click()
    await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.')

    await openAwake(page, '/userLogin')
    await logIn(page, { username: 'nobody', password: 'wrong one' })
    await expect(page.getByRole('alert')).toHaveText('Invalid login credentials.')
    await page.route('**/api/v1/users/login', (route) => route.abort())
    await button(page, 'Log in').click()
    await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred. Please try again.')
    await expect(field(page, 'Password')).toHaveValue('wrong one')

    await openAwake(page, '/logOut')
    await page.route('**/api/v1/users/logout', (route) => route.fulfill({ status: 500, body: '' }))
    await button(page, 'Confirm Logout').click()
    await expect(page.getByRole('alert')).toHaveText('Unexpected response from server. Please try again.')
    await page.unroute('**/api/v1/users/logout')
    await page.route('**/api/v1/users/logout', (route) => route.abort())
    await button(page, 'Confirm Logout').click()
    await expect(page.getByRole('alert')).toHaveText('Failed to logout. Please check your network.')
  })
})

test('[ACC-04] logging in before verification offers the OTP screen, which leads to the wished page', async ({
  browser,
}) => {
  await withRefusals(browser, async (page) => {
    const asha = aStranger()
    await page.request.post('/api/v1/users/register', { multipart: asha })
    await openAwake(page, '/userLogin?next=%2Fhelpdesk')
    await logIn(page, asha)
    await page.getByRole('link', { name: 'Verify your email' }).click()
    await field(page, 'Enter OTP').fill(await mailedCode(asha.email))
    await button(page, 'Verify OTP').click()
    await expect(page).toHaveURL('/helpdesk')
  })
})

test('[ACC-06] /user refreshes the token on open; a session that is over ends at the login', async ({ browser }) => {
  await withRefusals(browser, async (page) => {
    await aCustomer(page)
    const refreshed = page.waitForResponse('**/api/v1/users/refresh-token')
    await openAwake(page, '/user')
    expect((await refreshed).status()).toBe(200)
    await expect(page.getByRole('definition').first()).toBeVisible()
    // Away from the page: a call of its own under way would find the session over there already, and forget the user.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await page.goto('/user')
    await expect(page).toHaveURL('/userLogin')
    expect(await stored(page, 'user')).toBeNull()
  })
})
