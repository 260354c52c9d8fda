import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FinalFailure } from '#server/platform/jobs/define-job.ts'
import { type Mishap, startShiprocketStandIn } from '#tests/support/shiprocket-stand-in.ts'
import { NumberTaken } from './number-taken.ts'
import type { CourierGateway, Parcel } from './shipping-gateway.ts'
import { shiprocketGateway } from './shiprocket-gateway.ts'
import { WalletEmpty } from './wallet-empty.ts'

/** For a vendor that will not answer: nobody waits as long as the shop does. */
const HASTY_MS = 1_500

let vendor: Awaited<ReturnType<typeof startShiprocketStandIn>>
let gateway: CourierGateway
beforeEach(async () => {
  vendor = await startShiprocketStandIn()
  gateway = shiprocketGateway(vendor.settings)
})
afterEach(() => vendor.goAway())

const aParcel = (over: Partial<Parcel['recipient']> = {}, orderNumber = 'LK2627-000001'): Parcel => ({
  orderNumber,
  orderedAt: new Date('2026-11-15T20:15:00Z'),
  recipient: {
    firstName: 'Asha',
    lastName: 'Verma',
    email: 'asha@example.in',
    phone: '9876543210',
    street: '12 MG Road',
    landmark: '',
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    pin: '560001',
    ...over,
  },
  lines: [{ sku: 'pen', name: 'Gel Pen', quantity: 2, pricePaise: 40_50 }],
  taxPercent: 18,
  paidPaise: 96_00,
  money: 'live',
  weightGrams: 250,
})
const hasty = () => shiprocketGateway(vendor.settings, HASTY_MS)
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: Error) => error,
  )
const calls = (name: string) => vendor.asked.filter((call) => call === name).length

test.each(['test', 'sandbox'] as const)('it is never told of a parcel that was paid with %s money', async (money) => {
  const parcel = { ...aParcel(), money }
  await expect(gateway.create(parcel)).rejects.toThrow('this order was not paid with real money')
  expect(vendor.orders).toEqual([])
})

describe('labels', () => {
  const booked = async (number: string) => {
    const made = await gateway.create(aParcel({}, number))
    await gateway.assignCourier(made)
    return made.providerShipmentId
  }
  const labels = (...providerShipmentIds: string[]) => (gateway.labels ?? expect.fail())({ providerShipmentIds })

  test('of several parcels come as one file', async () => {
    const ids = [await booked('LK2627-000001'), await booked('LK2627-000002')]
    expect(Buffer.from(await labels(...ids)).toString()).toBe(`%PDF-1.4 GET /labels/${ids.join('-')}.pdf`)
  })

  test('of a parcel without a courier there are none', async () => {
    const { providerShipmentId } = await gateway.create(aParcel())
    expect(await failureOf(labels(providerShipmentId))).toMatchObject({ message: 'shiprocket printed no labels' })
  })

  test.each([
    ['an address that is not safe', 'courier/generate/label', { label_url: 'http://elsewhere.example/a.pdf' }],
    ['something else than a PDF', '/labels/', { not: 'a PDF' }],
  ])('%s is not handed on', async (_, on, body) => {
    const id = await booked('LK2627-000001')
    vendor.suffer(on, { status: 200, body })
    expect(await failureOf(labels(id))).toBeInstanceOf(Error)
  })
})

test('the whole way of a parcel: announced, given to a courier, fetched, followed, cancelled', async () => {
  expect(await gateway.find(aParcel())).toBeUndefined()
  const made = await gateway.create(aParcel())
  expect(made).toMatchObject({ courier: null, stage: undefined })
  const courier = await gateway.assignCourier(made)
  expect(courier).toMatchObject({ courierName: 'Delhivery Surface', trackUrl: expect.stringContaining(courier.awb) })
  await gateway.requestPickup(made)
  expect(await gateway.find(aParcel())).toEqual({ ...made, courier, stage: 'courierAssigned' })
  expect(await gateway.track(courier)).toEqual({ scans: [] })
  await gateway.cancel({ providerOrderId: made.providerOrderId, awb: courier.awb })
  expect(vendor.orders).toMatchObject([{ pickups: 1, shipmentCancelled: true, cancelled: true }])
  expect(await gateway.find(aParcel())).toMatchObject({ stage: 'cancelled' })
})

