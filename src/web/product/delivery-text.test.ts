import { expect, test } from 'vitest'
import { deliveryText } from './delivery-text.ts'

const TUESDAY = new Date('2026-11-17T06:00:00Z')

test.each([
  ['nothing is known', undefined, undefined, 'Ships by Thu, 19 Nov'],
  ['the courier was not asked yet', '560001', undefined, 'Ships by Thu, 19 Nov'],
  ['the courier cannot say', '560001', { serviceable: true, days: null }, 'Ships by Thu, 19 Nov'],
  ['the courier takes three days', '560001', { serviceable: true, days: 3 }, 'Delivery to 560001 by Mon, 23 Nov'],
  ['nobody goes there', '900001', { serviceable: false, days: null }, 'We don’t deliver to 900001 yet'],
])('where %s', (_, pin, estimate, expected) => {
  expect(deliveryText(TUESDAY, pin, estimate)).toBe(expected)
})
