import type { Page } from '@playwright/test'
import { aCustomer, button, field } from './account-page.ts'
import { AN_ADDRESS, fillAddress, haveAddress } from './address-page.ts'
import { expect, expectAccessible, layoutShift, test, withRefusals } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { kept } from './product-page.ts'
import { muchInStock } from './purchase.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const card = (page: Page, words: string) => page.getByRole('radio', { name: words })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('[ADDR-01] [ADDR-04] an empty address book leads to the form', async ({ page }) => {
    await aCustomer(page)
    await openAwake(page, '/ADDRESS')
    await expect(heading(page)).toHaveText('Your Addresses')
    await expect(page.getByText('No addresses found.')).toBeVisible()
    await expectAccessible(page)
    await main(page).getByRole('link', { name: 'Add Address' }).click()
    await expect(heading(page)).toHaveText('Add Address')
  })

  test('[ADDR-06] [ADDR-07] what is wrong is said beside the fields', async ({ page }) => {
    await aCustomer(page)
    await openAwake(page, '/addressUpdate?next=/address')
    await expect(field(page, 'Country')).toHaveValue('India')
    await expect(page.getByRole('radio', { name: 'Home' })).toBeChecked()
    await expect(field(page, 'PIN code')).toHaveAttribute('inputmode', 'numeric')
    await fillAddress(page, { 'First name': '', 'Last name': '', 'PIN code': '41100', 'Phone number': '98765' })
    await button(page, 'Add Address').click()
    for (const text of [
      'First name is required',
      'Last name is required',
      'Enter a valid 10-digit phone number',
      'Enter a valid 6-digit postal code',
      'Choose your state',
    ]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(field(page, 'PIN code')).toBeFocused()
    await expect(field(page, 'Street address')).toHaveValue(AN_ADDRESS['Street address'])
    await expectAccessible(page)
  })

  test('[ADDR-02] the PIN code tells the state, and the first address is selected', async ({ page }) => {
    await aCustomer(page)
    await openAwake(page, '/addressUpdate?next=/address')
    await fillAddress(page)
    await expect(field(page, 'State')).toHaveValue('Maharashtra')
    await button(page, 'Add Address').click()
    await expect(page).toHaveURL('/address')
    await expect(page.getByText('Address added.')).toBeVisible()
    await expect(card(page, 'Asha Verma 12, MG Road, Camp Pune, Maharashtra 411001 India')).toBeChecked()
  })

  test('[ADDR-02] [ENT-02] [STATE-02] clicking a card selects it', async ({ page }) => {
    await aCustomer(page)
    await haveAddress(page)
    await haveAddress(page, { city: 'Nashik', addressType: 'WORK' })
    await openAwake(page, '/allAddresses')
    await expect(card(page, 'Pune')).toBeChecked()
    const chosen = page.waitForResponse('**/selectAddress/*')
    await page.getByText('Nashik, Maharashtra').click()
    await expect(card(page, 'Nashik')).toBeChecked()
    await expect(card(page, 'Pune')).not.toBeChecked()
    expect((await chosen).ok()).toBe(true)
    const { state } = await kept(page, 'root')
    expect(state.address).toMatchObject({ loading: false, error: null, list: [{ city: 'Nashik' }, { city: 'Pune' }] })
    expect(state.address.selectedId).toBe(state.address.list[0]._id)
    await expectAccessible(page)
  })

  test('[ADDR-03] [ADDR-07] an address is edited', async ({ page }) => {
    await aCustomer(page)
    await haveAddress(page, { city: 'Nashik', addressType: 'WORK' })
    await openAwake(page, '/address')
    await page.getByRole('link', { name: 'Edit Asha Verma, Nashik' }).click()
    await expect(page).toHaveURL(/\/edit-address\/[0-9a-f-]{36}$/)
    await expect(field(page, 'City or town')).toHaveValue('Nashik')
    await expect(page.getByRole('radio', { name: 'Work' })).toBeChecked()
    await field(page, 'City or town').fill('Thane')
    await button(page, 'Save changes').click()
    await expect(page.getByText('Address saved.')).toBeVisible()
    await expect(card(page, 'Thane')).toBeChecked()
  })

  test('[ADDR-03] [ADDR-04] addresses are deleted until none is left', async ({ page }) => {
    await aCustomer(page)
    await haveAddress(page)
    await haveAddress(page, { city: 'Thane' })
    await openAwake(page, '/address')
    for (const city of ['Thane', 'Pune']) {
      await page.getByRole('link', { name: `Delete Asha Verma, ${city}` }).click()
      await expect(page).toHaveURL(/\/delete-address\/[0-9a-f-]{36}$/)
      await expect(main(page)).toContainText(`${city}, Maharashtra 411001`)
      await button(page, 'Delete address').click()
      await expect(page.getByText('Address deleted.')).toBeVisible()
    }
    await expect(page.getByText('No addresses found.')).toBeVisible()
  })

  test('[STATE-04] logging out leaves no address behind', async ({ page }) => {
    await aCustomer(page)
    await haveAddress(page)
    await openAwake(page, '/address')
    await expect(card(page, 'Pune')).toBeChecked()
    await openAwake(page, '/logOut')
    await button(page, 'Confirm Logout').click()
    await expect(page).toHaveURL('/')
    await expect.poll(async () => JSON.stringify(await kept(page, 'root'))).not.toContain('MG Road')
  })
})

