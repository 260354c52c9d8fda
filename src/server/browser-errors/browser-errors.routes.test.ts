import { Writable } from 'node:stream'
import { beforeEach, expect, test } from 'vitest'
import type { BrowserError } from '#contract/browser-errors/browser-errors.endpoints.ts'
import { metricsGrownBy } from '#tests/support/metric-values.ts'
import { testShop } from '#tests/support/test-shop.ts'

const lines: string[] = []
const logTo = new Writable({
  write(line, _, done) {
    lines.push(String(line))
    done()
  },
})
const shop = testShop({ env: { LOG_LEVEL: 'warn' }, logTo })
beforeEach(() => lines.splice(0))

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const ERROR: BrowserError = {
  kind: 'page',
  message: 'asha@example.in has no cart at https://shop.example/cart?token=abc',
  at: 'card-cart-Dx3f.js:1:204',
  route: '/product/:id',
  build: 'a1b2c3',
}

let network = 0
beforeEach(() => {
  network += 1
})
const send = (over: object = {}, from = `10.9.0.${network}`, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/v2/browser-errors',
    payload: { ...ERROR, ...over },
    remoteAddress: from,
    headers: { 'user-agent': AGENT, ...headers },
  })
const logged = () => lines.map((line) => JSON.parse(line)).filter(({ browserError }) => browserError)

test('an error of a page is in the log, with where it was and without whom it met', async () => {
  const grown = await metricsGrownBy(shop.app, async () => expect((await send()).statusCode).toBe(200))
  expect(grown.get('likho_browser_errors_total{kind="page"}')).toBe(1)
  expect(logged()).toMatchObject([
    {
      level: 40,
      msg: 'an error in a browser',
      browserError: {
        kind: 'page',
        message: '[email] has no cart at /cart',
        at: 'card-cart-Dx3f.js:1:204',
        route: '/product/:id',
        build: 'a1b2c3',
        browser: 'Chrome on Linux',
      },
    },
  ])
  expect(lines.join('')).not.toMatch(/asha|token|10\.9\./)
})

test.each([
  ['of no known kind', { kind: 'other' }, 400],
  ['at a place that is no file of ours', { at: 'https://elsewhere.example/x.js:1:1' }, 400],
  ['of an address instead of a pattern', { route: '/product/7?token=abc' }, 400],
  ['as long as a book', { message: 'x'.repeat(401) }, 400],
  ['beyond two kilobytes', { message: 'x'.repeat(3_000) }, 413],
])('what is %s is not taken', async (_, over, status) => {
  expect((await send(over)).statusCode).toBe(status)
  expect(logged()).toEqual([])
})

test('another site cannot send any', async () => {
  expect((await send({}, undefined, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
})

test('one network is heard five times a minute, and all together thirty times', async () => {
  const codes: number[] = []
  for (let time = 0; time < 6; time += 1) codes.push((await send()).statusCode)
  expect(codes).toEqual([200, 200, 200, 200, 200, 429])
  for (let other = 0; other < 40; other += 1) await send({}, `10.8.${other}.1`)
  expect(logged().length).toBeLessThanOrEqual(30)
  expect((await send({}, '10.7.0.1')).statusCode).toBe(429)
})
