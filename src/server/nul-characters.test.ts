import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { encodeCursor } from '#server/platform/http/cursor.ts'
import { sampleInput, withEachText } from '#tests/support/sample-input.ts'
import { aShopper, putOnSale, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

const NUL = '\0'
const SOME_ID = '01930000-0000-7000-8000-000000000001'
const VALUES = ['a\0b', NUL]

type Ask = { url: string; body?: object }

const inPath = ({ path }: Endpoint) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)
const addressWith = ({ path }: Endpoint, values: Record<string, unknown>) =>
  path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(values[name] ?? SOME_ID)))

/** The call with a NUL in each place that takes text: parts of its path, fields of its query or of its body. */
function* asks(endpoint: Endpoint): Generator<Ask> {
  const input = sampleInput(endpoint)
  const names = inPath(endpoint)
  const good = Object.fromEntries(names.map((name) => [name, name === 'subject' ? 'user' : SOME_ID]))
  const inside = Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)))
  const usualBody = endpoint.method === 'POST' ? { body: inside } : {}
  for (const value of VALUES) {
    for (const name of names) yield { url: addressWith(endpoint, { ...good, [name]: value }), ...usualBody }
    for (const changed of withEachText(inside, (text) => (value === NUL ? NUL : text + value))) {
      const url = addressWith(endpoint, good)
      if (endpoint.method === 'POST') yield { url, body: changed }
      else yield { url: `${url}?${new URLSearchParams(changed as Record<string, string>)}` }
    }
  }
}

test('no call answers 500 to a NUL character, wherever it stands', { timeout: 120_000 }, async () => {
  await putOnSale(shop.db)
  const wrong: string[] = []
  let asked = 0
  for (const endpoint of shop.app.endpoints.filter(({ path }) => !path.includes('logout'))) {
    // Somebody who may call everything; a fresh one for each, because what one of them may try is limited.
    const root = await aShopper(shop, { role: 'superadmin' })
    for (const { url, body } of asks(endpoint)) {
      const { status } = await root.call(endpoint.method, url, body)
      asked += 1
      if (status >= 500 || status === 429)
        wrong.push(`${endpoint.method} ${url} ${JSON.stringify(body ?? '')}: ${status}`)
    }
  }
  expect(wrong).toEqual([])
  expect(asked).toBeGreaterThan(200)
})

test('an id in the path that holds one names nothing', async () => {
  const asha = await aShopper(shop)
  const { status, body } = await asha.post('/api/sandbox/payments/%00/pay', { outcome: 'success' })
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'request/unknown-path' })
})

test('a field that holds one is named, and the answer is a refusal', async () => {
  const asha = await aShopper(shop)
  const { status, body } = await asha.post('/api/v2/payments/paymentcallback', {
    razorpay_order_id: 'order_\0',
    razorpay_payment_id: 'pay_1',
    razorpay_signature: 'x',
  })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    code: 'payments/not-verified',
    fields: { razorpay_order_id: expect.stringMatching(/character/) },
  })
})

test('the word that leads to the next page of a list cannot carry one either', async () => {
  const root = await aShopper(shop, { role: 'superadmin' })
  for (const keys of [['a\0', SOME_ID], [1, 'a\0'], ['a\0']]) {
    for (const path of ['users/userList', 'product/cards', 'product/manageProduct']) {
      const { status } = await root.get(
        `/api/v1/${path}?limit=10&cursor=${encodeCursor(keys)}&after=${encodeCursor(keys)}`,
      )
      expect(status).toBeLessThan(500)
    }
  }
})

test('neither do cookies and the name of the browser', async () => {
  for (const url of ['/api/v1/users/refresh-token', '/api/v1/users/login', '/api/activity/record']) {
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url,
      headers: {
        cookie: ['access', 'refresh', 'device', 'visitor'].map((name) => `likho_${name}=a%00b`).join('; '),
        'user-agent': 'odd\0browser',
      },
      payload: { username: 'asha', password: 'Secret-123', action: 'show', productId: SOME_ID },
    })
    expect(statusCode, url).toBeLessThan(500)
  }
})
