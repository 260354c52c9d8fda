import { expect, test } from 'vitest'
import { isPaidTwice } from './is-paid-twice.ts'

const at = (clock: string, day = 16) => new Date(`2026-11-${day}T${clock}:00Z`)

test.each<[string, { openedAt: Date; paidAt: Date }, Date, boolean]>([
  [
    'the first payment comes late, after a second one',
    { openedAt: at('10:00'), paidAt: at('10:40') },
    at('10:25'),
    true,
  ],
  ['the first payment comes two days late', { openedAt: at('10:00'), paidAt: at('09:00', 18) }, at('10:25'), true],
  [
    'the first became an order while the second was paid',
    { openedAt: at('10:20'), paidAt: at('10:25') },
    at('10:22'),
    true,
  ],
  ['bought again a minute after the order', { openedAt: at('10:26'), paidAt: at('10:28') }, at('10:25'), false],
  ['bought again the next day', { openedAt: at('10:00', 17), paidAt: at('10:02', 17) }, at('10:25'), false],
  [
    'bought again, and that payment is late',
    { openedAt: at('10:00', 17), paidAt: at('12:00', 18) },
    at('10:25'),
    false,
  ],
  ['paid in an old tab a week later', { openedAt: at('10:00'), paidAt: at('10:00', 23) }, at('10:25'), false],
  ['another order from before', { openedAt: at('10:00'), paidAt: at('10:40') }, at('09:00'), false],
])('%s', (_, paying, orderedAt, isTwice) => {
  expect(isPaidTwice(paying, orderedAt)).toBe(isTwice)
})