test('[BUY-05] a new address leads to the checkout, or to where one came from', async ({ page }) => {
  await aCustomer(page)
  await haveAddress(page)
  await openAwake(page, '/addressUpdate?next=//evil.example')
  await fillAddress(page, { 'City or town': 'Nashik' })
  await button(page, 'Add Address').click()
  await expect(page).toHaveURL('/BuyProduct')
  const book = await (await page.request.get('/api/v1/address/getAddress')).json()
  expect(book.data[0], 'on the way to pay it is the one to deliver to').toMatchObject({
    city: 'Nashik',
    selected: true,
  })
  await openAwake(page, '/addressUpdate?next=/helpdesk')
  await fillAddress(page)
  await button(page, 'Add Address').click()
  await expect(page).toHaveURL('/helpdesk')
})

test('[ADDR-01] a visitor is shown the way to the login and back', async ({ page }) => {
  await openAwake(page, '/addressUpdate?next=/cart')
  const next = encodeURIComponent('/addressUpdate?next=/cart')
  await expect(main(page).getByRole('link', { name: 'Log In' })).toHaveAttribute('href', `/userLogin?next=${next}`)
  await expectAccessible(page)
})

test('[ADDR-01] [ADDR-05] loading and failing are told; Retry fetches again, and a failed form keeps what was typed', async ({
  browser,
}) => {
  await withRefusals(browser, async (page) => {
    await aCustomer(page)
    await haveAddress(page)
    const answer = Promise.withResolvers<void>()
    await page.route('**/getAllAddresses', async (route) => {
      await answer.promise
      await route.fulfill({ status: 503, body: 'busy' })
    })
    await openAwake(page, '/address')
    await expect(page.getByText('Loading addresses...')).toBeVisible()
    answer.resolve()
    await expect(page.getByRole('alert')).toHaveText('Failed to load address details.')
    await page.unroute('**/getAllAddresses')
    await button(page, 'Retry').click()
    await expect(card(page, 'Pune')).toBeChecked()

    await openAwake(page, '/addressUpdate?next=/address')
    await page.route('**/addAddress', (route) => route.abort())
    await fillAddress(page, { 'City or town': 'Nashik' })
    await button(page, 'Add Address').click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute('**/addAddress')
    await page.reload()
    await expect(field(page, 'City or town'), 'kept over a reload too').toHaveValue('Nashik')
    await button(page, 'Add Address').click()
    await expect(card(page, 'Nashik')).toBeVisible()
  })
})

test('[ADDR-05] known addresses stay where they are when the shop cannot be asked for newer ones', async ({
  browser,
}) => {
  await withRefusals(browser, async (page) => {
    await aCustomer(page)
    await haveAddress(page)
    await openAwake(page, '/address')
    await expect(card(page, 'Pune')).toBeVisible()
    const answer = Promise.withResolvers<void>()
    await page.route('**/getAllAddresses', async (route) => {
      await answer.promise
      await route.fulfill({ status: 503, body: 'busy' })
    })
    await openAwake(page, '/address')
    await expect(card(page, 'Pune')).toBeVisible()
    answer.resolve()
    await expect(page.getByRole('alert')).toHaveText('Failed to load address details.')
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
  })
})

test('[ADDR-05] an address book that could not be loaded is not taken for an empty one on the way to pay', async ({
  browser,
}) => {
  await withRefusals(browser, async (page) => {
    await aCustomer(page)
    await haveAddress(page)
    await haveAddress(page, { city: 'Nashik' })
    const failed = page.getByRole('alert').filter({ hasText: 'Failed to load address details.' })
    await page.route('**/getAllAddresses', (route) => route.fulfill({ status: 503, body: 'busy' }))
    await openAwake(page, `/product/${(await muchInStock(page))._id}`)
    await button(page, 'Add to Cart').click()
    await page.getByRole('dialog', { name: 'Added to cart' }).getByRole('button', { name: 'Close' }).click()
    await button(page, 'Buy Now').click()
    await expect(page).toHaveURL('/BuyProduct')
    await expect(failed).toHaveCount(1)
    await button(page, 'Pay Now').click()
    await expect(failed).toHaveCount(2)
    await expectAccessible(page)

    await openAwake(page, '/cart')
    await expect(failed).toBeVisible()
    await button(page, 'Go to Checkout').click()
    await expect(button(page, 'Go to Checkout')).toHaveAttribute('aria-disabled', 'false')
    await expect(failed).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.unroute('**/getAllAddresses')
    await button(page, 'Retry').click()
    await expect(page.getByRole('region', { name: 'Shipping address' })).toContainText('Pune')
    await expect(page.getByRole('region', { name: 'Shipping address' }).locator(':focus')).toHaveCount(1)

    await page.route('**/selectAddress/*', (route) => route.abort())
    await page.getByText('Deliver to another address').click()
    await card(page, 'Nashik').click()
    await expect(page.getByRole('region', { name: 'Shipping address' }).getByRole('alert')).toBeVisible()
    await expect(card(page, 'Pune')).toBeChecked()
    await expectAccessible(page)
  })
})
