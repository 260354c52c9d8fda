import { expect, test } from 'vitest'
import { type Happening, happeningText, orderVersion, readVersion, versionOf } from './order-version.ts'

const NOW = new Date('2026-11-16T12:00:00Z')
const at = '2026-11-16T11:58:00Z'

const by = { _id: 'one', at, by: 'Asha', data: {}, changes: {} }

test.each<[Happening, string]>([
  [
    { ...by, action: 'statusChanged', changes: { status: ['Processing', 'Shipped'] } },
    'Asha marked it as shipped 2 minutes ago',
  ],
  [{ ...by, action: 'refundRequested' }, 'Asha requested a refund 2 minutes ago'],
  [{ ...by, action: 'paymentLinked' }, 'Asha changed it (“Payment linked”) 2 minutes ago'],
  [{ at: NOW.toISOString(), by: null, text: 'Delivered' }, '“Delivered” came in just now'],
])('%j is told as %s', (happening, text) => expect(happeningText(happening, NOW)).toBe(text))

test('a version says how an order stood and when', () => {
  const version = versionOf('0123456789abcdef0123456789abcdef', NOW)
  expect(orderVersion.safeParse(version).success).toBe(true)
  expect(readVersion(version)).toEqual({ state: '0123456789abcdef0123456789abcdef', at: NOW })
  for (const bad of ['', 'x.1', `${version}.2`]) expect(orderVersion.safeParse(bad).success, bad).toBe(false)
})
