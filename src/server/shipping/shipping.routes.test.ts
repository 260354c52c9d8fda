import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { shippingFailures } from '#contract/shipping/shipping.failures.ts'
import { shiprocketGateway } from '#server/gateways/shipping/shiprocket-gateway.ts'
import { aPaidOrder } from '#tests/support/paid-order.ts'
import type { KeptOrder } from '#tests/support/shiprocket-books.ts'
import { postWebhook, startShiprocketStandIn, WEBHOOK_TOKEN, webhookOf } from '#tests/support/shiprocket-stand-in.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { workOff } from '#tests/support/work-off.ts'
import { sendShipmentJob } from './send-shipment.ts'

const PATH = '/api/webhooks/courier'
const vendor = await startShiprocketStandIn()
const { settings } = vendor
const shop = testShop({
  env: {
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'secret',
    SHIPROCKET_WEBHOOK_TOKEN_PREVIOUS: 'the-token-before',
    ...vendor.env,
  },
})
afterAll(() => vendor.goAway())

let order: KeptOrder
beforeEach(async () => {
  vendor.orders.splice(0)
  vendor.mend()
  await aPaidOrder(shop.db, 'shiprocket', { orderedAt: new Date('2026-11-01T04:30:00Z') })
  await workOff(shop.db, { shipping: shiprocketGateway(settings) }, [sendShipmentJob])
  order = vendor.orders[0] as KeptOrder
})

const post = async (payload: object | string, headers: Record<string, string> = { 'x-api-key': WEBHOOK_TOKEN }) => {
  const type = { 'content-type': 'application/json' }
  const answer = await shop.app.inject({ method: 'POST', url: PATH, payload, headers: { ...type, ...headers } })
  return { status: answer.statusCode, body: answer.json() }
}
const status = async () => (await shop.db.selectFrom('orders').select('status').executeTakeFirstOrThrow()).status
const events = () => shop.db.selectFrom('provider_events').selectAll().execute()
const timeline = async () => {
  const rows = await shop.db.selectFrom('order_events').select('kind').orderBy('at').execute()
  return rows.map(({ kind }) => kind)
}
const pickedUp = { date: '2026-11-02 10:00:00', id: 42, label: 'Picked Up', place: 'Pune' }
const delivered = { date: '2026-11-04 18:00:00', id: 7, label: 'Delivered', place: 'Bengaluru' }

/** What the vendor says after this scan. */
function updateAfter(scan: typeof pickedUp, orderStatusId: number) {
  vendor.scan(order, scan)
  return webhookOf(order, orderStatusId)
}

describe('webhook', () => {
  test('its address holds none of the words that the vendor refuses', () => {
    expect(PATH).not.toMatch(/shiprocket|kartrocket|sr|kr/i)
  })

  test('updates move the order; sent twice, over HTTP, they count once', async () => {
    const url = await shop.app.listen({ port: 0, host: '127.0.0.1' })
    expect(await postWebhook(url, updateAfter(pickedUp, 51), 2)).toEqual([200, 200])
    expect(await status()).toBe('shipped')
    expect(await postWebhook(url, updateAfter(delivered, 7), 2)).toEqual([200, 200])
    expect(await status()).toBe('delivered')
    expect((await timeline()).filter((kind) => kind === 'delivered')).toHaveLength(1)
    expect(await events()).toHaveLength(2)
  })

  test('updates in the wrong order leave a delivered order delivered', async () => {
    const first = updateAfter(pickedUp, 51)
    const second = updateAfter(delivered, 7)
    for (const update of [second, first, second]) expect((await post(update)).status).toBe(200)
    expect(await status()).toBe('delivered')
    expect(await shop.db.selectFrom('shipments').select(['status', 'courier_stage']).execute()).toEqual([
      { status: 'done', courier_stage: 'delivered' },
    ])
  })

  test.each([
    ['a wrong token', { 'x-api-key': 'wrong' }],
    ['an empty token', { 'x-api-key': '' }],
    ['no token', {}],
  ])('%s is refused and changes nothing', async (_, headers) => {
    const { status: refused, body } = await post(updateAfter(delivered, 7), headers as Record<string, string>)
    expect(refused).toBe(401)
    expect(body).toMatchObject({ success: false, code: shippingFailures.notTheCourier.code })
    expect(await status()).toBe('processing')
    expect(await events()).toEqual([])
  })

  test('during a change of the token the one before counts as well', async () => {
    expect((await post(updateAfter(pickedUp, 51), { 'x-api-key': 'the-token-before' })).status).toBe(200)
    expect(await status()).toBe('shipped')
  })

  test('a parcel known by its AWB alone is found', async () => {
    expect((await post({ ...updateAfter(pickedUp, 51), order_id: 'somebody-elses' })).status).toBe(200)
    expect(await status()).toBe('shipped')
  })

  test.each([
    ['of a parcel that is not ours', (update: object) => ({ ...update, awb: '0', order_id: 'LK-0' })],
    ['of a parcel that is sent back', (update: object) => ({ ...update, is_return: 1 })],
    ['that are empty', () => ({})],
  ])('updates %s are answered with 200 and change nothing', async (_, change) => {
    expect((await post(change(updateAfter(delivered, 7)))).status).toBe(200)
    expect(await status()).toBe('processing')
    expect(await events()).toEqual([])
  })

  test.each([
    ['without a time', (update: object) => ({ ...update, current_timestamp: null })],
    ['that are no JSON', () => 'hello'],
  ])('updates %s are answered with 200, change nothing, and are noted as unreadable', async (_, change) => {
    expect((await post(change(updateAfter(delivered, 7)))).status).toBe(200)
    expect(await status()).toBe('processing')
    expect(await events()).toMatchObject([{ provider: 'shiprocket', is_readable: false }])
  })
})

describe('serviceability', () => {
  test.each([
    ['560001', { success: true, serviceable: true, days: 4 }],
    ['744101', { success: true, serviceable: false, days: null }],
  ])('%s', async (pin, answer) => {
    expect(await shop.call('GET', `/api/v2/serviceability?pin=${pin}`)).toMatchObject({ status: 200, body: answer })
  })

  test.each(['', '56001', '012345', '5600011', 'abcdef', '560001&pin=110001'])('%j is no PIN code', async (pin) => {
    expect((await shop.call('GET', `/api/v2/serviceability?pin=${pin}`)).status).toBe(400)
  })

  test('a wrong address of the courier is not read as “we don’t deliver there”', async () => {
    vendor.suffer('serviceability', {
      status: 404,
      body: { message: 'The route could not be found.', status_code: 404 },
    })
    expect((await shop.call('GET', '/api/v2/serviceability?pin=700001')).body).toMatchObject({
      serviceable: true,
      days: null,
    })
  })

  test('a courier in trouble keeps nobody from buying, and is asked again', async () => {
    vendor.suffer('serviceability', { status: 500, body: { message: 'Server Error' } })
    const ask = async () => (await shop.call('GET', '/api/v2/serviceability?pin=600001')).body
    expect(await ask()).toEqual({ success: true, serviceable: true, days: null })
    expect(await ask()).toEqual({ success: true, serviceable: true, days: 4 })
  })
})

test('without the sandbox courier nobody hurries parcels', async () => {
  const { id } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  expect((await shop.call('POST', `/api/sandbox/shipments/${id}/advance`)).status).toBe(404)
})

test('the API description lists the calls', async () => {
  const { paths } = (await shop.call('GET', '/api/docs/openapi.json')).body
  expect(Object.keys(paths)).toEqual(expect.arrayContaining([PATH, '/api/v2/serviceability']))
})