test('pickups and cancellations asked for again are done already', async () => {
  const made = await gateway.create(aParcel())
  const { awb } = await gateway.assignCourier(made)
  for (const _ of [1, 2]) await gateway.requestPickup(made)
  for (const _ of [1, 2]) await gateway.cancel({ providerOrderId: made.providerOrderId, awb })
  expect(vendor.orders).toMatchObject([{ pickups: 1, cancelled: true }])
})

test.each([
  ['an order', '/orders/cancel', null],
  ['a shipment', '/orders/cancel/shipment/awbs', '1409'],
])('%s that is too late to cancel is not taken for cancelled', async (what, path, awb) => {
  const body = { message: 'This is already shipped and cannot be cancelled.', status_code: 400 }
  vendor.suffer(path, { status: 400, body })
  const { providerOrderId } = await gateway.create(aParcel())
  const failure = await failureOf(gateway.cancel({ providerOrderId, awb }))
  expect(failure?.message).toBe(`shiprocket refused to cancel ${what}: 400`)
})

test('no order found may also be told as a failure', async () => {
  vendor.suffer('GET /orders', { status: 404, body: { message: 'No orders found', status_code: 404 } })
  expect(await gateway.find(aParcel())).toBeUndefined()
})

test('a number is found only as a whole', async () => {
  await gateway.create(aParcel({}, 'LK2627-0000012'))
  expect(await gateway.find({ orderNumber: 'LK2627-000001' })).toBeUndefined()
})

describe('login', () => {
  test('one for all calls at once, and one more when it has run out', async () => {
    const askAll = () => Promise.all([1, 2, 3].map((n) => gateway.find({ orderNumber: `LK-${n}` })))
    await askAll()
    expect(vendor.logins).toBe(1)
    vendor.forgetLogins()
    await askAll()
    expect(vendor.logins).toBe(2)
  })

  test('a token that is refused although it is new ends in a failure, not in a circle', async () => {
    vendor.suffer('GET /orders', { status: 401, body: { message: 'no', status_code: 401 } }, 2)
    expect((await failureOf(gateway.find(aParcel())))?.message).toBe('shiprocket refused to find an order: 401')
    expect(calls('POST /auth/login')).toBe(2)
  })

  test('a wrong password is not tried over and over', async () => {
    gateway = shiprocketGateway({ ...vendor.settings, password: 'wrong' })
    for (const _ of [1, 2, 3]) {
      expect((await failureOf(gateway.find(aParcel())))?.message).toBe('shiprocket refused to log in: 403')
    }
    expect(calls('POST /auth/login')).toBe(1)
  })

  test('nor one that is refused as if it were a token', async () => {
    vendor.suffer('login', { status: 401, body: { message: 'no', status_code: 401 } })
    for (const _ of [1, 2]) {
      expect((await failureOf(gateway.find(aParcel())))?.message).toBe('shiprocket refused to log in: 401')
    }
    expect(calls('POST /auth/login')).toBe(1)
  })

  test('a login that got no answer is tried again', async () => {
    vendor.suffer('login', 'silence')
    const impatient = hasty()
    expect((await failureOf(impatient.find(aParcel())))?.message).toBe('shiprocket does not answer: log in')
    expect(await impatient.find(aParcel())).toBeUndefined()
  })
})

