import { expect, test } from 'vitest'
import { getAllAddressesCall } from '#contract/addresses/addresses.endpoints.ts'
import { NOTHING_ALLOWED, SECURITY_HEADERS } from '#server/platform/security/content-security.ts'
import type { Ask } from './ask.ts'
import { faultsOf } from './judge.ts'

const page: Ask = { number: 1, aim: 'page', as: 'visitor', method: 'GET', url: '/shop', headers: {} }
const call: Ask = { ...page, aim: 'valid', url: getAllAddressesCall.path, endpoint: getAllAddressesCall }
const answer = (type: string, body: string, status = 200) => ({
  status,
  headers: { ...SECURITY_HEADERS, 'content-security-policy': NOTHING_ALLOWED, 'content-type': type },
  body: Buffer.from(body),
})
const html = (body: string, status?: number) => answer('text/html', body, status)
const json = (body: object, status?: number) => answer('application/json', JSON.stringify(body), status)
const refusal = { success: false, code: 'request/not-signed-in', message: 'No.', requestId: '1' }

test.each([
  ['a page', page, html('<p>&lt;fz7q&gt; &quot; onfz7q</p>')],
  ['data in a script, escaped', page, html('<script>"\\" onfz7q"</script>')],
  ['an answer', call, json({ success: true, data: [] })],
  ['a refusal', call, json(refusal, 401)],
])('%s that keeps every promise', (_, ask, given) => {
  expect(faultsOf(ask, given)).toEqual([])
})

test.each([
  ['500', page, html('', 500), /answers 500/],
  ['503 without a word when to come back', page, html('', 503), /answers 503/],
  ['a name as markup', page, html('<p><fz7q onload=1></p>'), /markup/],
  ['a name that leaves its attribute', page, html('<a title="x" onfz7q="1">'), /markup/],
  ['a template that was run', page, html('<p>1787569</p>'), /evaluated/],
  ['a stack', page, html('Error\n    at run (/a/b.ts:1:2)', 400), /inside/],
  ['a constraint', call, json({ ...refusal, message: 'violates unique constraint' }, 401), /inside/],
  ['no security headers', page, { ...html(''), headers: {} }, /lacks the header/],
  ['a field too many', call, json({ success: true, data: [], debug: 1 }), /more than is declared/],
  ['a field too few', call, json({ success: true }), /does not fit/],
  ['a page for a call', call, html('[]'), /content-type/],
  ['a refusal that is not declared', call, json({ ...refusal, code: 'orders/no-items' }, 400), /does not declare/],
])('%s is found', (_, ask, given, fault) => {
  expect(faultsOf(ask, given).join()).toMatch(fault)
})
