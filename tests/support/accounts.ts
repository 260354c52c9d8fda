import { mailPasswordResetJob } from '#server/accounts/mail-password-reset.ts'
import type { Db } from '#server/platform/db/database.ts'
import { aForm, type Browser } from './browser.ts'
import { workOff } from './work-off.ts'

export const USERS = '/api/v1/users'

export const ASHA = {
  fullName: 'Asha Verma',
  email: 'asha@example.in',
  username: 'asha',
  password: 'neela kalam 42',
}
type Person = typeof ASHA

/** The mails that wait to be sent to an address, oldest first. */
export async function mailsTo(db: Db, email: string): Promise<{ subject: string; text: string }[]> {
  const jobs = await db.selectFrom('jobs').select('data').where('name', '=', 'send-mail').orderBy('id').execute()
  const mails = jobs.map(({ data }) => data as { to: string; subject: string; text: string })
  return mails.filter(({ to }) => to === email)
}

/** The code in the newest mail to an address. */
export async function codeFor(db: Db, email: string): Promise<string> {
  const mail = (await mailsTo(db, email)).at(-1)
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
  if (!code) throw new Error(`No code was mailed to ${email}: ${mail?.subject}`)
  return code
}

/** The token of the link in the newest mail to an address, once the links that were asked for are mailed. */
export async function tokenFor(db: Db, email: string): Promise<string> {
  await workOff(db, {}, [mailPasswordResetJob])
  const mail = (await mailsTo(db, email)).at(-1)
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`No link was mailed to ${email}: ${mail?.subject}`)
  return token
}

/** A code that is not the given one. */
export const otherThan = (code: string, step = 1) => ((Number(code) + step) % 1_000_000).toString().padStart(6, '0')

export const register = (browser: Browser, person: Partial<Person> & { avatar?: Blob } = {}) =>
  browser.post(`${USERS}/register`, aForm({ ...ASHA, ...person }))

/** Registers and proves the e-mail address. */
export async function join(db: Db, browser: Browser, person: Partial<Person> = {}): Promise<void> {
  const { body } = await register(browser, person)
  const otp = await codeFor(db, (person.email ?? ASHA.email).toLowerCase())
  const { status } = await browser.post(`${USERS}/verify-otp`, { otp, userId: body.userId })
  if (status !== 200) throw new Error('The registration was not verified')
}

export const logIn = (browser: Browser, { username, password }: Pick<Person, 'username' | 'password'> = ASHA) =>
  browser.post(`${USERS}/login`, { username, password })
