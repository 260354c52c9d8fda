import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listCardsCall } from '#contract/catalog/catalog.endpoints.ts'
import { openPaymentCall } from '#contract/purchase/purchase.endpoints.ts'
import { serviceabilityCall } from '#contract/shipping/shipping.endpoints.ts'
import { readConfig } from '#server/config.ts'
import { CALLBACK, openDraft } from '#tests/support/buying.ts'
import { startCollectorStandIn } from '#tests/support/collector-stand-in.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startShiprocketStandIn } from '#tests/support/shiprocket-stand-in.ts'
import { aShopper, putOnSale, type Shopper } from '#tests/support/shoppers.ts'
import { razorpayShop } from '#tests/support/test-shop-providers.ts'
import { workOff } from '#tests/support/work-off.ts'
import { defineJob } from '../jobs/define-job.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { PageSource } from '../pages/page-source.ts'
import { startThreads } from '../rendering/start-threads.ts'
import { startTracing } from './start-tracing.ts'
import { inSpan, startTrace } from './tracing.ts'

const CARDS = listCardsCall.path
const collector = await startCollectorStandIn()
const courier = await startShiprocketStandIn()
const env = {
  ...courier.env,
  LOG_LEVEL: 'info',
  TRUST_PROXY: '1',
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20team',
}

/** A page that lists products and says where they are delivered, rendered in a thread as real ones are. */
const threads = await startThreads(join(import.meta.dirname, '../../../../tests/support/stand-in-pages.ts'), {
  most: 1,
})
const pages: PageSource = {
  addressOf: (url) => url.split('?')[0] ?? '/',
  patternOf: () => '/delivered',
  keepPages: true,
  connectTo: '',
  serveAssets: async () => {},
  render: threads.render,
}
const lines: string[] = []
const logTo = { write: (line: string) => void lines.push(line) }
const { shop, razorpay } = await razorpayShop(env, { pages, logTo })

const start = (share = '1') => {
  const { tracing } = readConfig({ ...env, ...razorpay.env, OTEL_TRACES_SAMPLER_ARG: share })
  if (!tracing) throw new Error('no address was set')
  return startTracing(tracing)
}
let stop: () => Promise<void> = async () => {}
beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
let asha: Shopper
let pen: { id: string }
beforeEach(async () => {
  pen = await putOnSale(shop.db, { name: 'Zari pen', price: 100 })
  asha = await aShopper(shop, { fullName: 'Asha Zaveri' })
  collector.spans.length = 0
  lines.length = 0
  stop = await start()
})
afterAll(async () => {
  await stop()
  await threads.stop()
  await collector.stop()
  await courier.goAway()
})

/** What was traced so far: stopping sends all of it. */
async function traced() {
  await stop()
  return collector.spans
}
const namesUpFrom = async (name: string) => {
  const span = (await traced()).find((one) => one.name === name)
  return span && collector.upFrom(span).map((one) => one.name)
}

test('one trace goes from the page by its calls to the statements and to the provider', async () => {
  expect((await shop.app.inject('/delivered?token=secret')).statusCode).toBe(200)
  const page = ['page /delivered', 'GET /delivered']
  expect(await namesUpFrom('read products')).toEqual(['read products', `call ${listCardsCall.path}`, ...page])
  expect(await namesUpFrom('courier: say where it delivers')).toEqual([
    'courier: say where it delivers',
    `call ${serviceabilityCall.path}`,
    ...page,
  ])
  expect(new Set(collector.spans.map(({ traceId }) => traceId)).size).toBe(1)
  expect(collector.spans.find(({ name }) => name === page[1])?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/delivered',
    'http.response.status_code': 200,
  })
  expect(collector.headers.at(-1)?.authorization).toBe('Bearer team')
})

test('a purchase is one trace down to the payment provider, which hears nothing of it', async () => {
  await openDraft(asha, [{ productId: pen.id, quantity: 1 }], 118)
  const call = `POST ${openPaymentCall.path}`
  expect(await namesUpFrom('payment: POST orders')).toEqual(['payment: POST orders', call])
  expect(await namesUpFrom('write checkouts')).toEqual(['write checkouts', call])
  expect(razorpay.headers.length).toBeGreaterThan(0)
  expect(razorpay.headers.filter((sent) => 'traceparent' in sent || 'tracestate' in sent)).toEqual([])
})

