import { USERS } from '#tests/support/accounts.ts'
import { SOME_ID } from '../addresses.ts'
import type { Question } from '../ask.ts'
import type { Family } from '../family.ts'
import { aNewcomer } from '../newcomer.ts'

/** One of every kind of answer that the shop gives. */
const KINDS: Record<string, Question> = {
  'a page': { path: '/' },
  'a page that is kept': { path: '/shop' },
  'a page in Hindi': { path: '/hi/shop' },
  'a page that is not there': { path: '/nothing-here' },
  'a page that cannot be read': { path: '/%E0%A4%A' },
  'a page of staff': { path: '/admin' },
  'the data of a page': { path: '/shop.data' },
  'a page by another method': { path: '/shop', method: 'PUT' },
  'an answer': { path: '/api/v1/product/cards' },
  'a refusal': { path: '/api/v1/users/me' },
  'a call that is not there': { path: '/api/nothing' },
  'a wrong method': { path: '/api/v1/product/cards', method: 'PATCH' },
  'a body that is too large': { path: '/api/v1/subscribe', method: 'POST', body: { email: 'x'.repeat(300_000) } },
  'a body that is no JSON': {
    path: '/api/v1/subscribe',
    method: 'POST',
    body: '{',
    headers: { 'content-type': 'application/json' },
  },
  'an address that is too long': { path: `/shop?q=${'x'.repeat(9_000)}` },
  'a missing picture': { path: '/media/x.webp' },
  'a missing file': { path: '/assets/x.js' },
  'robots.txt': { path: '/robots.txt' },
  'the sitemap': { path: '/sitemap.xml' },
  'the worker': { path: '/sw.js' },
  health: { path: '/healthz' },
  'the metrics': { path: '/metrics' },
  'a letter left by one click': { path: '/newsletter/unsubscribe?token=x', method: 'POST', body: 'x' },
}

/** Headers by which browsers keep an answer from being framed, sniffed, shared or run; cookies that no script reads. */
export const answerHeaders: Family = async (target, { mustBe }) => {
  const { ask } = target
  for (const [kind, question] of Object.entries(KINDS)) {
    const { headers, status } = await ask(question)
    const has = (name: string, value: RegExp) =>
      mustBe(value.test(String(headers[name] ?? '')), `${kind} (${status}) has ${name}: ${headers[name]}`)
    has('x-content-type-options', /^nosniff$/)
    has('x-frame-options', /^DENY$/)
    has('strict-transport-security', /max-age=\d{8}/)
    has('referrer-policy', /^(strict-origin-when-cross-origin|no-referrer)$/)
    has('cross-origin-opener-policy', /^same-origin$/)
    has('cross-origin-resource-policy', /^same-origin$/)
    if (headers['content-type']?.startsWith('text/html')) {
      has('content-security-policy', /frame-ancestors 'none'/)
      has('content-security-policy', /object-src 'none'/)
      has('content-security-policy', /script-src 'self'(?![^;]*unsafe)/)
      has('content-security-policy', /base-uri 'self'/)
    }
    for (const name of ['server', 'x-powered-by', 'via', 'x-runtime']) {
      mustBe(headers[name] === undefined, `${kind} tells what the shop is made of: ${name}: ${headers[name]}`)
    }
  }
  const { answer } = await aNewcomer(target, 'headers.newcomer')
  const seen = await ask({ method: 'POST', path: '/api/activity/record', body: { productId: SOME_ID, action: 'show' } })
  const given = [...(answer.headers['set-cookie'] ?? []), ...(seen.headers['set-cookie'] ?? [])]
  mustBe(given.length >= 3, 'No cookies came: these checks prove nothing')
  for (const line of given) {
    const [name = ''] = line.split('=')
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax'])
      mustBe(line.includes(`; ${flag}`), `${name} has no ${flag}`)
    mustBe(!/; Domain=/i.test(line), `${name} goes to other hosts of the domain`)
    mustBe(
      !name.includes('likho_access') || name.startsWith('__Host-'),
      `${name} may be set by other hosts of the domain`,
    )
  }
  mustBe(/no-store/.test(answer.headers['cache-control'] ?? ''), `A login may be kept by a cache: ${USERS}`)
}
