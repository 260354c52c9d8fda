import { expect, test } from 'vitest'
import { fingerprintOf, requestKeyOf } from './fingerprint.ts'
import type { Purchase } from './purchase-record.ts'

const pen = { productId: '01930000-0000-7000-8000-00000000000A', quantity: 2 }
const ink = { productId: '01930000-0000-7000-8000-00000000000b', quantity: 1 }

test('the same request has the same key in whatever order and spelling', () => {
  const lower = { ...pen, productId: pen.productId.toLowerCase() }
  expect(requestKeyOf([pen, ink], 'ADDRESS')).toBe(requestKeyOf([ink, lower], 'address'))
})

test.each([
  ['another quantity', [{ ...pen, quantity: 3 }, ink], 'a'],
  ['one line less', [pen], 'a'],
  ['another address', [pen, ink], 'b'],
])('%s has another key', (_, items, address) => {
  expect(requestKeyOf(items, address)).not.toBe(requestKeyOf([pen, ink], 'a'))
})

const line = (productId: string, price: number) => ({
  ...{ productId, name: 'Pen', imageId: null, category: null, weightGrams: null, sellerId: null },
  ...{ sellerName: null, price, quantity: 1 },
})
const purchase: Purchase = {
  userId: 'u',
  source: 'cart',
  customer: { fullName: 'Asha Verma', email: 'asha@example.in' },
  address: {
    ...{ firstName: 'Asha', lastName: 'Verma', streetAddress: '12 MG Road', landmark: '', city: 'Bengaluru' },
    ...{ state: 'Karnataka', country: 'India', postalCode: '560001', phoneNumber: '9876543210', alternateNumber: '' },
    ...{ addressType: 'HOME', additionalInfo: '' },
  },
  couponCode: null,
  deliverBy: '2026-11-20',
  dispatchDays: 2,
  returnDays: 7,
  taxPercent: 18,
  subtotalPaise: 200_00,
  taxPaise: 36_00,
  discountPaise: 0,
  totalPaise: 236_00,
  lines: [line('a', 100_00), line('b', 100_00)],
}

test('a purchase has the same fingerprint in whatever order its lines are', () => {
  expect(fingerprintOf({ ...purchase, lines: [...purchase.lines].reverse() })).toBe(fingerprintOf(purchase))
})

test('midnight, or a courier that says another day, makes no other purchase of it', () => {
  const promise = { deliverBy: '2026-11-21', dispatchDays: 3, returnDays: 30 }
  expect(fingerprintOf({ ...purchase, ...promise })).toBe(fingerprintOf(purchase))
})

test.each<[string, Partial<Purchase>]>([
  ['a corrected street', { address: { ...purchase.address, streetAddress: '21 MG Road' } }],
  ['another state', { address: { ...purchase.address, state: 'Kerala' } }],
  ['another name', { customer: { ...purchase.customer, fullName: 'Asha Rao' } }],
  ['a coupon', { couponCode: 'DISCOUNT10' }],
  ['another source', { source: 'buyNow' }],
  ['prices that moved in opposite ways', { lines: [line('a', 90_00), line('b', 110_00)] }],
])('%s makes another fingerprint', (_, change) => {
  expect(fingerprintOf({ ...purchase, ...change })).not.toBe(fingerprintOf(purchase))
})