describe('trouble that passes', () => {
  const low = { message: 'Please recharge your wallet, Asha (9876543210)', status_code: 350 }
  test.each<[string, Mishap, string]>([
    ['silence', 'silence', 'shiprocket does not answer: take an order'],
    ['slowness', { afterMs: 2 * HASTY_MS }, 'shiprocket does not answer: take an order'],
    [
      'too many calls',
      { status: 429, body: { message: 'Too Many Attempts.' } },
      'shiprocket refused to take an order: 429',
    ],
    ['a fault', { status: 500, body: { message: 'Server Error' } }, 'shiprocket refused to take an order: 500'],
    ['a page instead of an answer', { status: 502 }, 'shiprocket refused to take an order: 502'],
    ['a failure that looks like success', { status: 200, body: low }, 'the courier wallet is empty'],
    ['something else', { status: 200, body: { hello: 1 } }, 'shiprocket answered something unknown to take an order'],
    ['nothing at all', { status: 200 }, 'shiprocket answered something unknown to take an order'],
  ])('%s', async (_, mishap, message) => {
    vendor.suffer('adhoc', mishap)
    const failure = await failureOf(hasty().create(aParcel()))
    expect(failure).not.toBeInstanceOf(FinalFailure)
    expect(failure?.message).toBe(message)
    expect(await gateway.create(aParcel())).toMatchObject({ stage: undefined })
    expect(vendor.orders).toHaveLength(1)
  })

  const noNumber = { awb_code: '', awb_assign_error: 'Please recharge your ShipRocket wallet' }
  test.each([
    ['by its code', { status: 200, body: { message: 'Oops', status_code: 350 } }],
    ['by its words', { status: 400, body: { message: 'Insufficient wallet balance', status_code: 400 } }],
    ['as the reason for no number', { status: 200, body: { awb_assign_status: 0, response: { data: noNumber } } }],
  ])('an empty wallet is known %s, and waits for money', async (_, mishap) => {
    const made = await gateway.create(aParcel())
    vendor.suffer('assign/awb', mishap)
    expect(await failureOf(gateway.assignCourier(made))).toBeInstanceOf(WalletEmpty)
    expect(await gateway.assignCourier(made)).toMatchObject({ courierName: 'Delhivery Surface' })
  })

  test('the vendor is away', async () => {
    await vendor.goAway()
    const failure = await failureOf(gateway.create(aParcel()))
    expect(failure).not.toBeInstanceOf(FinalFailure)
    await vendor.comeBack()
    expect(await gateway.create(aParcel())).toMatchObject({ stage: undefined })
  })

  test('a pickup place that the vendor does not know can be set right', async () => {
    gateway = shiprocketGateway({ ...vendor.settings, pickupLocation: 'Elsewhere' })
    const failure = await failureOf(gateway.create(aParcel()))
    expect(failure?.message).toBe('shiprocket refused to take an order: 422')
    expect(failure).not.toBeInstanceOf(FinalFailure)
  })

  test('who cannot wait any longer says so', async () => {
    vendor.suffer('adhoc', 'silence')
    const failure = await failureOf(gateway.create(aParcel(), AbortSignal.timeout(20)))
    expect(failure?.message).toBe('shiprocket does not answer: take an order')
  })
})

test('an order that arrived although its answer did not is found, never made twice', async () => {
  vendor.suffer('adhoc', 'unanswered')
  expect((await failureOf(hasty().create(aParcel())))?.message).toBe('shiprocket does not answer: take an order')
  expect(vendor.orders).toHaveLength(1)
  expect(await gateway.create(aParcel())).toEqual(await gateway.find(aParcel()))
  expect(vendor.orders).toHaveLength(1)
})

describe('another buyer’s order under our number', () => {
  test.each([{ phone: '9000000009' }, { pin: '110001' }])('(%o) is never taken for ours', async (other) => {
    await gateway.create(aParcel(other))
    expect(await failureOf(gateway.create(aParcel()))).toBeInstanceOf(NumberTaken)
    expect(await failureOf(gateway.create({ ...aParcel(other), paidPaise: 95_00 }))).toBeInstanceOf(NumberTaken)
    expect(await gateway.create(aParcel(other))).toMatchObject({ stage: undefined })
  })

  test('nor is one of which the vendor does not say whose it is', async () => {
    await gateway.create(aParcel())
    vendor.frankness.withholdsBuyers = true
    expect(await failureOf(gateway.create(aParcel()))).toBeInstanceOf(NumberTaken)
  })
})

