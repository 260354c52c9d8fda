import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { api, onProofNeeded } from './api.ts'
import { networkFailures } from './network.failures.ts'

const greet = endpoint('greet', 'POST', '/api/greet/:name', {
  who: 'anyone',
  summary: 'Greets.',
  input: z.object({ name: z.string(), loudly: z.boolean() }),
  answer: z.object({ message: z.string() }),
})

const answering = (status: number, body: object) =>
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(Response.json(body, { status })))

afterEach(() => vi.unstubAllGlobals())

test('sends the input where the endpoint wants it and answers what it promised', async () => {
  answering(200, { success: true, message: 'Namaste' })
  expect(await api(greet, { name: 'Asha Rao', loudly: true })).toEqual({ message: 'Namaste' })
  const headers = { 'content-type': 'application/json' }
  expect(fetch).toHaveBeenCalledWith('/api/greet/Asha%20Rao', { method: 'POST', body: '{"loudly":true}', headers })
})

test('throws the refusal with its words and its fields', async () => {
  const fields = { name: 'Too long' }
  answering(400, { success: false, code: 'request/invalid', message: 'Please check it.', fields, requestId: '1' })
  const refusal = await api(greet, { name: 'x', loudly: false }).catch((error: Failure) => error)
  expect(refusal).toBeInstanceOf(Failure)
  expect(refusal).toMatchObject({ message: 'Please check it.', fields, kind: { code: 'request/invalid', status: 400 } })
})

test('says so when the shop cannot be reached', async () => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch')))
  await expect(api(greet, { name: 'x', loudly: false })).rejects.toMatchObject({ kind: networkFailures.unreachable })
})

test('sends files as a form, whose type the browser writes', async () => {
  answering(200, { success: true, message: 'Kept' })
  const keep = endpoint('keep', 'POST', '/api/keep', {
    who: 'anyone',
    summary: 'Keeps a file.',
    form: true,
    input: z.object({ name: z.string(), file: z.file() }),
    answer: greet.answer,
  })
  await api(keep, { name: 'Asha', file: new File(['x'], 'x.png') })
  const [, request] = vi.mocked(fetch).mock.calls[0] ?? []
  expect(request?.headers).toBeUndefined()
  const form = request?.body as FormData
  expect([form.get('name'), (form.get('file') as File).name]).toEqual(['Asha', 'x.png'])
})

describe('when the access token is gone', () => {
  const signedOut = { success: false, code: 'request/not-signed-in', message: 'Please log in.', requestId: '1' }
  const answers = (renewed: number) => {
    let isRenewed = false
    const ask = vi.fn<typeof fetch>(async (url) => {
      if (url === '/api/v1/users/refresh-token') {
        isRenewed = renewed === 200
        return Response.json({ success: isRenewed, accessToken: 'x' }, { status: renewed })
      }
      return isRenewed
        ? Response.json({ success: true, message: 'Namaste' })
        : Response.json(signedOut, { status: 401 })
    })
    vi.stubGlobal('fetch', ask)
    return () => ask.mock.calls.filter(([url]) => url === '/api/v1/users/refresh-token').length
  }

  test('it renews the session once for all calls waiting, and makes them again', async () => {
    const renewals = answers(200)
    const calls = ['a', 'b', 'c'].map((name) => api(greet, { name, loudly: true }))
    expect(await Promise.all(calls)).toEqual([{ message: 'Namaste' }, { message: 'Namaste' }, { message: 'Namaste' }])
    expect(renewals()).toBe(1)
  })

  test('it passes the refusal on when the session is over, and asks no more than once', async () => {
    const renewals = answers(401)
    await expect(api(greet, { name: 'a', loudly: true })).rejects.toMatchObject({ kind: { code: signedOut.code } })
    expect(renewals()).toBe(1)
  })

  test.each([
    [401, 'the session is over, so nobody is logged in any more', null],
    [503, 'a busy shop logs nobody out', 'asha'],
  ])('[STATE-04] refreshing answers %d: %s', async (status, _, username) => {
    const user = { _id: '1', username: 'asha', fullName: 'Asha', email: 'a@b.in', avatar: null, role: 'customer' }
    const localStorage = memoryStorage({ user: JSON.stringify(user) })
    vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
    answers(status)
    await expect(api(greet, { name: 'a', loudly: true })).rejects.toMatchObject({ kind: { code: signedOut.code } })
    expect(JSON.parse(localStorage.held.get('user') ?? 'null')?.username ?? null).toBe(username)
  })
})

describe('when a call wants the password again', () => {
  const refusal = {
    success: false,
    code: 'request/proof-needed',
    message: 'Please enter your password to continue.',
    data: { secondFactor: 'on' },
    requestId: '1',
  }
  const answers = () => {
    let isProven = false
    const ask = vi.fn<typeof fetch>(async () =>
      isProven ? Response.json({ success: true, message: 'Namaste' }) : Response.json(refusal, { status: 403 }),
    )
    vi.stubGlobal('fetch', ask)
    return { ask, prove: () => (isProven = true) }
  }
  let stop: (() => void) | undefined
  afterEach(() => stop?.())

  test('the page asks, told whether a code is wanted too, and the same call is made again', async () => {
    const { ask, prove } = answers()
    const asked = vi.fn(async (_: { wantsCode: boolean }) => prove())
    stop = onProofNeeded(asked)
    expect(await api(greet, { name: 'Asha', loudly: true })).toEqual({ message: 'Namaste' })
    expect(asked).toHaveBeenCalledExactlyOnceWith({ wantsCode: true })
    expect(ask.mock.calls[0]).toEqual(ask.mock.calls[1])
  })

  test('who does not want to is refused, and the call is not made again', async () => {
    const { ask } = answers()
    stop = onProofNeeded(async () => false)
    await expect(api(greet, { name: 'Asha', loudly: true })).rejects.toMatchObject({ kind: { code: refusal.code } })
    expect(ask).toHaveBeenCalledOnce()
  })

  test('where no page can ask it is a refusal like others', async () => {
    answers()
    onProofNeeded(async () => true)()
    await expect(api(greet, { name: 'Asha', loudly: true })).rejects.toMatchObject({ message: refusal.message })
  })
})
