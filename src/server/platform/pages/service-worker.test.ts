import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import serviceWorker, { RETIRED_WORKER } from './service-worker.ts'

function shopWith(script: string | undefined) {
  const app = fastify()
  onTestFinished(() => app.close())
  app.register(serviceWorker, { script })
  return (headers: Record<string, string> = {}) => app.inject({ url: '/sw.js', headers })
}

test('browsers ask each time whether the worker is still the same', async () => {
  const ask = shopWith('worker 1')
  const { statusCode, headers, body } = await ask()
  expect([statusCode, body]).toEqual([200, 'worker 1'])
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'none'; connect-src 'self'"),
  })
  expect((await ask({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
})

test('where there is none, browsers are told to let go of the one they have', async () => {
  const { statusCode, body } = await shopWith(undefined)()
  expect([statusCode, body]).toEqual([200, RETIRED_WORKER])
  expect(body).toMatch(/caches\.delete[\s\S]*registration\.unregister/)
})
