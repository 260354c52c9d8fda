import type { Browser, Page } from '@playwright/test'
import { mailedCode } from './mailed-code.ts'

export type Person = { fullName: string; email: string; username: string; password: string }

let made = 0

/** Somebody nobody has met: the shop under test is kept between the tests of a run. */
export function aStranger(): Person {
  made += 1
  const username = `asha.${Date.now().toString(36)}${process.pid.toString(36)}${made}`
  return { fullName: 'Asha Verma', email: `${username}@example.in`, username, password: 'neela kalam 42' }
}

/** A refused call is an error in the browser's own console, so this page is not the watched one. */
export async function unwatched(browser: Browser, visit: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext()
  await visit(await context.newPage())
  await context.close()
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

export async function logIn(page: Page, { username, password }: Pick<Person, 'username' | 'password'>): Promise<void> {
  await field(page, 'Username').fill(username)
  await field(page, 'Password').fill(password)
  await button(page, 'Login').click()
}

/** As after a login, without its pages: they have journeys of their own. The page shows the text for robots meanwhile. */
export async function enter(page: Page, { username, password }: Pick<Person, 'username' | 'password'>): Promise<void> {
  const answer = await page.request.post('/api/v1/users/login', { data: { username, password } })
  const { data } = (await answer.json()) as { data: { user: { role: string } } }
  await page.goto('/robots.txt')
  await page.evaluate(({ user }) => {
    localStorage.setItem('user', JSON.stringify(user))
    if (user.role === 'seller') localStorage.setItem('seller', JSON.stringify(user))
  }, data)
}

const byte = () => Math.floor(Math.random() * 256)

/** An address of their own: so many people as the tests make a single one may not register. */
export const fromElsewhere = () => ({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` })

/** Somebody who has registered and is logged in. */
export async function aCustomer(page: Page): Promise<Person> {
  const person = aStranger()
  const registered = await page.request.post('/api/v1/users/register', { multipart: person, headers: fromElsewhere() })
  const { userId } = (await registered.json()) as { userId: string }
  await page.request.post('/api/v1/users/verify-otp', { data: { userId, otp: await mailedCode(person.email) } })
  await enter(page, person)
  return person
}
