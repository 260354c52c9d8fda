import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { recordActivity, recordShow } from './record-activity.ts'

const PEN = '01930000-0000-7000-8000-000000000001'
const PERSON =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'
const sent = vi.fn<typeof fetch>()

const inBrowser = (userAgent: string, document: object = {}) => {
  vi.stubGlobal('navigator', { userAgent })
  vi.stubGlobal('document', document)
}

/** Long enough for what was asked for to be sent. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(() => {
  sent.mockReset().mockResolvedValue(Response.json({ success: true }))
  vi.stubGlobal('fetch', sent)
})
afterEach(() => vi.unstubAllGlobals())

test("[PDP-02] opening a product records a 'show' activity", async () => {
  inBrowser(PERSON)
  recordShow(PEN)
  await aMoment()
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    '/api/activity/record',
    expect.objectContaining({ method: 'POST', body: JSON.stringify({ action: 'show', productId: PEN }) }),
  )
})

test('putting a product into the cart is recorded as well', async () => {
  inBrowser(PERSON)
  recordActivity('addToCart', PEN)
  await aMoment()
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ body: JSON.stringify({ action: 'addToCart', productId: PEN }) })
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Chrome-Lighthouse',
])('[PDP-02] the crawler %s records nothing', async (userAgent) => {
  inBrowser(userAgent)
  recordShow(PEN)
  await aMoment()
  expect(sent).not.toHaveBeenCalled()
})

test('[PDP-02] a page fetched ahead is recorded once it is looked at', async () => {
  const page = Object.assign(new EventTarget(), { prerendering: true })
  inBrowser(PERSON, page)
  recordShow(PEN)
  await aMoment()
  expect(sent).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('prerenderingchange'))
  await eventually(() => expect(sent).toHaveBeenCalledOnce())
})

test('[PDP-02] a note that fails troubles nobody', async () => {
  inBrowser(PERSON)
  sent.mockRejectedValue(new TypeError('Failed to fetch'))
  recordShow(PEN)
  // A rejection that nobody caught would fail this test.
  await aMoment()
  expect(sent).toHaveBeenCalledOnce()
})
