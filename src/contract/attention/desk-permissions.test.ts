import { expect, test } from 'vitest'
import { ATTENTION_KINDS, DESK_ACTIONS } from './attention-kinds.ts'
import { actionsOf, movesMoney, permissionFor } from './desk-permissions.ts'
import { KNOWN_JOBS } from './job-names.ts'

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

const PAY_BACK = ['refund-payment', 'refund-undelivered', 'cancel-order', 'a task of another version']
const MOVE_PARCELS = ['send-shipment', 'cancel-shipment', 'withdraw-parcel', 'check-parcel']

test.each([...KNOWN_JOBS, 'a task of another version'])(
  'a task, %s, asks for what its result would ask for, whether it keeps failing or was given up',
  (code) => {
    const permission = PAY_BACK.includes(code)
      ? 'refundOrders'
      : MOVE_PARCELS.includes(code)
        ? 'manageAllOrders'
        : 'mendTroubles'
    for (const kind of ['jobsStuck', 'jobFailed'] as const) {
      for (const action of actionsOf(kind)) {
        expect(permissionFor({ kind, code }, action), `${kind} ${action}`).toBe(permission)
        expect(movesMoney({ kind, code }, action)).toBe(permission === 'refundOrders')
      }
    }
  },
)
