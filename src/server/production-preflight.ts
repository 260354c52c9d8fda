import { isCommonPassword } from '#contract/accounts/common-passwords.ts'
import { isLocalUrl } from './platform/http/local-address.ts'
import type { SettingProblem, Settings } from './settings.ts'

/** Longer than for shoppers: this account can do everything, and its name is known. */
const SHORTEST_OWNER_PASSWORD = 12

/**
 * What keeps these settings from running a real shop; nothing outside production. ALLOW_SANDBOX=1 allows what is only for
 * trying things out: test money, mails in a folder, the demo catalogue, this machine as the shop's address.
 */
export function preflight(value: Partial<Settings>): SettingProblem[] {
  if (value.NODE_ENV !== 'production') return []
  const problems: SettingProblem[] = []
  const say = (name: keyof Settings, message: string) => problems.push({ name, message })
  const maySandbox = value.ALLOW_SANDBOX === '1'

  const address = addressProblem(value.PUBLIC_URL, maySandbox)
  if (address) say('PUBLIC_URL', address)
  if (value.PUBLIC_URL?.startsWith('https:') && value.TRUST_PROXY === 0) {
    say(
      'TRUST_PROXY',
      'must be the number of proxies in front (usually 1) with an https PUBLIC_URL: the shop itself speaks http, ' +
        'and without it every visitor looks like the proxy',
    )
  }
  if (!maySandbox) {
    if (!value.RAZORPAY_KEY_ID) {
      say(
        'RAZORPAY_KEY_ID',
        'is required in production: without it all payments are test payments (or set ALLOW_SANDBOX=1)',
      )
    }
    if (value.RAZORPAY_KEY_ID?.startsWith('rzp_test_')) {
      say('RAZORPAY_KEY_ID', 'is a test key: use a live one in production (or set ALLOW_SANDBOX=1)')
    }
    if (!value.SMTP_URL) {
      say('SMTP_URL', 'is required in production: without it emails stay in a folder (or set ALLOW_SANDBOX=1)')
    }
    if (value.SEED === 'demo') {
      say('SEED', 'must not be demo in production: the demo products are not for sale (or set ALLOW_SANDBOX=1)')
    }
  }
  const password = passwordProblem(value)
  if (password) say('SUPERADMIN_PASSWORD', password)
  if (value.DATABASE_URL && !value.SESSION_SECRET) say('SESSION_SECRET', 'is required in production with DATABASE_URL')
  return problems
}

function addressProblem(url: string | undefined, maySandbox: boolean): string | undefined {
  if (!url) return maySandbox ? undefined : 'is required in production: the https:// address of the shop'
  if (url.startsWith('https:') || (maySandbox && isLocalUrl(url))) return undefined
  return 'must start with https:// in production (with ALLOW_SANDBOX=1 it may be http://localhost)'
}

function passwordProblem({
  SUPERADMIN_PASSWORD: password,
  SUPERADMIN_USERNAME: username = '',
  SUPERADMIN_EMAIL: email = '',
}: Partial<Settings>): string | undefined {
  if (!password) return undefined
  if (password.length < SHORTEST_OWNER_PASSWORD)
    return `must have at least ${SHORTEST_OWNER_PASSWORD} characters in production`
  if ([username, email].some((name) => name.toLowerCase() === password.toLowerCase()))
    return 'must differ from the username and email'
  if (isCommonPassword(password)) return 'is too easy to guess: it is a common word or a row of keys'
}
