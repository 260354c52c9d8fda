import { aPicture } from '#tests/support/pictures.ts'
import { aCustomer, button, field } from './account-page.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { kept } from './product-page.ts'

test('[ACC-09] [ACC-10] change the name', async ({ page }) => {
  await aCustomer(page)
  await openAwake(page, '/user')
  await page.getByRole('navigation', { name: 'Your account' }).getByText('Update Details').click()
  for (const to of ['/changeDetails', '/changePassword', '/updateAvatar']) {
    await expect(page.getByRole('main').locator(`a[href="${to}"]`)).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Change details' }).click()
  await expectAccessible(page)
  await field(page, 'Full name').fill('Asha Rao')
  await button(page, 'Save').click()
  await expect(page).toHaveURL('/user')
  await expect(page.getByRole('definition').first()).toHaveText('Asha Rao')
  expect(await kept(page, 'user')).toMatchObject({ fullName: 'Asha Rao' })
})

test('[ACC-11] change the password', async ({ page }) => {
  const asha = await aCustomer(page)
  await openAwake(page, '/changePassword')
  await field(page, 'Current password').fill(asha.password)
  await field(page, 'New password').fill('peela kagaz 77')
  await field(page, 'Confirm new password').fill('peela kagaz 78')
  await button(page, 'Change password').click()
  await expect(page.getByText('New passwords do not match')).toBeVisible()
  await expect(field(page, 'Confirm new password')).toBeFocused()
  await expectAccessible(page)
  await field(page, 'Confirm new password').fill('peela kagaz 77')
  await button(page, 'Change password').click()
  await expect(page.getByRole('status').filter({ hasText: 'Password changed' })).toBeVisible()
})

test('[ACC-12] change the picture, which must be given', async ({ page }) => {
  await aCustomer(page)
  await openAwake(page, '/updateAvatar')
  await button(page, 'Update avatar').click()
  await expect(page.getByText('Please choose a picture.')).toBeVisible()
  await expectAccessible(page)
  const buffer = await aPicture('webp')
  await field(page, 'New picture').setInputFiles({ name: 'me.webp', mimeType: 'image/webp', buffer })
  await button(page, 'Update avatar').click()
  await expect(page).toHaveURL('/user')
  await expect(page.getByRole('status').filter({ hasText: 'avatar' })).toBeVisible()
})

test('this device is listed, and the data of the account can be taken or deleted', async ({ page }) => {
  const asha = await aCustomer(page)
  await openAwake(page, '/mySessions')
  await expect(page.getByRole('list', { name: 'Devices' })).toContainText('This device')
  await expectAccessible(page)
  await openAwake(page, '/myData')
  const download = page.waitForEvent('download')
  await button(page, 'Download').click()
  expect((await download).suggestedFilename()).toBe('likho-my-data.json')
  await button(page, 'Delete my account…').click()
  await expect(page.getByRole('alertdialog', { name: asha.username })).toBeVisible()
  await expectAccessible(page)
})

test('[ACC-07] [STATE-04] log out', async ({ page }) => {
  await aCustomer(page)
  await openAwake(page, '/LOGOUT')
  await expect(
    page.getByText('Are you sure you want to log out? You will need to log in again to access your account.'),
  ).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Confirm Logout').click()
  await expect(page).toHaveURL('/')
  expect(await kept(page, 'user')).toBeNull()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toBeVisible()
})
