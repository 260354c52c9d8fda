import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { api } from './api.ts'
import { networkFailures } from './network.failures.ts'

const greet = endpoint({
  method: 'POST',
  path: '/api/greet/:name',
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
