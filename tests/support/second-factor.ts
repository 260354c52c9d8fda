import { fromBase32 } from '#server/accounts/second-factor/base32.ts'
import { stepAt, totpCode } from '#server/accounts/second-factor/totp.ts'
import { USERS } from './accounts.ts'
import type { Browser } from './browser.ts'

export const SECOND_FACTOR = `${USERS}/second-factor`
const HALF_MINUTE_MS = 30_000

/** What the app shows, now or so many half minutes later. The secret may be as it is shown, in groups. */
export function appCode(secret: string, later = 0): string {
  const moment = new Date(Date.now() + later * HALF_MINUTE_MS)
  return totpCode(fromBase32(secret.replaceAll(' ', '')), stepAt(moment))
}

/** Sets a second factor up for whoever is logged in there. */
export async function setUpSecondFactor(browser: Browser): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body: begun } = await browser.post(`${SECOND_FACTOR}/begin`, {})
  const { secret } = begun.data
  const { status, body } = await browser.post(`${SECOND_FACTOR}/confirm`, { code: appCode(secret) })
  if (status !== 200) throw new Error(`The second factor was not confirmed: ${body.message}`)
  return { secret, recoveryCodes: body.recoveryCodes }
}
