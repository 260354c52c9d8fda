import type { Page } from '@playwright/test'
import { mailedCode } from './mailed-code.ts'
import { openAwake } from './open-awake.ts'

export type Person = { fullName: string; email: string; username: string; password: string }

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

export async function logIn(page: Page, { username, password }: Pick<Person, 'username' | 'password'>): Promise<void> {
  await field(page, 'Username').fill(username)
  await field(page, 'Password').fill(password)
  await button(page, 'Login').click()
}

/** Registers over the API and logs in through the page. */
export async function aCustomer(page: Page): Promise<Person> {
  const person = aStranger()
  const registered = await page.request.post('/api/v1/users/register', { multipart: person })
  const { userId } = (await registered.json()) as { userId: string }
  await page.request.post('/api/v1/users/verify-otp', { data: { userId, otp: await mailedCode(person.email) } })
  await openAwake(page, '/userLogin')
  await logIn(page, person)
  await page.waitForURL('/user')
  return person
}
