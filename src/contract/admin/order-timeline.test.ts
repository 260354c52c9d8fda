import { expect, test } from 'vitest'
import type { AuditAction } from '#contract/audit/audit-actions.ts'
import type { EventActor, OrderEventKind } from '#contract/orders/order-events.ts'
import { type OrderRecords, orderTimeline } from './order-timeline.ts'

const NONE: OrderRecords = { events: [], audit: [], refunds: [], payments: [], mails: [], stock: [] }
const [MONDAY, TUESDAY, FRIDAY] = ['2026-11-16', '2026-11-17', '2026-11-20'].map((day) => `${day}T10:00:00.000Z`) as [
  string,
  string,
  string,
]
const event = (at: string, kind: OrderEventKind, actor: EventActor, data = {}) => ({ at, kind, actor, data })
const log = (at: string, action: AuditAction, changes = {}) => ({
  _id: action,
  at,
  by: 'Asha',
  action,
  data: {},
  changes,
})
const told = (records: Partial<OrderRecords>) =>
  orderTimeline({ ...NONE, ...records }).map(({ text, detail, amount, by }) => [text, detail, amount, by])

test('what staff did is told once, with their name', () => {
  const shipped = log(MONDAY, 'statusChanged', { status: ['Processing', 'Shipped'] })
  expect(told({ events: [event(MONDAY, 'shipped', 'staff')], audit: [shipped] })).toEqual([
    ['Status changed', null, null, 'Asha'],
  ])
  expect(told({ events: [event(MONDAY, 'shipped', 'courier')], audit: [shipped] }), 'whenever it was').toHaveLength(2)
})

test('a refund has its sum, its reason and who asked for it, until it is there or failed', () => {
  const refund = {
    ...{ id: 'r1', amount: 59, why: 'Goodwill', note: null, restocked: false, failure: null, reference: 'rfnd_1' },
    ...{ state: 'done' as const, since: FRIDAY, createdAt: MONDAY, processedAt: FRIDAY, by: 'Asha', items: '1 × Pen' },
  }
  const events = [event(MONDAY, 'refundRequested', 'shop'), event(FRIDAY, 'refundCompleted', 'provider')]
  expect(told({ events, refunds: [refund] })).toEqual([
    ['Refund completed', 'rfnd_1', 59, null],
    ['Refund requested', 'Goodwill · 1 × Pen', 59, 'Asha'],
  ])
  const open = { processedAt: null, since: TUESDAY, failure: 'No balance.', by: null, items: null }
  expect(told({ refunds: [{ ...refund, ...open, state: 'failed' }] })).toEqual([
    ['Refund failed', 'No balance.', 59, null],
    ['Refund requested', 'Goodwill', 59, null],
  ])
})

test('mails say whether they went out, and everything stands newest first', () => {
  const mails: OrderRecords['mails'] = [
    { at: MONDAY, mail: 'placed', state: 'sent' },
    { at: FRIDAY, mail: 'delivered', state: 'failed' },
  ]
  const payments = [{ at: MONDAY, amount: 118, fee: 0, offer: 0, id: 'pay_1' }]
  expect(told({ mails, payments, events: [event(TUESDAY, 'inTransit', 'courier', { place: 'Pune' })] })).toEqual([
    ['Email could not be sent: “Order delivered”', null, null, null],
    ['In transit', 'Pune', null, null],
    ['Payment received', 'pay_1', 118, 'Customer'],
    ['Email sent: “Order placed”', null, null, null],
  ])
})

test('a payment tells of the fee on top and of what an offer took off', () => {
  const paid = (fee: number, offer: number) => {
    const payments = [{ at: '2026-11-19T10:00:00.000Z', amount: 118, fee, offer, id: 'pay_1' }]
    return orderTimeline({ ...NONE, payments })[0]?.detail
  }
  expect(paid(0, 0)).toBe('pay_1')
  expect(paid(2.78, 0)).toBe('pay_1 · ₹2.78 on top went to the payment provider as its fee')
  expect(paid(0, 18)).toBe('pay_1 · ₹18 were taken off by an offer of the payment provider')
})
