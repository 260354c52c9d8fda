import { expect, test } from 'vitest'
import { ATTENTION_KINDS, DESK_ACTIONS } from './attention-kinds.ts'
import { actionsOf, movesMoney, permissionFor } from './desk-permissions.ts'

const KINDS_OF_MONEY = ['refundFailed', 'paymentUnused'] as const

test.each(ATTENTION_KINDS)('%s has something to do, and each thing a permission', (kind) => {
  expect(actionsOf(kind).length).toBeGreaterThan(0)
  for (const action of actionsOf(kind)) expect(permissionFor({ kind, code: null }, action), action).toBeDefined()
  const others = DESK_ACTIONS.filter((action) => !actionsOf(kind).includes(action))
  for (const action of others) expect(permissionFor({ kind, code: null }, action), action).toBeUndefined()
})

test.each(KINDS_OF_MONEY)('whatever is done about %s moves money', (kind) => {
  for (const action of actionsOf(kind)) expect(movesMoney({ kind, code: null }, action), action).toBe(true)
})

test('a refund or a cancellation of an order moves money, wherever it is offered', () => {
  for (const kind of ATTENTION_KINDS) {
    for (const action of ['refund', 'cancel'] as const) {
      if (actionsOf(kind).includes(action)) expect(permissionFor({ kind, code: null }, action)).toBe('refundOrders')
    }
  }
})

test.each([
  ['refund-payment', 'refundOrders'],
  ['refund-undelivered', 'refundOrders'],
  ['cancel-shipment', 'mendTroubles'],
  [null, 'mendTroubles'],
])('a task given up, %s, asks for %s', (code, permission) => {
  for (const action of ['retry', 'settle'] as const) {
    expect(permissionFor({ kind: 'jobFailed', code }, action)).toBe(permission)
  }
})
