import { expect, test } from 'vitest'
import type { Parcel } from './shipping-gateway.ts'
import { kilograms, shiprocketOrder } from './shiprocket-order.ts'

const parcel: Parcel = {
  orderNumber: 'LK2627-000001',
  orderedAt: new Date('2026-11-15T20:15:00Z'),
  recipient: {
    firstName: 'Asha',
    lastName: 'Verma',
    email: 'asha@example.in',
    phone: '9876543210',
    street: '12 MG Road',
    landmark: 'Near the clock tower',
    city: 'Thiruvananthapuram Metropolitan Area',
    state: 'Kerala',
    country: 'India',
    pin: '695001',
  },
  lines: [{ sku: 'pen', name: 'Gel Pen', quantity: 2, pricePaise: 40_50 }],
  taxPercent: 18,
  paidPaise: 86_40,
  money: 'live',
  weightGrams: 560.5,
}

test('a parcel in the words of the vendor: kilograms, short city, Indian time, what was paid to the paisa', () => {
  expect(shiprocketOrder(parcel, 'Warehouse')).toEqual({
    order_id: 'LK2627-000001',
    order_date: '2026-11-16 01:45',
    pickup_location: 'Warehouse',
    billing_customer_name: 'Asha',
    billing_last_name: 'Verma',
    billing_address: '12 MG Road',
    billing_address_2: 'Near the clock tower',
    billing_city: 'Thiruvananthapuram Metropolita',
    billing_pincode: '695001',
    billing_state: 'Kerala',
    billing_country: 'India',
    billing_email: 'asha@example.in',
    billing_phone: '9876543210',
    shipping_is_billing: true,
    order_items: [{ name: 'Gel Pen', sku: 'pen', units: 2, selling_price: 47.79, tax: 18 }],
    payment_method: 'Prepaid',
    sub_total: 86.4,
    length: 32,
    breadth: 24,
    height: 10,
    weight: 0.561,
  })
})

test.each([
  [0, 0.001],
  [0.4, 0.001],
  [50, 0.05],
  [1234.5, 1.235],
])('%d g are %d kg', (grams, kg) => {
  expect(kilograms(grams)).toBe(kg)
})

test.each([
  [1, 22],
  [500, 22],
  [501, 32],
  [2_000, 32],
  [90_000, 45],
])('%i g go into the box of %i cm', (weightGrams, length) => {
  expect(shiprocketOrder({ ...parcel, weightGrams }, 'Warehouse')).toMatchObject({ length })
})
