import type { Db } from '#server/platform/db/database.ts'
import { codeFor, USERS } from './accounts.ts'
import { aForm, type Browser } from './browser.ts'
import { aPicture } from './pictures.ts'

export const SELLERS = '/api/v1/seller'

export const ROHAN = {
  fullName: 'Rohan Traders',
  email: 'rohan@example.in',
  username: 'rohan',
  password: 'laal kitaab 42',
  gstNumber: '27AAPFU0939F1ZV',
}

/** Registers a seller through the door; what is given as undefined is left out of the form. */
export async function registerSeller(browser: Browser, over: Record<string, string | Blob | undefined> = {}) {
  const avatar = new File([new Uint8Array(await aPicture())], 'me.png')
  const given = Object.entries({ ...ROHAN, avatar, ...over }).filter(([, value]) => value !== undefined)
  return browser.post(`${SELLERS}/register`, aForm(Object.fromEntries(given) as Record<string, string | Blob>))
}

/** Registers a seller and proves the e-mail address. */
export async function joinAsSeller(db: Db, browser: Browser, over: Record<string, string | Blob | undefined> = {}) {
  const { body } = await registerSeller(browser, over)
  const otp = await codeFor(db, String(over.email ?? ROHAN.email))
  const { status } = await browser.post(`${USERS}/verify-otp`, { otp, userId: body.userId })
  if (status !== 200) throw new Error('The seller was not verified')
}
