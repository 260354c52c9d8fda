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
