import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { DEFAULT_SETTINGS } from '#contract/shop/default-settings.ts'
import { keptLog } from '#tests/support/kept-log.ts'
import type { Ask, InsideAnswer } from './api-by-asking.ts'
import { startThreads, type Threads } from './start-threads.ts'

const PAGES = join(import.meta.dirname, '../../../../tests/support/stand-in-pages.ts')
const { log, lines } = keptLog()
const started: Threads[] = []

async function start(options: Parameters<typeof startThreads>[1] = {}) {
  const threads = await startThreads(PAGES, { most: 1, ...options })
  threads.logTo(log)
  started.push(threads)
  return threads
}
afterEach(async () => {
  for (const threads of started.splice(0)) await threads.stop()
})

const order = (address: string) => ({ address, publicUrl: 'http://shop.test', facts: DEFAULT_SETTINGS, connectTo: '' })
const json = (value: object, status = 200): InsideAnswer => ({ status, body: Buffer.from(JSON.stringify(value)) })
const nothing: Ask = async () => json({ success: true, data: [] })
const full = { kind: requestFailures.overloaded, retryAfterSeconds: expect.any(Number) }
const textOf = async (page: ReturnType<Threads['render']>) => (await page).body.toString()

test('a page comes whole and sealed from another thread, which knows nothing of the environment', async () => {
  const { render, routes } = await start()
  const page = await render(order('/thread'), nothing)
  expect(page.body.toString()).toMatch(/^<p>[1-9]\d*<\/p><script>start\(\)<\/script>$/)
  expect(page).toMatchObject({ status: 200, keep: true })
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^ ;]+';/)
  expect(await textOf(render(order('/environment'), nothing))).toContain('<p>{"NODE_ENV":"production"}</p>')
  expect(routes).toEqual([{ path: '/thread', hasLoader: true, query: [] }])
})

test('a page comes compressed as whoever asked takes it, and whole beside it', async () => {
  const { render } = await start()
  const { body, encoded } = await render({ ...order('/thread'), encoding: 'br' }, nothing)
  expect(body.toString()).toMatch(/^<p>/)
  expect(encoded?.encoding).toBe('br')
  expect(brotliDecompressSync(encoded?.body ?? '').equals(body)).toBe(true)
  expect(await render(order('/thread'), nothing)).not.toHaveProperty('encoded')
})

test('what a page asks for is asked at the same time, and refusals reach it as they are', async () => {
  const { render } = await start()
  const asked: string[] = []
  const both = Promise.withResolvers<void>()
  const page = render(order('/cards'), async ({ path, input }) => {
    asked.push(`${path} ${input.limit}`)
    if (asked.length === 2) both.resolve()
    await both.promise
    return json({ success: true, data: [`answer ${input.limit}`] })
  })
  expect(await textOf(page)).toContain('<p>answer 1 answer 2</p>')
  expect(asked).toEqual(['/api/v1/product/cards 1', '/api/v1/product/cards 2'])
  const refusal = { success: false, code: 'request/unavailable', message: 'A short break.', requestId: '1' }
  expect(await textOf(render(order('/refused'), async () => json(refusal, 503)))).toContain('<p>503 A short break.</p>')
})

test.each([
  ['breaks', '/breaks', 'a mistake', 60_000],
  ['hangs', '/hangs', 'hangs', 3_000],
  ['wants all memory', '/eats', 'memory', 60_000],
])(
  'a thread that %s is replaced; the pages in its hands are refused, the next is made',
  async (_, address, said, silentForMs) => {
    const { render, load } = await start({ silentForMs })
    const owed = Promise.withResolvers<InsideAnswer>()
    const beside = render(order('/cards'), () => owed.promise)
    const bad = render(order(address), nothing)
    await expect(bad).rejects.toMatchObject(full)
    await expect(beside).rejects.toMatchObject(full)
    expect(await textOf(render(order('/thread'), nothing))).toMatch(/<p>\d+<\/p>/)
    expect(load()).toMatchObject({ threads: 1, rendered: 1, restarts: 1, waiting: 0 })
    expect(lines.at(-1)).toContain(said)
  },
)

test('one that waits for the shop does not hang, however long that takes', async () => {
  const { render, load } = await start({ silentForMs: 3_000 })
  const owed = Promise.withResolvers<InsideAnswer>()
  const waits = render(order('/cards'), () => owed.promise)
  const hangs = start({ silentForMs: 3_300 }).then((other) => other.render(order('/never'), nothing))
  // Said after the time in which the first would have been taken for hanging.
  await expect(hangs).rejects.toMatchObject(full)
  owed.resolve(json({ success: true, data: ['late'] }))
  expect(await textOf(waits)).toContain('<p>late late</p>')
  expect(load().restarts).toBe(0)
})

test('when too many wait, one more is refused at once; those for whom somebody waits are made first', async () => {
  const { render, load } = await start({ mostWaiting: 2 })
  const owed = Promise.withResolvers<InsideAnswer>()
  const inHand = Array.from({ length: 4 }, () => render(order('/cards'), () => owed.promise))
  const made: string[] = []
  const note = (name: string, page: ReturnType<Threads['render']>) => page.then(() => made.push(name))
  const later = note('later', render(order('/thread'), nothing, { inBackground: true }))
  const visitors = ['first', 'second'].map((name) => note(name, render(order('/thread'), nothing)))
  await expect(render(order('/thread'), nothing)).rejects.toMatchObject(full)
  expect(load()).toMatchObject({ waiting: 2, shed: 1 })
  owed.resolve(json({ success: true, data: [] }))
  await Promise.all([...inHand, ...visitors, later])
  expect(made).toEqual(['first', 'second', 'later'])
})

test('another thread helps while pages wait, and none is left when the shop closes', async () => {
  const threads = await start({ most: 2 })
  const owed = Promise.withResolvers<InsideAnswer>()
  const waits = Array.from({ length: 5 }, () => threads.render(order('/cards'), () => owed.promise))
  expect(threads.load().threads).toBe(2)
  owed.resolve(json({ success: true, data: [] }))
  await Promise.all(waits)
  await threads.stop()
  expect(threads.load().threads).toBe(0)
  await expect(threads.render(order('/thread'), nothing)).rejects.toMatchObject(full)
  expect(process.getActiveResourcesInfo()).not.toContain('Worker')
})

test('pages that cannot be loaded are said when the shop starts', async () => {
  await expect(startThreads('/no/such/pages.js')).rejects.toThrow('Cannot find module')
})
