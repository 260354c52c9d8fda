import { splitLanguage } from '#contract/platform/languages.ts'
import { ACCOUNT_PATH } from '#web/kit/paths.ts'

/** Pages to which nobody wants to come back after logging in. */
const NO_PLACE_TO_BE =
  /^\/((user|seller)login|logout|(seller)?register|verifyotp|(forgot|reset)-password|confirm-email|stop-email-change)\/?$/i
const ANYWHERE = 'https://shop.invalid'

/**
 * Where to go on: the wished page if it is one of ours, else the given one; after logging in that is the account page. A page
 * that was wished for in another language opens in the one that is read now.
 */
export function safeNext(wished: string | null, otherwise = ACCOUNT_PATH): string {
  if (!wished?.startsWith('/')) return otherwise
  const url = URL.parse(wished, ANYWHERE)
  if (url?.origin !== ANYWHERE) return otherwise
  const { path } = splitLanguage(url.pathname)
  return path.startsWith('//') || NO_PLACE_TO_BE.test(path) ? otherwise : path + url.search + url.hash
}
