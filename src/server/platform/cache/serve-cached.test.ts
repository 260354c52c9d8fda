import { gunzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { createReadyUrls } from './ready-urls.ts'
import { sendPage } from './send-page.ts'
import { readyServer } from './serve-cached.ts'

const cache = createPageCache()
const urls = createReadyUrls()
const app = fastify({ serverFactory: readyServer({ cache, urls }), forceCloseConnections: true })
let seenByFastify = 0
let address: string

beforeAll(async () => {
  app.addHook('onRequest', async () => {
    seenByFastify += 1
  })
  app.get('/pens', async (request, reply) => {
    const headers = { 'content-type': 'text/html', 'x-frame-options': 'DENY' }
    const made = async () => ({ status: 200, headers, body: Buffer.from('<h1>Pens</h1>'), keep: true, tags: ['list'] })
    const page = cache.ready('pens') ?? (await cache.render('pens', made))
    urls.remember(request.originalUrl, 'pens')
    return sendPage(request, reply, page)
  })
  address = await app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(async () => {
  await get('/pens')
  seenByFastify = 0
})
afterAll(() => app.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(address + path, { headers: { 'accept-encoding': 'identity', ...headers } })
const plain = (headers: Headers) => Object.fromEntries([...headers].filter(([name]) => name !== 'date'))

test('what lies ready is sent with the same headers as the first time, and Fastify does not hear of it', async () => {
  cache.change('everything')
  const first = await get('/pens')
  const second = await get('/pens')
  expect(seenByFastify).toBe(1)
  expect([second.status, await second.text()]).toEqual([200, '<h1>Pens</h1>'])
  expect(plain(second.headers)).toEqual(plain(first.headers))
})

test('a browser that has it gets 304', async () => {
  const etag = (await get('/pens')).headers.get('etag') ?? ''
  const again = await get('/pens', { 'if-none-match': etag })
  expect([again.status, await again.text(), again.headers.get('x-frame-options')]).toEqual([304, '', 'DENY'])
  expect(seenByFastify).toBe(0)
})

test('an encoding that nobody asked for yet is made once', async () => {
  for (const _ of [1, 2]) {
    const answer = await get('/pens', { 'accept-encoding': 'gzip' })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(await answer.text()).toBe('<h1>Pens</h1>')
  }
  expect(seenByFastify).toBe(1)
  const page = cache.ready('pens')
  expect(page?.bodies.gzip && gunzipSync(page.bodies.gzip).toString()).toBe('<h1>Pens</h1>')
})

test('other methods and what has changed go the whole way', async () => {
  expect((await fetch(`${address}/pens`, { method: 'POST' })).status).toBe(404)
  cache.change({ hard: ['list'], soft: [] })
  await get('/pens')
  expect(seenByFastify).toBe(2)
})

test('strangers do not choose how much is remembered', () => {
  const many = createReadyUrls()
  for (let at = 0; at < 5_000; at += 1) many.remember(`/pens?${at}`, 'pens')
  many.remember(`/pens?${'x'.repeat(600)}`, 'pens')
  expect(many.size()).toBe(4_000)
  expect([many.keyOf('/pens?0'), many.keyOf('/pens?4999')]).toEqual([undefined, 'pens'])
})

test('what is fetched ahead, on the touch of a link, is good for the moment until it is opened', async () => {
  const ahead = await get('/pens', { 'sec-purpose': 'prefetch' })
  expect([await ahead.text(), ahead.headers.get('cache-control')]).toEqual(['<h1>Pens</h1>', 'private, max-age=5'])
  const asked = await get('/pens')
  expect(asked.headers.get('cache-control')).toBeNull()
})
