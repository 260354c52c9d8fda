import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Api } from '#contract/platform/api.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { upload } from '#contract/platform/upload.ts'

const setPicture = endpoint('setPicture', 'POST', '/api/picture', {
  who: 'anyone',
  form: true,
  summary: 'Takes a picture.',
  input: z.object({ avatar: upload('missing'), name: z.string() }),
  answer: z.object({}),
})
const avatar = new File(['a picture'], 'me.png', { type: 'image/png' })
const SIGNED = { url: 'https://store.example/pictures/uploads/1/ref?signed', type: 'image/png', reference: 'ref' }

/** What each address answers, and what was asked of it. */
function world(signing: () => Response, store: () => Response | Promise<never>) {
  const asked = vi.fn(async (url: string, _?: RequestInit) => (url.startsWith('https://store.') ? store() : signing()))
  vi.stubGlobal('fetch', asked)
  const sent: unknown[] = []
  const refusals: Failure[] = []
  const form = (async (_: unknown, input: unknown) => {
    sent.push(input)
    const refusal = refusals.shift()
    if (refusal) throw refusal
    return {}
  }) as unknown as Api
  return { asked, sent, refusals, form }
}
const signed = () => Response.json({ success: true, data: SIGNED })
const notSigned = () => Response.json({ success: true, data: null })
const stored = () => new Response()
const input = { avatar, name: 'Asha' }

// Whether the store can be reached is known until the page is left.
let withDirectUploads: typeof import('./direct-uploads.ts').withDirectUploads
beforeEach(async () => {
  vi.resetModules()
  withDirectUploads = (await import('./direct-uploads.ts')).withDirectUploads
})
afterEach(() => vi.unstubAllGlobals())

test('the picture goes to the store and only its reference with the form', async () => {
  const { asked, sent, form } = world(signed, stored)
  await withDirectUploads(form)(setPicture, input)
  expect(sent).toEqual([{ name: 'Asha', 'uploaded.avatar': 'ref' }])
  expect(asked.mock.lastCall).toMatchObject([SIGNED.url, { method: 'PUT', body: avatar, credentials: 'omit' }])
})

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['refuses', () => new Response('', { status: 403 })],
])('a store that %s: the form brings the picture along', async (_, store) => {
  const { sent, form } = world(signed, store)
  await withDirectUploads(form)(setPicture, input)
  expect(sent).toEqual([input])
})

test('a shop without such a store is asked once', async () => {
  const { asked, sent, form } = world(notSigned, stored)
  const send = withDirectUploads(form)
  await send(setPicture, input)
  await send(setPicture, input)
  expect([sent, asked.mock.calls.length]).toEqual([[input, input], 1])
})

test('what was lost on the way is sent again with the form, any other refusal is told', async () => {
  const { sent, refusals, form } = world(signed, stored)
  refusals.push(new Failure({ code: 'images/upload-lost', status: 409, text: 'Lost' }))
  await withDirectUploads(form)(setPicture, input)
  expect(sent).toEqual([{ name: 'Asha', 'uploaded.avatar': 'ref' }, input])
  refusals.push(new Failure({ code: 'images/animated', status: 422, text: 'Animated' }))
  await expect(withDirectUploads(form)(setPicture, input)).rejects.toThrow('Animated')
})

test('what is no picture of ours goes to the shop, which says so in its own words', async () => {
  const { asked, sent, form } = world(signed, stored)
  const text = new File(['hello'], 'me.txt', { type: 'text/plain' })
  await withDirectUploads(form)(setPicture, { avatar: text, name: 'Asha' })
  expect([sent.length, asked.mock.calls.length]).toEqual([1, 0])
})
