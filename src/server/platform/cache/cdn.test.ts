import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { keptLog } from '#tests/support/kept-log.ts'
import { type Cdn, openCdn } from './cdn.ts'

const calls: IncomingHttpHeaders[] = []
let answers = 200
const server = createServer((request, response) => {
  calls.push(request.headers)
  response.writeHead(answers).end()
})
const log = keptLog()
let cdn: Cdn

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  cdn.close()
  calls.length = 0
  answers = 200
})
afterAll(() => void server.close())

const opened = () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`
  cdn = openCdn({ url, token: 'secret' }, log.log)
  return cdn
}
const calledWith = (keys: string) => vi.waitUntil(() => calls.find((call) => call['surrogate-key'] === keys), 5_000)

test('an answer names what it was made of, and is kept until that changes', () => {
  expect(opened().headersFor(['p-1', 'list'])).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=60',
    'surrogate-key': 'shop p-1 list',
    'cache-tag': 'shop,p-1,list',
  })
})

test('without a purge call nobody keeps an answer without asking, and no visitor is sent its tags', () => {
  cdn = openCdn(undefined, log.log)
  expect(cdn.headersFor(['p-1'])).toEqual({ 'cache-control': 'public, max-age=0, must-revalidate' })
})

test('urgent changes are purged at once and together, others softly when the shop itself has the new page', async () => {
  const { purge } = opened()
  purge({ hard: ['p-1'], soft: ['list'] })
  purge({ hard: ['p-2'], soft: ['list'] })
  const urgent = await calledWith('p-1 p-2')
  expect(urgent).toMatchObject({ 'fastly-key': 'secret' })
  expect(urgent).not.toHaveProperty('fastly-soft-purge')
  expect(await calledWith('p-1 list p-2')).toMatchObject({ 'fastly-soft-purge': '1' })
  expect(calls).toHaveLength(2)
})

test('a refused purge is in the log, for staff to see', async () => {
  answers = 403
  opened().purge('everything')
  await calledWith('shop')
  await vi.waitUntil(() => log.lines.some((line) => line.includes('the CDN refused a purge')))
})
