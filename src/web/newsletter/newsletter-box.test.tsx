import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { NewsletterBox } from './newsletter-box.tsx'
import { subscribe } from './subscribe.ts'

const BAD = 'Please enter a valid email address.'
const FAILED = '⚠️ Error subscribing. Please try again.'

test('[HOME-10] the newsletter box has a labelled email field and a Subscribe button', () => {
  const Stub = createRoutesStub([{ path: '/', Component: NewsletterBox }])
  const html = renderToStaticMarkup(<Stub initialEntries={['/']} />)
  const field = /<label for="([^"]+)"[^>]*>Email<\/label>.*<input id="\1"[^>]*type="email"/
  expect(html).toMatch(field)
  expect(html).toMatch(/<button type="submit"[^>]*>Subscribe</)
})

test.each(['', 'asha', 'asha.example.com'])(
  '[VAL-02] "%s" has no @ and is refused before anything is sent',
  async (text) => {
    const send = vi.fn()
    expect(await subscribe(text, send)).toEqual({ wrong: BAD })
    expect(send).not.toHaveBeenCalled()
  },
)

test('[VAL-02] what the shop finds wrong with the address is said beside the field', async () => {
  const refusal = new Failure(requestFailures.invalid, { fields: { email: BAD } })
  expect(await subscribe('asha@', () => Promise.reject(refusal))).toEqual({ wrong: BAD })
})

test.each([
  ['a busy shop', new Failure(requestFailures.overloaded)],
  ['no connection', new TypeError('Failed to fetch')],
])('[VAL-02] %s is reported as an error subscribing', async (_, error) => {
  expect(await subscribe('asha@example.com', () => Promise.reject(error))).toEqual({ failed: FAILED })
})

test('an address that was taken in is thanked for', async () => {
  const send = vi.fn().mockResolvedValue({ message: 'Thank you.' })
  expect(await subscribe('asha@example.com', send)).toEqual({ done: 'Thank you.' })
  expect(send).toHaveBeenCalledWith('asha@example.com')
})
