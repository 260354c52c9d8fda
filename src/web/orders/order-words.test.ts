import { expect, test } from 'vitest'
import { loadMessages } from '#contract/messages/load-messages.ts'
import { STATUS_TEXT, statusOf } from '#contract/orders/order-status.ts'
import { readLocaleFrom } from '#contract/platform/t.ts'
import { anOrder } from '#tests/support/orders.ts'
import { arrivalWords, nextWords, pendingUnless, stageText } from './order-words.ts'

test('[ORD-06] the default texts are Processing and Pending', () => {
  expect(STATUS_TEXT[statusOf('')]).toBe('Processing')
  expect(STATUS_TEXT[statusOf(null)]).toBe('Processing')
  expect(STATUS_TEXT[statusOf('Shipped')]).toBe('Shipped')
  expect(pendingUnless('')).toBe('Pending')
  expect(pendingUnless('Paid')).toBe('Paid')
})

test.each([
  ['Processing', /Ships in 2 working days/],
  ['SHIPPED', /on its way/],
  ['Delivered', /7 days/],
  ['Cancelled', undefined],
  ['Returned', undefined],
])('an order that is %s says what comes next', (status, words) => {
  const next = nextWords(anOrder({ status: statusOf(status) }))
  if (words) expect(next).toMatch(words)
  else expect(next).toBeUndefined()
})

test.each([
  ['processing', 'cancelRequested', /asking the courier to stop/],
  ['shipped', 'comingBack', /refund you once it arrives/],
  ['shipped', 'lost', /full refund/],
  ['shipped', 'damaged', /full refund/],
  ['shipped', 'inTransit', /on its way to you/],
] as const)(
  'an order that is %s with a parcel of which the courier says "%s" does not promise it',
  (status, deliveryStage, words) => {
    expect(nextWords(anOrder({ status, deliveryStage }))).toMatch(words)
  },
)

test.each([
  ['processing', 'pending', '2026-11-20T18:29:00Z', 'Arriving by Friday, 20 November'],
  ['shipped', 'inTransit', '2026-11-20T18:30:00Z', 'Running late. It was due by Friday, 20 November'],
  ['shipped', 'lost', '2026-11-18T06:00:00Z', undefined],
  ['delivered', 'delivered', '2026-11-18T06:00:00Z', undefined],
  ['cancelled', 'pending', '2026-11-18T06:00:00Z', undefined],
] as const)('%s, %s: the promise of the checkout at %s', (status, deliveryStage, now, words) => {
  const order = anOrder({ status, deliveryStage, deliverBy: '2026-11-20' })
  expect(arrivalWords(order, new Date(now))).toBe(words)
})

test('who reads Hindi is told the day, the status and what comes next in Hindi', async () => {
  const messages = await loadMessages('hi')
  readLocaleFrom(() => ({ language: 'hi', messages }))
  const order = anOrder({ status: 'processing', deliveryStage: 'pickupScheduled', deliverBy: '2026-11-20' })
  expect(arrivalWords(order, new Date('2026-11-18T06:00:00Z'))).toBe('शुक्रवार, 20 नवंबर तक पहुँचेगा')
  expect(nextWords(order)).toBe('हम इसे पैक कर रहे हैं। 2 कामकाजी दिनों में रवाना होगा।')
  expect(stageText(order.deliveryStage)).toBe('पिकअप तय हो गया')
  readLocaleFrom(() => undefined)
})
