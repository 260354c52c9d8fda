import { createHmac } from 'node:crypto'
import { USERS } from '#tests/support/accounts.ts'
import { SHOP_SECRET } from '#tests/support/shoppers.ts'
import type { Family } from '../family.ts'
import { mailed } from '../mailbox.ts'
import { aNewcomer, PASSWORD } from '../newcomer.ts'

const base64 = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const HASHES: Record<string, string> = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' }

/** A token as an attacker makes it: any header, any claims, any key. */
function forged(header: object, claims: object, key: string | undefined): string {
  const content = `${base64(header)}.${base64(claims)}`
  const hash = HASHES[(header as { alg: string }).alg] ?? 'sha256'
  return `${content}.${key === undefined ? '' : createHmac(hash, key).update(content).digest('base64url')}`
}

/** Tokens that were changed, made up, made for something else, or belong to somebody else. */
export const tokens: Family = async (target, { mustBe }) => {
  const { ask, people, folder } = target
  const { customer, seller, superadmin } = people
  const now = Math.floor(Date.now() / 1000)
  const claims = { sub: customer.id, sid: customer.sessionId, aud: 'access', iat: now, exp: now + 600 }
  const signed = (over: object, header: object = { alg: 'HS256' }) =>
    forged(header, { ...claims, ...over }, SHOP_SECRET)
  const whole = customer.token
  const [head = '', body = '', signature = ''] = whole.split('.')

  const opens = async (token: string) => {
    const byCookie = await ask({ path: `${USERS}/me`, headers: { cookie: `__Host-likho_access=${token}` } })
    const byHeader = await ask({ path: `${USERS}/me`, headers: { authorization: `Bearer ${token}` } })
    return byCookie.status === 200 || byHeader.status === 200
  }
  mustBe(await opens(whole), 'A genuine token opens nothing: these attacks prove nothing')
  mustBe(await opens(signed({})), 'A token made with the right key opens nothing: these attacks prove nothing')

  const newcomer = await aNewcomer(target, 'tokens.newcomer')
  const refresh = newcomer.cookies['__Host-likho_refresh'] ?? ''
  const device = newcomer.cookies['__Host-likho_device'] ?? ''
  mustBe(refresh !== '' && device !== '', 'No cookies came with the login: these attacks prove nothing')

  const bad: Record<string, string> = {
    'of the refresh cookie': refresh,
    'of the device cookie': device,
    'without its signature': `${head}.${body}.`,
    'without its last part': `${head}.${body}`,
    'with the claims of somebody else': `${head}.${base64({ ...claims, sub: superadmin.id })}.${signature}`,
    'of one person in the session of another': signed({ sub: customer.id, sid: superadmin.sessionId }),
    'of another person in one’s own session': signed({ sub: superadmin.id }),
    'of a session that is none': signed({ sid: '01930000-0000-7000-8000-000000000001' }),
    'that has ended': signed({ exp: now - 1 }),
    'that never ends': signed({ exp: undefined }),
    'that begins later': signed({ nbf: now + 600 }),
    'with a list for an id': signed({ sub: [customer.id] }),
    'with odd claims': signed({ sub: { $ne: null }, sid: { $ne: null } }),
    'with a header that must be understood': signed({}, { alg: 'HS256', crit: ['exp'] }),
    'of a key of its own': forged({ alg: 'HS256', jwk: { kty: 'oct', k: base64('mine') } }, claims, 'mine'),
    'of a key in a file': forged({ alg: 'HS256', kid: '../../../../dev/null' }, claims, ''),
    'of a key by its address': forged({ alg: 'HS256', jku: 'http://127.0.0.1:1/key' }, claims, 'mine'),
  }
  for (const alg of ['none', 'None', 'NONE', 'nOnE', ''])
    bad[`with the algorithm "${alg}"`] = forged({ alg }, claims, undefined)
  for (const alg of ['HS384', 'HS512']) bad[`with the algorithm ${alg}`] = signed({}, { alg })
  for (const key of ['', 'secret', 'likho', 'changeme', customer.id])
    bad[`of the key "${key}"`] = forged({ alg: 'HS256' }, claims, key)
  for (const aud of [
    'login-step',
    'device',
    'newsletter-confirm',
    'newsletter-unsubscribe',
    undefined,
    ['device'],
    '',
  ]) {
    bad[`made for ${aud ?? 'nothing'}`] = signed({ aud })
  }
  for (let length = 0; length < whole.length; length += 7) bad[`cut to ${length} characters`] = whole.slice(0, length)
  for (let at = 0; at < whole.length - 1; at += 11) {
    bad[`changed at ${at}`] = whole.slice(0, at) + (whole[at] === 'A' ? 'B' : 'A') + whole.slice(at + 1)
  }
  for (const [what, token] of Object.entries(bad)) mustBe(!(await opens(token)), `A token ${what} is let in`)

  const refreshed = (value: string) =>
    ask({
      method: 'POST',
      path: `${USERS}/refresh-token`,
      body: {},
      headers: { cookie: `__Host-likho_refresh=${value}` },
    })
  for (const [what, value] of Object.entries({ access: whole, device, 'half a token': refresh.split('.')[0] ?? '' })) {
    const { status } = await refreshed(value)
    mustBe(status === 401, `The cookie of ${what} renews a session: ${status}`)
  }
  // A login of a step that needs a code opens nothing, and neither does anything else in its place.
  for (const loginToken of [whole, device, signed({ aud: 'login-step' }), signed({ aud: 'login-step', mark: 'x' })]) {
    const path = `${USERS}/login/second-factor`
    const { status } = await ask({ method: 'POST', path, body: { loginToken, code: '000000' } })
    mustBe(status >= 400, `Another token opens the second step of the login: ${status}`)
  }

  await ask({ method: 'POST', path: `${USERS}/forgot-password`, body: { email: newcomer.email } })
  const reset = await mailed(folder, newcomer.email, /reset-password#token=([\w-]+)/)
  const newsletter = 'tokens.newsletter@example.in'
  await ask({ method: 'POST', path: '/api/v1/subscribe', body: { email: newsletter } })
  const confirm = await mailed(folder, newsletter, /token=([\w.-]+)/)
  const swaps = [
    ['confirm-email', reset],
    ['confirm-email', confirm],
    ['stop-email-change', reset],
    ['reset-password', confirm],
    ['reset-password', whole],
    ['reset-password', device],
    ['reset-password', refresh.split('.')[0] ?? ''],
  ] as const
  for (const [call, token] of swaps) {
    const body = { token, newPassword: PASSWORD, confirmPassword: PASSWORD }
    const { status } = await ask({ method: 'POST', path: `${USERS}/${call}`, body })
    mustBe(status >= 400 && status < 500, `${call} takes a word that was mailed for something else: ${status}`)
  }
  for (const token of [reset, whole, device]) {
    for (const call of ['confirm', 'unsubscribe']) {
      const { status } = await ask({ method: 'POST', path: `/api/v1/newsletter/${call}`, body: { token } })
      mustBe(status === 400, `The newsletter’s ${call} takes a word that was mailed for something else: ${status}`)
    }
  }
  const unsubscribe = await ask({ method: 'POST', path: '/api/v1/newsletter/unsubscribe', body: { token: confirm } })
  mustBe(unsubscribe.status === 400, 'A word to confirm the newsletter ends it')
  // Two cookies of one name: whose comes first must not make anybody somebody else without a genuine token.
  const two = `__Host-likho_access=${bad['of another person in one’s own session']}; __Host-likho_access=${seller.token}`
  const { json } = await ask({ path: `${USERS}/me`, headers: { cookie: two } })
  mustBe(json?.data?.user?._id !== superadmin.id, 'A second cookie makes somebody another person')

  const newPassword = 'laal kalam 43'
  const done = { token: reset, newPassword, confirmPassword: newPassword }
  const first = await ask({ method: 'POST', path: `${USERS}/reset-password`, body: done })
  const again = await ask({ method: 'POST', path: `${USERS}/reset-password`, body: done })
  mustBe(first.status === 200, `A genuine link for a new password is refused: ${first.text}`)
  mustBe(again.status >= 400, 'A link for a new password works twice')
  const after = await refreshed(refresh)
  mustBe(after.status === 401, 'A session outlives the password it was opened with')
}
