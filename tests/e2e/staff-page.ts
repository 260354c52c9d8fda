import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { aPicture } from '#tests/support/pictures.ts'
import { aStranger, fromElsewhere, logInByApi, type Person } from './account-page.ts'
import { mailedCode } from './mailed-code.ts'
import { OWNER } from './owner.ts'

export const GSTIN = '27AAPFU0939F1ZV'

export const aPictureFile = async () => ({ name: 'me.png', mimeType: 'image/png', buffer: await aPicture('png') })

/** A seller who registered over the API, proved the e-mail and waits for approval. */
export async function aNewSeller(request: APIRequestContext, fullName = 'Rohan Traders'): Promise<Person> {
  const person = { ...aStranger(), fullName }
  const multipart = { ...person, gstNumber: GSTIN, avatar: await aPictureFile() }
  const registered = await request.post('/api/v1/seller/register', { multipart, headers: fromElsewhere() })
  await expect(registered).toBeOK()
  const { userId } = (await registered.json()) as { userId: string }
  const data = { userId, otp: await mailedCode(person.email) }
  await expect(await request.post('/api/v1/users/verify-otp', { data })).toBeOK()
  return person
}

/** A seller whom the superadmin approved over the API; this context stays logged in as the superadmin. */
export async function aSeller(request: APIRequestContext, fullName?: string): Promise<Person> {
  const person = await aNewSeller(request, fullName)
  await logInByApi(request, OWNER)
  const found = await request.get(`/api/v1/seller/sellerList?search=${person.username}`)
  await expect(found).toBeOK()
  const { data } = (await found.json()) as { data: { _id: string }[] }
  expect(data, `sellers called ${person.username}`).toHaveLength(1)
  await expect(await request.post(`/api/v1/seller/approve/${data[0]?._id}`, { data: { approved: true } })).toBeOK()
  return person
}

/** Puts a product on sale over the API, for whoever is logged in. */
export async function haveProduct(page: Page, name: string): Promise<string> {
  const picture = { ...(await aPictureFile()), name: 'pen.png' }
  const fields = { name, price: '40', Category: 'Writing', description: 'A pen.', stocks: '30', ProductImage: picture }
  const answer = await page.request.post('/api/v1/product/addProduct', { multipart: fields })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { data: { _id: string } }).data._id
}

export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const section = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const rows = (page: Page, table: string) =>
  page.getByRole('table', { name: table, exact: true }).getByRole('row')
export const question = (page: Page) => page.getByRole('alertdialog')
export const answer = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true }).click()

/** Nothing on the page is wider than the screen. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
