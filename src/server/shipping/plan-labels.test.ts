import { expect, test } from 'vitest'
import { Failure } from '#contract/platform/failures.ts'
import { planLabels } from './plan-labels.ts'
import type { Carried } from './shipments.store.ts'

const SHIPROCKET = { provider: 'shiprocket', printsLabels: true } as const
const SANDBOX = { provider: 'sandbox', printsLabels: false } as const

const order = (id: string, status: 'processing' | 'cancelled' = 'processing') => ({ id, number: `LK-${id}`, status })
const shipment = (orderId: string, over: Partial<Carried> = {}): Carried => ({
  orderId,
  provider: 'shiprocket',
  status: 'sent',
  providerShipmentId: `s${orderId}`,
  awb: `a${orderId}`,
  ...over,
})
function refusal(work: () => unknown) {
  try {
    return work()
  } catch (error) {
    return error instanceof Failure ? `${error.kind.code}: ${error.message}` : error
  }
}

test('the courier prints for its own parcels, the shop for all others', () => {
  expect(planLabels([order('1'), order('2')], [shipment('2'), shipment('1')], SHIPROCKET)).toEqual(['s1', 's2'])
  expect(planLabels([order('1')], [shipment('1', { provider: 'sandbox' })], SANDBOX)).toEqual([])
  expect(planLabels([order('1')], [shipment('1', { status: 'byHand', awb: null })], SHIPROCKET)).toEqual([])
  const own = shipment('1', { provider: 'own', status: 'waiting', providerShipmentId: null, awb: null })
  expect(planLabels([order('1')], [own], SHIPROCKET), 'before staff ship it').toEqual([])
})

test.each([
  ['waits for its courier', [shipment('2', { status: 'waiting', awb: null })]],
  ['has no parcel', []],
])('one that %s is named', (_, others) => {
  expect(refusal(() => planLabels([order('1'), order('2')], [shipment('1'), ...others], SHIPROCKET))).toBe(
    'labels/no-courier: No courier is booked for LK-2, so there is no label yet.',
  )
})

test('what was cancelled has no label, whatever its parcel says', () => {
  expect(refusal(() => planLabels([order('1', 'cancelled')], [shipment('1')], SHIPROCKET))).toContain('LK-1')
})

test('two kinds of labels do not go into one file', () => {
  const shipments = [shipment('1'), shipment('2', { status: 'byHand' })]
  expect(refusal(() => planLabels([order('1'), order('2')], shipments, SHIPROCKET))).toBe(
    'labels/mixed: A different courier carries LK-2. Print their labels separately.',
  )
})