test('what fails says so, in words of ours', async () => {
  razorpay.suffer({ status: 503 })
  await openDraft(asha, [{ productId: pen.id, quantity: 1 }], 118)
  await traced()
  const faults = collector.spans.filter(({ status }) => status.code === 2)
  expect(faults.map(({ name, attributes }) => [name, attributes['error.type']])).toEqual([
    ['payment: POST orders', 'away'],
    [`POST ${openPaymentCall.path}`, '503'],
  ])
})

test('a trace tells of nobody: no values, no addresses, no names, no tokens', async () => {
  const opened = await openDraft(asha, [{ productId: pen.id, quantity: 1 }], 118)
  await asha.post(CALLBACK, razorpay.pay(opened.body.order.id))
  await shop.app.inject('/api/v1/product/search?name=zaveri+pen')
  await shop.app.inject('/delivered?token=secret')
  await traced()
  const all = collector.texts.join('')
  expect(all).toContain('insert into')
  const { username, email, full_name } = await shop.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', asha.id)
    .executeTakeFirstOrThrow()
  const told = [
    username,
    email,
    full_name,
    asha.id,
    asha.token,
    asha.addressId,
    pen.id,
    'Zari',
    'zaveri',
    '560001',
    'secret',
  ]
  expect(told.filter((word) => all.includes(String(word)))).toEqual([])
})

test('a job is a trace of its own, linked to the request that queued it, and gets its data as it was given', async () => {
  const given: unknown[] = []
  const greet = defineJob<{ to: string }>('greet', {
    concurrency: 1,
    retryAfterMs: [],
    run: async ({ db }, data) => {
      given.push(data)
      await db.selectFrom('seasons').select('id').execute()
    },
  })
  const asked = startTrace({ name: 'asked' })
  await inSpan(asked, () => enqueue(shop.db, greet, { to: 'Asha' }))
  await workOff(shop.db, {}, [greet])
  expect(given).toEqual([{ to: 'Asha' }])
  expect(await namesUpFrom('read seasons')).toEqual(['read seasons', 'job greet'])
  const job = collector.spans.find(({ name }) => name === 'job greet')
  expect(job?.links).toMatchObject([{ traceId: asked?.traceId, spanId: asked?.spanId }])
  expect(job?.traceId).not.toBe(asked?.traceId)
})

test('whoever calls chooses no trace: what the proxy in front has begun is linked to, and what is none is not', async () => {
  const theirs = '4bf92f3577b34da6a3ce929d0e0e4736'
  const traceparent = `00-${theirs}-00f067aa0ba902b7-01`
  await shop.app.inject({ url: CARDS, headers: { traceparent } })
  await shop.app.inject({ url: CARDS, headers: { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` } })
  const [linked, alone] = (await traced()).filter(({ name }) => name === `GET ${CARDS}`)
  expect(linked?.traceId).not.toBe(theirs)
  expect(linked?.links).toMatchObject([{ traceId: theirs, spanId: '00f067aa0ba902b7' }])
  expect(alone?.links ?? []).toEqual([])
})

test('lines of the log carry the id of their trace', async () => {
  const { port } = shop.app.server.address() as AddressInfo
  await (await fetch(`http://127.0.0.1:${port}${CARDS}`)).text()
  await eventually(() => expect(lines.length).toBeGreaterThan(0))
  const [{ traceId } = { traceId: 'none' }] = await traced()
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered')
  expect(answered).toMatchObject([{ traceId }])
})

test('as much is traced as wanted, and nothing of who watches the shop', async () => {
  await shop.app.inject('/healthz')
  await shop.app.inject('/metrics')
  await stop()
  stop = await start('0')
  await shop.app.inject(CARDS)
  expect(await traced()).toEqual([])
})

test('a collector that does not answer holds up nobody, and not the end of the shop', async () => {
  collector.fallSilent()
  for (let round = 0; round < 30; round += 1) {
    expect((await shop.app.inject(CARDS)).statusCode).toBe(200)
  }
  await stop()
  expect(collector.spans).toEqual([])
})