test('an order is shown by its own id, whatever the search finds; another’s answer is none', async () => {
  const { providerOrderId } = await gateway.create(aParcel())
  const other = await gateway.create(aParcel({}, 'LK2627-000002'))
  vendor.frankness.searchIsEmpty = true
  const find = () => gateway.find({ orderNumber: 'LK2627-000001', providerOrderId })
  expect(await find()).toMatchObject({ providerOrderId })
  vendor.suffer('/show/', { status: 200, body: { data: { id: other.providerOrderId, shipments: [] } } })
  expect(await failureOf(find())).toBeInstanceOf(Error)
  vendor.suffer('/show/', { status: 404, body: { message: 'Order not found', status_code: 404 } })
  expect(await failureOf(find())).toBeInstanceOf(Error)
})

test.each<[string, Mishap]>([
  ['a page', { status: 200, html: '<h1>Sign in</h1>' }],
  ['a wrong address', { status: 404, html: '<h1>Not Found</h1>' }],
  ['a list', { status: 200, body: [] }],
])('%s is no cancellation and no pickup', async (_, mishap) => {
  const made = await gateway.create(aParcel())
  vendor.suffer('POST /orders/cancel', mishap)
  expect(await failureOf(gateway.cancel({ ...made, awb: null }))).toBeInstanceOf(Error)
  vendor.suffer('pickup', mishap)
  expect(await failureOf(gateway.requestPickup(made))).toBeInstanceOf(Error)
})

test('a wrong address does not say that there is no order', async () => {
  vendor.suffer('GET /orders', { status: 404, body: { message: 'The route could not be found.', status_code: 404 } })
  expect(await failureOf(gateway.find(aParcel()))).toBeInstanceOf(Error)
})

test('an order that is taken but not found yet is asked for again later', async () => {
  await gateway.create(aParcel())
  vendor.suffer('GET /orders', { status: 200, body: { data: [] } })
  const failure = await failureOf(gateway.create(aParcel()))
  expect(failure).not.toBeInstanceOf(FinalFailure)
  expect(failure?.message).toBe('shiprocket refused to take an order: 422 order_id')
})

test('an order that is refused for what is in it is final; the message names fields and nobody', async () => {
  const failure = await failureOf(gateway.create(aParcel({ phone: '98765', pin: '56' })))
  expect(failure).toBeInstanceOf(FinalFailure)
  expect(failure?.message).toBe('shiprocket refused to take an order: 422 billing_phone billing_pincode')
})

test.each([
  ['560001', { serviceable: true, days: 4 }],
  ['744101', { serviceable: false, days: null }],
])('%s: %o, by the courier that would get the parcel', async (pin, answer) => {
  expect(await gateway.serviceability({ pin, weightGrams: 500 })).toEqual(answer)
})

test.each<[string, Mishap]>([
  ['no path of the vendor’s', { status: 404, body: { message: 'The route could not be found.', status_code: 404 } }],
  ['no address of the vendor’s', { status: 404, html: '<h1>Not Found</h1>' }],
  ['somebody else’s', { status: 404, body: { status: 404, error: 'Not Found', path: '/v1' } }],
  ['a page', { status: 200, html: '<h1>Welcome</h1>' }],
])('%s does not say that no courier delivers there', async (_, mishap) => {
  vendor.suffer('GET /courier/serviceability', mishap)
  expect(await failureOf(gateway.serviceability({ pin: '560001', weightGrams: 500 }))).toBeInstanceOf(Error)
})

test('where the shop is, is asked once', async () => {
  for (const pin of ['560001', '110001']) await gateway.serviceability({ pin, weightGrams: 500 })
  expect(calls('GET /settings/company/pickup')).toBe(1)
})

test.each([
  ['stand-in-webhook-token', 'other'],
  ['stand-in-webhook-tokem', undefined],
  ['stand-in-webhook-token ', undefined],
  ['', undefined],
  [undefined, undefined],
  [['stand-in-webhook-token'], undefined],
])('an event that shows %j is %s', (token, about) => {
  expect(gateway.readEvent(Buffer.from('{}'), { 'x-api-key': token })?.about).toBe(about)
})
