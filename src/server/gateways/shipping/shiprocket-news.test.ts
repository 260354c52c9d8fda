import { describe, expect, test } from 'vitest'
import { readShiprocketEvent, readTracking } from './shiprocket-news.ts'
import { trackingShape } from './shiprocket-shapes.ts'

/** As the vendor's own description of its webhook has it: one number from each of its two tables. */
const SAMPLE = {
  awb: '19041424751540',
  courier_name: 'Delhivery Surface',
  current_status: 'IN TRANSIT',
  current_status_id: 20,
  shipment_status: 'IN TRANSIT',
  shipment_status_id: 18,
  current_timestamp: '23 05 2023 11:43:52',
  order_id: 'LK2324-000007',
  sr_order_id: 348456385,
  etd: '2023-05-23 15:40:19',
  is_return: 0,
  scans: [
    {
      date: '2023-05-23 11:43:52',
      activity: 'Bag received',
      location: 'Pune',
      'sr-status': 18,
      'sr-status-label': 'IN TRANSIT',
    },
    {
      date: '2023-05-19 11:59:16',
      activity: 'Manifest',
      location: 'Jaipur',
      'sr-status': '5',
      'sr-status-label': 'MANIFEST GENERATED',
    },
    { date: '2023-05-20 09:00:00', activity: 'Weighed', location: '', 'sr-status': 'NA', 'sr-status-label': 'NA' },
  ],
}
const read = (over: object = {}) => readShiprocketEvent(Buffer.from(JSON.stringify({ ...SAMPLE, ...over })))
const lastOf = (over: object) => {
  const event = read({ scans: [], ...over })
  return event.about === 'shipment' ? event.scans.at(-1) : undefined
}

test('an event: which parcel, by which number, what happened, oldest first', () => {
  expect(read()).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{64}$/),
    about: 'shipment',
    orderNumber: 'LK2324-000007',
    providerOrderId: '348456385',
    awb: '19041424751540',
    scans: [
      { at: new Date('2023-05-19T06:29:16Z'), stage: 'packed', words: 'MANIFEST GENERATED', place: 'Jaipur' },
      { at: new Date('2023-05-20T03:30:00Z'), stage: undefined, words: 'Weighed', place: null },
      { at: new Date('2023-05-23T06:13:52Z'), stage: 'inTransit', words: 'IN TRANSIT', place: 'Pune' },
    ],
  })
})

describe('the status now', () => {
  test.each([
    [{ shipment_status_id: 7, current_status_id: 7 }, 'delivered'],
    [{ shipment_status_id: 7, scans: 'many' }, 'delivered'],
    [{ shipment_status_id: 7, scans: [{ date: {} }] }, 'delivered'],
    [{ shipment_status_id: 17, current_status_id: 19 }, 'outForDelivery'],
    [{ shipment_status_id: null, shipment_status: null, current_status_id: 19 }, 'outForDelivery'],
    [{ shipment_status_id: 'null', shipment_status: 'DELIVERED' }, 'delivered'],
    [
      { shipment_status_id: 999, shipment_status: 'NEW THING', current_status_id: 999, current_status: 'NEW' },
      undefined,
    ],
  ])('%o is %s', (over, stage) => {
    expect(lastOf(over)?.stage).toBe(stage)
  })

  test('without scans, or after other scans, is news of its own', () => {
    expect(lastOf({})).toEqual({
      at: new Date('2023-05-23T06:13:52Z'),
      stage: 'inTransit',
      words: 'IN TRANSIT',
      place: null,
    })
    expect(lastOf({ scans: SAMPLE.scans, shipment_status_id: 7 })).toMatchObject({ stage: 'delivered', place: null })
  })
})

test('a status whose time is before that of the last scan still comes last', () => {
  const event = read({ shipment_status_id: 7, current_timestamp: '20 05 2023 00:00:00' })
  expect(event).toMatchObject({ about: 'shipment' })
  const last = event.about === 'shipment' ? event.scans.at(-1) : undefined
  expect(last).toMatchObject({ stage: 'delivered', at: new Date('2023-05-23T06:13:52Z') })
})

test('the same news is the same event; another status or time is another', () => {
  expect(read({ etd: 'later', scans: [] }).id).toBe(read().id)
  const others = [{ awb: '1' }, { shipment_status_id: 17 }, { current_timestamp: '23 05 2023 11:43:53' }]
  expect(new Set([{}, ...others].map((over) => read(over).id)).size).toBe(4)
})

test.each([
  ['of a parcel sent back', { is_return: 1 }],
  ['of no parcel', { awb: '', order_id: null }],
])('an event %s is something else', (_, over) => {
  expect(read(over)).toEqual({ id: expect.any(String), about: 'other' })
})

test.each([
  ['without a time', { current_timestamp: '' }],
  ['with a time that is none', { current_timestamp: 'soon' }],
])('an event %s cannot be read', (_, over) => {
  expect(read(over)).toEqual({ id: expect.any(String), about: 'unreadable' })
})

test.each([
  ['', 'other'],
  ['hello', 'unreadable'],
  ['[]', 'unreadable'],
  ['7', 'unreadable'],
  ['null', 'unreadable'],
  ['{"awb":{}}', 'unreadable'],
])('%j is %s', (body, about) => {
  expect(readShiprocketEvent(Buffer.from(body)).about).toBe(about)
})

test('tracking before the first scan tells nothing', () => {
  const tracking_data = {
    track_status: 0,
    shipment_status: 0,
    shipment_track: [{}],
    shipment_track_activities: null,
    error: 'none',
  }
  expect(readTracking(trackingShape.parse({ tracking_data }))).toEqual({ scans: [] })
})

test('tracking ends with the status now', () => {
  const tracking_data = {
    track_status: 1,
    shipment_status: 7,
    shipment_track: [{ current_status: 'Delivered' }],
    shipment_track_activities: SAMPLE.scans,
  }
  const { scans } = readTracking(trackingShape.parse({ tracking_data }))
  expect(scans.map(({ stage }) => stage)).toEqual(['packed', undefined, 'inTransit', 'delivered'])
  expect(scans[3]?.at).toEqual(scans[2]?.at)
})
