import { expect, test } from 'vitest'
import type { AttentionItem } from '#contract/attention/attention.endpoints.ts'
import { DESK_ACTIONS, type DeskAction } from '#contract/attention/attention-kinds.ts'
import { buttonsFor } from './desk-actions.ts'

const item = (over: Partial<AttentionItem> = {}): AttentionItem => ({
  kind: 'bookingRefused',
  subject: 'order-1',
  since: '2026-11-16T12:00:00.000Z',
  order: { id: 'order-1', number: 'LK-26-000012', money: 'live', version: `${'a'.repeat(32)}.1` },
  amount: 118,
  cause: 'Refused.',
  remedy: 'Mend it.',
  actions: [...DESK_ACTIONS],
  lastTry: null,
  ...over,
})
const button = (action: DeskAction, over: Partial<AttentionItem> = {}) => {
  const [only] = buttonsFor(item({ actions: [action], ...over }))
  if (!only) throw new Error('no button')
  return only
}

test('every action has its button, in the order that the shop names them', () => {
  expect(buttonsFor(item()).map(({ text }) => text)).toEqual([
    'Retry',
    'Belongs to an order…',
    'Refund',
    'Cancel and refund',
    'Courier has cancelled',
    'Open order',
    'Correct address',
    'Send a new parcel',
    'Put back in stock',
    'Mark as resolved',
  ])
})

test.each(['refund', 'cancel'] as const)('%s moves money: it asks first and names the sum', (action) => {
  const asked = button(action)
  const keep = action === 'refund' ? 'Don’t refund' : 'Keep order'
  expect(asked).toMatchObject({ confirmation: { yes: expect.stringContaining('₹118'), keep, isDestructive: true } })
})

test('trying a refund again asks first; trying anything else again does not', () => {
  expect(button('retry', { kind: 'refundFailed' })).toHaveProperty('confirmation')
  for (const kind of ['walletEmpty', 'jobFailed', 'notSent'] as const)
    expect(button('retry', { kind })).toHaveProperty('run')
  expect(button('retry', { kind: 'mailFailed' }).text).toBe('Resend email')
})

test('a payment that we did not ask for is linked to an order by its number', () => {
  const asked = button('linkOrder', { kind: 'moneyUnknown', order: null })
  expect(asked).toMatchObject({
    confirmation: { field: { label: 'Order number' }, title: expect.stringContaining('₹118') },
  })
})

test('settling asks how', () => {
  expect(button('settle')).toMatchObject({ confirmation: { reason: { label: 'How did you resolve it?' } } })
})

test('an address is corrected on a page of its own', () => {
  expect(button('editAddress')).toMatchObject({ to: '/admin/orders/order-1/address' })
})
