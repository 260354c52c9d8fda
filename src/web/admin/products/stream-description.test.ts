import { afterEach, expect, test, vi } from 'vitest'
import { networkFailures } from '#web/kit/network.failures.ts'
import { streamDescription } from './stream-description.ts'

const refusal = (code: string) => ({ success: false, code, message: 'No.', requestId: '1' })
const patient = new AbortController().signal

/** A text that comes in these pieces, and may break off. */
const textIn = (pieces: string[], breaks = false) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        if (breaks) controller.error(new TypeError('network error'))
        else controller.close()
      },
    }),
  )

async function read(): Promise<string> {
  let text = ''
  for await (const piece of streamDescription({ name: 'Pen' }, patient)) text += piece
  return text
}

const answers = (...given: (Response | Error)[]) => {
  const ask = vi.fn<typeof fetch>(async () => {
    const next = given.shift()
    if (!(next instanceof Response)) throw next
    return next
  })
  vi.stubGlobal('fetch', ask)
  return ask
}

afterEach(() => vi.unstubAllGlobals())

test('the text comes piece by piece, also with letters cut in two', async () => {
  const [head, tail] = ['न', 'मस्ते'].map((part) => [...new TextEncoder().encode(part)])
  const bytes = [...(head ?? []), ...(tail ?? [])]
  const cut = new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(bytes.slice(0, 2)))
        controller.enqueue(new Uint8Array(bytes.slice(2)))
        controller.close()
      },
    }),
  )
  answers(cut)
  expect(await read()).toBe('नमस्ते')
})

test('a token that is gone is renewed once', async () => {
  const signedOut = Response.json(refusal('request/not-signed-in'), { status: 401 })
  const ask = answers(signedOut, Response.json({ success: true }), textIn(['A pen.', ' It writes.']))
  expect(await read()).toBe('A pen. It writes.')
  expect(ask.mock.calls.map(([url]) => url)).toEqual([
    '/api/v1/product/describe',
    '/api/v1/users/refresh-token',
    '/api/v1/product/describe',
  ])
})

test('refusals come with their words', async () => {
  answers(Response.json(refusal('writer/too-slow'), { status: 504 }))
  await expect(read()).rejects.toMatchObject({ message: 'No.', kind: { code: 'writer/too-slow' } })
})

test.each([
  ['never opens', () => answers(new TypeError('Failed to fetch'))],
  ['breaks', () => answers(textIn(['A pen.'], true))],
])('a line that %s is told as such', async (_, prepare) => {
  prepare()
  await expect(read()).rejects.toMatchObject({ kind: networkFailures.unreachable })
})
