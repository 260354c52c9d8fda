import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportBrowserErrorCall } from '#contract/browser-errors/browser-errors.endpoints.ts'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { settle } from '#tests/support/render-hook.ts'
import { outOfReach, standInShop } from '#tests/support/stand-in-shop.ts'
import { createReporter } from './report-error.ts'
import { watchErrors } from './watch-errors.ts'

const openShop = () => standInShop({ report: reportBrowserErrorCall })
let shop: ReturnType<typeof openShop>
beforeEach(() => {
  shop = openShop()
  shop.report.mockResolvedValue({})
})
afterEach(() => vi.unstubAllGlobals())

function anError(message: string): Error {
  const error = new TypeError(message)
  error.stack = `TypeError: ${message}\n    at add (${location.origin}/assets/shop-Dx3f.js:1:204)\n    at ${location.origin}/assets/app-B.js:2:1`
  return error
}
const sent = () => shop.report.mock.calls.map(([error]) => error)

test('what broke a page is told, with the place in our files and the route, and nothing of the visitor', async () => {
  createReporter(1)('page', anError('asha@example.in is undefined'), '/product/:id')
  expect(sent()).toEqual([
    {
      kind: 'page',
      message: 'TypeError: [email] is undefined',
      at: 'shop-Dx3f.js:1:204',
      route: '/product/:id',
      build: '',
    },
  ])
  const [, request] = vi.mocked(fetch).mock.calls[0] ?? []
  expect(request).toMatchObject({ credentials: 'omit', keepalive: true })
})

test('the same is told once, and at most three a visit', () => {
  const report = createReporter(0)
  for (const message of ['one', 'one', 'two', 'three', 'four']) report('script', anError(message), '/')
  expect(sent().map(({ message }) => message)).toEqual(['TypeError: one', 'TypeError: two', 'TypeError: three'])
})

test('of what nothing caught one visit in four tells; of a page that could not be shown, each', () => {
  const report = createReporter(0.3)
  report('script', anError('one'), '/')
  report('promise', anError('two'), '/')
  report('page', anError('three'), '/')
  expect(sent().map(({ message }) => message)).toEqual(['TypeError: three'])
})

test.each([
  ['a refusal of the shop', new Failure(catalogFailures.unknownProduct)],
  ['a page that is not there', { status: 404, statusText: 'Not Found', internal: false, data: null }],
  ['a request that was given up', new DOMException('left', 'AbortError')],
  ['a text', 'boo'],
  ['what has no words', undefined],
])('%s is no error of ours', (_, error) => {
  createReporter(0)('promise', error, '/')
  expect(sent()).toEqual([])
})

test('an error in a script of an extension is not told', () => {
  const error = anError('boo')
  error.stack = 'TypeError: boo\n    at chrome-extension://abc/assets/x.js:1:1'
  createReporter(0)('script', error, '/')
  expect(sent()).toEqual([])
})

test('that it could not be told is not told', async () => {
  shop.report.mockRejectedValue(outOfReach())
  const unhandled = vi.fn()
  window.addEventListener('unhandledrejection', unhandled)
  createReporter(0)('script', anError('one'), '/')
  await settle()
  expect([shop.report.mock.calls.length, unhandled.mock.calls.length]).toEqual([1, 0])
})

test('a page that is awake hears of both kinds', async () => {
  const told = vi.fn()
  watchErrors(async () => ({ reportError: told }))
  const [one, two] = [anError('one'), anError('two')]
  window.dispatchEvent(new ErrorEvent('error', { error: one }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: two }))
  await settle()
  expect(told.mock.calls.map(([kind, error]) => [kind, error])).toEqual([
    ['script', one],
    ['promise', two],
  ])
})
