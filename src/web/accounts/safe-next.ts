const HOME = '/user'
/** Pages to which nobody wants to come back after logging in. */
const NO_PLACE_TO_BE = /^\/(userlogin|logout|register|verifyotp|forgot-password|reset-password)\/?$/i
const ANYWHERE = 'https://shop.invalid'

/** Where to go after logging in: the wished page if it is one of ours, else the account page. */
export function safeNext(wished: string | null): string {
  if (!wished?.startsWith('/')) return HOME
  const url = URL.parse(wished, ANYWHERE)
  if (url?.origin !== ANYWHERE || url.pathname.startsWith('//')) return HOME
  return NO_PLACE_TO_BE.test(url.pathname) ? HOME : url.pathname + url.search + url.hash
}
