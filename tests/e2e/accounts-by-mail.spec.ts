import { aPicture } from '#tests/support/pictures.ts'
import { aStranger, button, field, fillRegistration, logIn, verify } from './account-page.ts'
import { expect, expectAccessible } from './fixtures.ts'
import { test } from './mailing-shop.ts'
import { openAwake } from './open-awake.ts'

// All in one worker: they share a shop with a real mail server.
test.describe.configure({ mode: 'default' })

test('[ACC-01] [ACC-02] [ACC-04] [ACC-07] [ACC-10] [ACC-11] [ACC-12] registered by mail, everything changed, logged out', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000)
  const asha = aStranger()
  const newEmail = `new.${asha.email}`
  const newPassword = 'peela kagaz 77'

  await test.step('register and verify with the code from the mail', async () => {
    await openAwake(page, '/register')
    await fillRegistration(page, asha)
    await button(page, 'Register').click()
    await expect(page).toHaveURL('/verifyotp')
    await verify(page, await shop.codeTo(asha.email))
    await expect(page).toHaveURL('/user')
    expect(shop.subjectsTo(asha.email)).toEqual(['Your Likho verification code'])
  })

  await test.step('change name and email', async () => {
    await openAwake(page, '/changeDetails')
    await field(page, 'Full name').fill('Asha Rao')
    await field(page, 'Email').fill(newEmail)
    await field(page, 'Password').fill(asha.password)
    await button(page, 'Save').click()
    await expect(page).toHaveURL('/user')
    await expect(page.getByRole('definition')).toHaveText(['Asha Rao', asha.email])
    await expect(page.getByText(`Confirm your new email ${newEmail}.`)).toBeVisible()
    await page.getByRole('link', { name: 'See how' }).click()
    await expect(button(page, 'Resend link')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the new email counts once its link was opened and confirmed; the old one is told', async () => {
    await expect.poll(() => shop.subjectsTo(asha.email).at(-1)).toBe('A new email for your Likho account')
    await openAwake(page, await shop.linkTo(newEmail))
    await expectAccessible(page)
    await button(page, 'Confirm').click()
    await expect(page).toHaveURL('/user')
    await expect(page.getByRole('definition')).toHaveText(['Asha Rao', newEmail])
    await expect(page.getByRole('list', { name: 'Activity' })).toContainText('Email changed')
    await expect.poll(() => shop.subjectsTo(asha.email).at(-1)).toBe('Your Likho email was changed')
  })

  await test.step('change password and picture', async () => {
    await openAwake(page, '/changePassword')
    await field(page, 'Current password').fill(asha.password)
    await field(page, 'New password').fill(newPassword)
    await field(page, 'Confirm new password').fill(newPassword)
    await button(page, 'Change password').click()
    await expect(page.getByRole('status').filter({ hasText: 'Password changed' })).toBeVisible()
    await expect.poll(() => shop.subjectsTo(newEmail).at(-1)).toBe('Your Likho password was changed')
    await openAwake(page, '/updateAvatar')
    const picture = { name: 'me.webp', mimeType: 'image/webp', buffer: await aPicture('webp') }
    await field(page, 'New picture').setInputFiles(picture)
    await button(page, 'Update avatar').click()
    await expect(page).toHaveURL('/user')
    await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', /^\/media\//)
  })

  await test.step('log out, and in again as the new one', async () => {
    await openAwake(page, '/logOut')
    await button(page, 'Confirm Logout').click()
    await expect(page).toHaveURL('/')
    await openAwake(page, '/userLogin')
    await logIn(page, { username: newEmail, password: newPassword })
    await expect(page).toHaveURL('/user')
    await expect(page.getByRole('definition')).toHaveText(['Asha Rao', newEmail])
  })
})

test('[ACC-01] [ACC-02] with the mail server down registration succeeds at once; the code arrives when it is up again', async ({
  page,
  shop,
}) => {
  const ravi = aStranger()
  await shop.mailServer.goAway()
  await openAwake(page, '/register')
  await fillRegistration(page, ravi)
  await button(page, 'Register').click()
  await expect(page).toHaveURL('/verifyotp')
  expect(shop.subjectsTo(ravi.email)).toEqual([])
  await shop.mailServer.comeBack()
  await verify(page, await shop.codeTo(ravi.email))
  await expect(page).toHaveURL('/user')
})

test('a forgotten password is replaced by the mailed link, which leads on to the wished page', async ({
  page,
  shop: { owner, linkTo },
}) => {
  const newPassword = 'hara kagaz 33'
  await openAwake(page, '/userLogin?next=%2Fhelpdesk')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await field(page, 'Email').fill(owner.email)
  await button(page, 'Send link').click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'If this email has an account, we’ve sent it a link to set a new password. The link works for 60 minutes.',
  )
  await expectAccessible(page)
  await openAwake(page, await linkTo(owner.email))
  await expectAccessible(page)
  await field(page, 'New password').fill(newPassword)
  await field(page, 'Confirm new password').fill('hara kagaz 34')
  await button(page, 'Set password').click()
  await expect(field(page, 'Confirm new password')).toHaveAccessibleDescription('New passwords do not match')
  await field(page, 'Confirm new password').fill(newPassword)
  await button(page, 'Set password').click()
  await expect(page).toHaveURL('/userLogin?next=%2Fhelpdesk')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Password changed. You can log in now.')
  await logIn(page, { ...owner, password: newPassword })
  await expect(page).toHaveURL('/helpdesk')
})
