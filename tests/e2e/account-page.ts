import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { User } from '#contract/accounts/user.ts'
import { mailedCode } from './mailed-code.ts'

export type Person = { fullName: string; email: string; username: string; password: string }
type Login = Pick<Person, 'username' | 'password'>

let made = 0

/** Somebody nobody has met: the shop under test is kept between the tests of a run. */
export function aStranger(): Person {
  made += 1
  const username = `asha.${Date.now().toString(36)}${process.pid.toString(36)}${made}`
  return { fullName: 'Asha Verma', email: `${username}@example.in`, username, password: 'neela kalam 42' }
}

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

export async function fillRegistration(page: Page, { fullName, email, username, password }: Person): Promise<void> {
  await field(page, 'Full name').fill(fullName)
  await field(page, 'Email').fill(email)
  await field(page, 'Username').fill(username)
  await field(page, 'Password').fill(password)
}

/** Fills in the code as it stands in the mail and sends it. */
export async function verify(page: Page, code: string): Promise<void> {
  await field(page, 'Enter OTP').fill(code)
  await button(page, 'Verify OTP').click()
}

export async function logIn(page: Page, { username, password }: Login): Promise<void> {
  await field(page, 'Username').fill(username)
  await field(page, 'Password').fill(password)
  await button(page, 'Log in').click()
}

/** From here on the calls of this context are those of whoever logged in. */
export async function logInByApi(request: APIRequestContext, { username, password }: Login): Promise<User> {
  const answer = await request.post('/api/v1/users/login', { data: { username, password } })
  await expect(answer).toBeOK()
  return ((await answer.json()) as { data: { user: User } }).data.user
}

/** As after a login, without its pages: they have journeys of their own. The page shows the text for robots meanwhile. */
export async function enter(page: Page, login: Login): Promise<User> {
  const user = await logInByApi(page.request, login)
  await page.goto('/robots.txt')
  await page.evaluate((details) => {
    localStorage.setItem('user', JSON.stringify(details))
    if (details.role === 'seller') localStorage.setItem('seller', JSON.stringify(details))
  }, user)
  return user
}

const byte = () => Math.floor(Math.random() * 256)

/** An address of their own: so many people as the tests make a single one may not register. */
export const fromElsewhere = () => ({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` })

type Picture = { avatar?: { name: string; mimeType: string; buffer: Buffer } }

/** Somebody who has registered; the e-mail address is still to be proved, by whoever knows this id. */
export async function haveRegistration(
  request: APIRequestContext,
  picture: Picture = {},
): Promise<Person & { userId: string }> {
  const person = aStranger()
  const multipart = { ...person, ...picture }
  const answer = await request.post('/api/v1/users/register', { multipart, headers: fromElsewhere() })
  await expect(answer).toBeOK()
  const { userId } = (await answer.json()) as { userId: string }
  return { ...person, userId }
}

/** Somebody who has registered and proved the e-mail address. */
export async function haveAccount(request: APIRequestContext, picture?: Picture): Promise<Person> {
  const { userId, ...person } = await haveRegistration(request, picture)
  const data = { userId, otp: await mailedCode(person.email) }
  await expect(await request.post('/api/v1/users/verify-otp', { data })).toBeOK()
  return person
}

/** Somebody who has an account and is logged in. */
export async function aCustomer(page: Page, picture?: Picture): Promise<Person> {
  const person = await haveAccount(page.request, picture)
  await enter(page, person)
  return person
}
