import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { aPicture } from '#tests/support/pictures.ts'
import { aStranger, enter, fromElsewhere, type Person } from './account-page.ts'
import { OWNER } from './owner.ts'

export const GSTIN = '27AAPFU0939F1ZV'

export const aPictureFile = async () => ({ name: 'me.png', mimeType: 'image/png', buffer: await aPicture('png') })

/** A page of the superadmin's, beside that of the test. */
export async function ownersPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await enter(page, OWNER)
  return page
}

/** A seller who registered and was approved over the API. */
export async function aSeller(page: Page, owner: APIRequestContext): Promise<Person & { id: string }> {
  const person = { ...aStranger(), fullName: 'Rohan Traders' }
  const multipart = { ...person, gstNumber: GSTIN, avatar: await aPictureFile() }
  expect((await page.request.post('/api/v1/seller/register', { multipart, headers: fromElsewhere() })).status()).toBe(
    201,
  )
  const found = await owner.get(`/api/v1/seller/sellerList?search=${person.username}`)
  const { data } = (await found.json()) as { data: { _id: string }[] }
  const id = data[0]?._id ?? ''
  expect((await owner.post(`/api/v1/seller/approve/${id}`, { data: { approved: true } })).status()).toBe(200)
  return { ...person, id }
}

/** Puts a product on sale over the API, for whoever is logged in. */
export async function haveProduct(page: Page, name: string): Promise<string> {
  const picture = { ...(await aPictureFile()), name: 'pen.png' }
  const fields = { name, price: '40', Category: 'Writing', description: 'A pen.', stocks: '30', ProductImage: picture }
  const answer = await page.request.post('/api/v1/product/addProduct', { multipart: fields })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { data: { _id: string } }).data._id
}

export const section = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const rows = (page: Page, table: string) =>
  page.getByRole('table', { name: table, exact: true }).getByRole('row')
export const question = (page: Page) => page.getByRole('alertdialog')
export const answer = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true }).click()

/** Nothing on the page is wider than the screen. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
