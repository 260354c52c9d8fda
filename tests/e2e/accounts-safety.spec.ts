import { aCustomer, aStranger, button, field, fillRegistration, logIn, verify } from './account-page.ts'
import { expect, expectAccessible, test, withRefusals } from './fixtures.ts'
import { mailedCode, mailedLink } from './mailed-code.ts'
import { openAwake } from './open-awake.ts'

const A_MINUTE_MS = 60_000
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Safari/604'

test('[ACC-02] [ACC-03] another code is to be had after a minute; the button says so, and while the code is looked at', async ({
  browser,
}) => {
  await withRefusals(browser, async (page) => {
    const asha = aStranger()
    await page.clock.install()
    await openAwake(page, '/register')
    await fillRegistration(page, asha)
    await button(page, 'Register').click()
    const resend = page.getByRole('button', { name: 'Resend OTP' })
    await expect(resend).toHaveText(/^Resend OTP in (60|5\d) s$/)
    await expect(resend).toHaveAttribute('aria-disabled', 'true')
    await page.clock.fastForward(A_MINUTE_MS)
    await expect(resend).toHaveText('Resend OTP')
    await expect(resend).toHaveAttribute('aria-disabled', 'false')
    // For the shop, whose clock nobody turned, the minute is not over.
    await resend.click()
    await expect(page.getByRole('alert')).toHaveText(/^You can get another code in \d+ seconds\.$/)

    const { promise: looked, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/api/v1/users/verify-otp', async (route) => {
      await looked
      await route.continue()
    })
    await verify(page, await mailedCode(asha.email))
    const verifying = button(page, 'Verifying...')
    await expect(verifying).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('form', { name: 'Verify Your Email' })).toHaveAttribute('aria-busy', 'true')
    goOn()
    await expect(page).toHaveURL('/user')
  })
})

test('my devices are listed; one or all of them are logged out', async ({ page, browser }) => {
  const asha = await aCustomer(page)
  const phone = await browser.newContext({ userAgent: IPHONE })
  const logInOnPhone = () => phone.request.post('/api/v1/users/login', { data: asha })
  const me = async () => (await phone.request.get('/api/v1/users/me')).status()
  await logInOnPhone()

  await openAwake(page, '/mySessions')
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem')
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1)
  await expect(devices.filter({ hasText: 'Safari on iPhone' })).toContainText('127.0.0.1')
  await expectAccessible(page)
  await button(page, 'Log out Safari on iPhone').click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Device logged out.')
  await expect(devices).toHaveCount(1)
  expect(await me()).toBe(401)

  await logInOnPhone()
  expect(await me()).toBe(200)
  await button(page, 'Log out everywhere').click()
  await expect(page).toHaveURL('/userLogin')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('You’re logged out on all devices.')
  expect(await me()).toBe(401)
  await openAwake(page, '/user')
  await expect(page.getByText('You are not logged in')).toBeVisible()
  await phone.close()
})

test('[ACC-10] a new email wants the password and can be withdrawn; the account is deleted for good', async ({
  browser,
}) => {
  await withRefusals(browser, async (page) => {
    const asha = await aCustomer(page)
    await openAwake(page, '/changeDetails')
    await field(page, 'Email').fill(`new.${asha.email}`)
    await button(page, 'Save').click()
    const password = field(page, 'Password')
    await expect(password).toBeFocused()
    await expect(password).toHaveAccessibleDescription(/Enter your password to change your email\.$/)
    await password.fill('not my password')
    await button(page, 'Save').click()
    await expect(password).toHaveAccessibleDescription(/Incorrect password\. Please try again\.$/)
    await password.fill(asha.password)
    await button(page, 'Save').click()
    await expect(page).toHaveURL('/user')
    await expect(page.getByRole('definition').last()).toHaveText(asha.email)
    await page.getByRole('link', { name: 'See how' }).click()
    await button(page, 'Resend link').click()
    await expect(page.getByRole('alert')).toHaveText(/^You can get another link in \d+ seconds\.$/)
    await button(page, 'Keep old email').click()
    const kept = page.getByRole('main').getByRole('status')
    await expect(kept).toHaveText('Your email stays the same.')
    await expect(kept).toBeFocused()
    await expect(page.getByText('Open the link we sent')).toBeHidden()

    await openAwake(page, '/myData')
    await button(page, 'Delete my account…').click()
    const question = page.getByRole('alertdialog', { name: `Delete your account “${asha.username}”?` })
    const goodbye = question.getByRole('button', { name: 'Delete account' })
    await question.getByLabel('Password', { exact: true }).fill('not my password')
    await goodbye.click()
    await expect(question.getByText('Incorrect password. Please try again.')).toBeVisible()
    await question.getByLabel('Password', { exact: true }).fill(asha.password)
    await goodbye.click()
    await expect(page).toHaveURL('/userLogin')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'Your account is deleted. Thanks for shopping with us.',
    )
    await logIn(page, asha)
    await expect(page.getByRole('alert')).toHaveText('Invalid login credentials.')
  })
})

test('whoever did not ask for a new email is told at the login that the old one stays', async ({ page }) => {
  const asha = await aCustomer(page)
  const data = { fullName: asha.fullName, email: aStranger().email, password: asha.password }
  await expect(await page.request.post('/api/v1/users/updateUserdetail', { data })).toBeOK()
  // The first page after a login merges the carts, which a session that ends meanwhile would be refused.
  const merged = page.waitForResponse('**/api/v2/cart/merge')
  await openAwake(page, await mailedLink(asha.email))
  await merged
  await button(page, 'This wasn’t me').click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^We’ve kept your old email/)
  await expect(page).toHaveURL('/userLogin')
})

test('[HOME-09] nobody who is logged in is asked to log in', async ({ page }) => {
  await page.clock.install()
  await aCustomer(page)
  await openAwake(page, '/')
  await page.clock.fastForward(30 * A_MINUTE_MS)
  const overlay = page.getByRole('alertdialog')
  await expect(overlay).toHaveCount(0)
  // Had it been a visitor, it would stand there by now.
  await page.evaluate(() => {
    localStorage.removeItem('user')
    dispatchEvent(new StorageEvent('storage'))
  })
  await expect(overlay).toBeVisible()
})
