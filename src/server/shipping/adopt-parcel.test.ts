import { beforeEach, describe, expect, test } from 'vitest'
import { withdrawParcelJob } from '#server/shipping/rebook-shipment.ts'
import { ORDERS } from '#tests/support/buying.ts'
import type { KeptOrder } from '#tests/support/shiprocket-books.ts'
import { webhookOf } from '#tests/support/shiprocket-stand-in.ts'
import { deskShop } from '#tests/support/test-shop-desk.ts'

const MINUTE = 60_000
const desk = await deskShop()
const { shop, work, bought, later } = desk
/** Without the work that is none of the parcels'. */
const kinds = async () => (await desk.kinds()).filter((kind) => !kind.startsWith('jobs'))

let id: string
let number: string
let theirs: KeptOrder
/** Another shop on the account, or this one before its books were restored, has used the number of the next order. */
beforeEach(async () => {
  id = (await bought()).id
  number = (await desk.admin.get(`${ORDERS}/manageOrder/${id}`)).body.data.channel_order_id
  theirs = desk.courier.holdForeign(number)
})
const delivered = { date: '2026-11-16 09:30:00', id: 7, label: 'Delivered', place: 'Delhi' }
const seen = async () => (await desk.asha.get(`${ORDERS}/getOrder/${id}`)).body.data
async function tell(parcel: KeptOrder) {
  desk.courier.scan(parcel, delivered)
  const headers = { 'x-api-key': desk.courier.settings.webhookToken }
  const payload = webhookOf(parcel, 7)
  expect((await shop.app.inject({ method: 'POST', url: '/api/webhooks/courier', payload, headers })).statusCode).toBe(
    200,
  )
}
/** Nothing was done to the other buyer's parcel, and nothing of it is read here. */
function expectLeftAlone() {
  expect(theirs).toMatchObject({ cancelled: false, shipmentCancelled: false, pickups: 1 })
}

test.each([
  ['found before it is announced', () => {}],
  [
    'found when the courier says that the number is taken',
    () => desk.courier.suffer('GET /orders', { status: 200, body: { data: [] } }),
  ],
])('another buyer’s parcel under our number, %s, is never ours: it is on the desk', async (_, before) => {
  before()
  await work()
  expect(await seen()).toMatchObject({ status: 'Processing', last_mile_awb: null })
  expectLeftAlone()
  const item = await desk.only()
  expect(item).toMatchObject({ kind: 'numberTaken', subject: id })
  expect(item.cause).toContain('Another order lies under')
  await tell(theirs)
  await later(2 * MINUTE)
  expect(await seen()).toMatchObject({ status: 'Processing', last_mile_awb: null })

  expect((await desk.retry(item)).status).toBe(200)
  await work()
  await later(15 * MINUTE, [withdrawParcelJob])
  expectLeftAlone()
  expect(desk.courier.orders.at(-1)).toMatchObject({ orderNumber: `${number}-P2`, pickups: 1 })
  await tell(theirs)
  await work()
  expect(await kinds(), 'the other buyer’s parcel is no news of ours').toEqual([])
  expect(await seen()).toMatchObject({ status: 'Processing' })
})

test('its order is cancelled and refunded without touching the other buyer’s parcel', async () => {
  await work()
  expect((await desk.asha.post(`${ORDERS}/cancelOrder/${id}`)).body.data.status).toBe('Cancelled')
  await later(30 * MINUTE)
  expectLeftAlone()
  await tell(theirs)
  await later(2 * MINUTE)
  expect(await kinds()).toEqual([])
})

describe('a courier that does not show to whom its orders go', () => {
  beforeEach(() => {
    theirs.orderNumber = 'elsewhere'
    desk.courier.frankness.withholdsBuyers = true
  })

  test('what lies under our number is not taken for ours', async () => {
    theirs.orderNumber = number
    await work()
    expect(await kinds()).toEqual(['numberTaken'])
    expectLeftAlone()
  })

  test('what we have its id of is ours all the same', async () => {
    desk.courier.suffer('assign/awb', { status: 500 })
    await work()
    await later(60 * MINUTE)
    expect(desk.courier.orders.at(-1)).toMatchObject({ orderNumber: number, pickups: 1 })
    expect(await kinds()).toEqual([])
  })
})
