import { sampleInput } from '#tests/support/sample-input.ts'
import { nameOf, pathOf } from '../addresses.ts'
import { PUBLIC_URL } from '../attacked-shop.ts'
import type { Family } from '../family.ts'

const EVIL = 'https://evil.example'

/** How a page of another site makes a browser send something, old and new, by everything a browser would say. */
const DISGUISES: Record<string, Record<string, string>> = {
  'a form': {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
    origin: EVIL,
  },
  'fetch without CORS': { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', origin: EVIL },
  'fetch with CORS': { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: EVIL },
  'a beacon': { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty', origin: EVIL },
  'a page without a referrer': { 'sec-fetch-site': 'cross-site' },
  'a sandboxed frame': { 'sec-fetch-site': 'cross-site', origin: 'null' },
  'a neighbour under the same domain': { 'sec-fetch-site': 'same-site', origin: 'https://blog.likho.example' },
  'the shop without TLS': { 'sec-fetch-site': 'cross-site', origin: 'http://likho.example' },
  'an old browser': { origin: EVIL },
  'an old browser in a sandbox': { origin: 'null' },
  'a name that begins like ours': { origin: `${PUBLIC_URL}.evil.example` },
  'a name that ends like ours': { origin: 'https://evillikho.example' },
  'our name as a user': { origin: `${PUBLIC_URL}@evil.example` },
  'another port': { origin: `${PUBLIC_URL}:8443` },
  'an empty origin': { origin: '' },
  'two origins': { origin: `${EVIL} ${PUBLIC_URL}` },
  'an unknown word': { 'sec-fetch-site': 'same-origin, cross-site', origin: EVIL },
}

/** The only bodies that a page of another site can send without asking first. */
const SIMPLE_BODIES: Record<string, (json: string) => string> = {
  'application/x-www-form-urlencoded': (json) => `${json}=`,
  'text/plain': (json) => json,
  'text/plain; application/json': (json) => json,
  'text/plain; charset=application/json': (json) => json,
  '': (json) => json,
}
const OVERRIDES = ['x-http-method-override', 'x-http-method', 'x-method-override']

/** Another site's page has the visitor's cookies sent along, to every call that changes something. */
export const crossSite: Family = async ({ ask, endpoints, people, db }, { mustBe }) => {
  const changing = endpoints.filter(({ method, path }) => method !== 'GET' && !path.startsWith('/api/webhooks/'))
  const as = people.superadmin
  for (const endpoint of changing) {
    const { method } = endpoint
    const path = pathOf(endpoint)
    const name = nameOf(endpoint)
    for (const [disguise, headers] of Object.entries(DISGUISES)) {
      const { status, json, headers: answered } = await ask({ method, path, headers, as, body: {} })
      mustBe(status === 403 && json?.code === 'request/cross-site', `${name} is carried out for ${disguise}: ${status}`)
      mustBe(!('set-cookie' in answered), `${name} sets a cookie for ${disguise}`)
    }
    if (method !== 'POST') continue
    for (const [type, written] of Object.entries(SIMPLE_BODIES)) {
      const body = written(JSON.stringify(endpoint.upload ? {} : sampleInput(endpoint)))
      const { status, json } = await ask({ method, path, as, body, headers: { 'content-type': type } })
      const isUnread = status === 415 || json?.code === 'request/malformed'
      mustBe(isUnread, `${name} reads JSON sent as "${type}": ${status} ${json?.code}`)
    }
  }

  const { addressId } = people.customer
  for (const header of OVERRIDES) {
    for (const method of ['GET', 'POST']) {
      const path = `/api/v1/address/deleteAddress/${addressId}?_method=DELETE`
      await ask({
        method,
        path,
        as: people.customer,
        headers: { [header]: 'DELETE' },
        ...(method === 'POST' && { body: {} }),
      })
    }
  }
  const left = await db.selectFrom('addresses').select('id').where('id', '=', addressId).executeTakeFirst()
  mustBe(left !== undefined, 'A header or a parameter makes another method of a call')

  for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
    const { headers } = await ask({ path: pathOf(endpoint), as, headers: DISGUISES['fetch with CORS'] ?? {} })
    const allowed = Object.keys(headers).filter((one) => one.startsWith('access-control-'))
    mustBe(allowed.length === 0, `${nameOf(endpoint)} may be read by another site: ${allowed}`)
    mustBe(
      headers['cross-origin-resource-policy'] === 'same-origin',
      `${nameOf(endpoint)} may be embedded by another site`,
    )
  }
  const preflight = {
    origin: EVIL,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  }
  for (const endpoint of changing) {
    const { headers } = await ask({ method: 'OPTIONS', path: pathOf(endpoint), headers: preflight })
    mustBe(!('access-control-allow-origin' in headers), `${nameOf(endpoint)} allows another site to ask`)
  }
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  }
  for (const path of ['/', '/api/v2/admin/todos/events', '/ws', '/socket.io/?EIO=4&transport=websocket']) {
    const { status } = await ask({ path, as, headers: { ...upgrade, origin: EVIL } })
    mustBe(status !== 101, `${path} speaks WebSocket with another site`)
  }
}
