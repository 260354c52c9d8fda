import type { Page } from '@playwright/test'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { appCode } from '#tests/support/second-factor.ts'
import { button, enter, field, haveAccount, logIn } from './account-page.ts'
import { expect, expectAccessible, test, withRefusals } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { OWNER } from './owner.ts'
import { answer, aSeller, question, rows } from './staff-page.ts'

test('staff set up two-step login and log in with a code from their app', async ({ browser }) => {
  await withRefusals(browser, async (page) => {
    const seller = await aSeller(page.request)
    await enter(page, seller)
    await openAwake(page, '/user')
    await page.getByRole('link', { name: 'Set up two-step login' }).click()
    await button(page, 'Set up two-step login').click()
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '1. Scan this code with your app' })).toBeFocused()
    await expectAccessible(page)
    const secret = (await page.locator('code').textContent()) ?? ''
    const used = appCode(secret)
    await field(page, '6-digit code').fill(used)
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    // They are shown once: nothing that fails now may take them away.
    const load = '**/users/second-factor'
    await page.route(load, (route) => route.abort())
    await button(page, 'Turn on').click()
    await expect(page.getByText('Two-step login is on.')).toBeFocused()
    await expectAccessible(page)
    await expect(codes).toHaveCount(10)
    const recoveryCode = (await codes.first().textContent()) ?? ''
    const otherCode = (await codes.last().textContent()) ?? ''
    await page.unroute(load)
    await button(page, 'I’ve saved them').click()
    await expect(page.getByRole('link', { name: 'Manage two-step login' })).toBeVisible()

    await openAwake(page, '/logOut')
    await button(page, 'Confirm Logout').click()
    await expect(page).toHaveURL('/')
    await openAwake(page, '/userLogin')
    await logIn(page, seller)
    await expect(field(page, 'Code from your app')).toBeFocused()
    await expectAccessible(page)
    await field(page, 'Code from your app').fill(used)
    await button(page, 'Log in').click()
    await expect(page.getByText('already used')).toBeVisible()
    await field(page, 'Code from your app').fill(appCode(secret, 1))
    await button(page, 'Log in').click()
    await expect(page).toHaveURL('/user')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(seller.username)

    await openAwake(page, '/changePassword')
    await expect(field(page, 'Code from your app')).toBeVisible()
    await openAwake(page, '/changeDetails')
    await field(page, 'Email').fill(`new.${seller.email}`)
    await field(page, 'Password').fill(seller.password)
    await expect(field(page, 'Code from your app')).toBeHidden()
    await button(page, 'Save').click()
    await expect(field(page, 'Code from your app')).toBeFocused()
    await expect(page.getByText('Enter the 6-digit code from your app, or a recovery code')).toBeVisible()
    await expectAccessible(page)
    await expect(field(page, 'Email')).toHaveValue(`new.${seller.email}`)
    await expect(field(page, 'Password')).toHaveValue(seller.password)
    await button(page, 'Lost your phone? Use a recovery code').click()
    await field(page, 'Recovery code').fill(otherCode)
    await button(page, 'Save').click()
    await expect(page).toHaveURL('/user')

    await openAwake(page, '/twoStepLogin')
    await button(page, 'Turn off…').click()
    const off = page.getByRole('dialog', { name: 'Turn off two-step login?' })
    await off.getByLabel('Password', { exact: true }).fill(seller.password)
    await off.getByRole('button', { name: 'Lost your phone? Use a recovery code' }).click()
    await off.getByLabel('Recovery code', { exact: true }).fill(recoveryCode)
    await page.keyboard.press('Enter')
    await expect(button(page, 'Set up two-step login')).toBeVisible()
    await expect(page.getByText('Two-step login is off.')).toBeFocused()
  })
})

/** As a session is refused that was opened a while ago; how long that is, the server's own tests know. */
async function refuseOnce(page: Page, path: string): Promise<void> {
  const { code, text: message, status } = requestFailures.proofNeeded
  const json = { success: false, code, message, data: { secondFactor: 'off' }, requestId: '1' }
  await page.route(path, (route) => route.fulfill({ status, json }), { times: 1 })
}

test('the password is asked for again before a role is given, and the change goes on from there', async ({
  browser,
  request,
}) => {
  const asha = await haveAccount(request)
  await withRefusals(browser, async (page) => {
    await enter(page, OWNER)
    await openAwake(page, `/admin?list=users&q=${asha.username}`)
    const role = rows(page, 'Users').filter({ hasText: asha.username }).getByLabel('Role of Asha Verma')
    await refuseOnce(page, '**/updateUserPost/*')
    await role.focus()
    await role.selectOption('admin')
    await answer(page, 'Change role')
    const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await expect(proof.getByLabel('Password', { exact: true })).toBeFocused()
    await expectAccessible(page)
    await proof.getByLabel('Password', { exact: true }).fill('not my password')
    await page.keyboard.press('Enter')
    await expect(proof.getByText('Incorrect password. Please try again.')).toBeVisible()
    // What was about to be done waits behind it.
    await expect(page.getByText('Make Asha Verma an admin?')).toBeVisible()
    await proof.getByLabel('Password', { exact: true }).fill(OWNER.password)
    await page.keyboard.press('Enter')
    await expect(proof).toBeHidden()
    await expect(question(page)).toBeHidden()
    await expect(role).toHaveValue('admin')
    await expect(role).toBeFocused()

    await refuseOnce(page, '**/users/proof')
    await openAwake(page, '/admin?list=orders')
    const saved = page.waitForEvent('download')
    // By key: the page may still be on its way down to the list.
    await page.getByRole('link', { name: 'Export orders as CSV' }).press('Enter')
    await proof.getByLabel('Password', { exact: true }).fill(OWNER.password)
    await proof.getByRole('button', { name: 'Confirm' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^likho-orders-.*\.csv$/)
  })
})
