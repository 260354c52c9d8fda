import { expect, test } from 'vitest'
import { comparedSentences } from './sentences.ts'

/** Errors of the database driver have no codes, only messages. */
const NOT_OURS = ['src/server/platform/db/database-fault.ts']
/** These still tell stages and events of orders by their texts. */
const LEFT = [
  'src/contract/admin/next-step.ts',
  'src/contract/admin/order-timeline.ts',
  'src/contract/orders/steps-ahead.ts',
  'src/contract/shipping/delivery-stages.ts',
  'src/server/orders/order-narrowing.ts',
  'src/server/orders/seller-view.ts',
]

test('code decides by keys, never by comparing a text for people', () => {
  const known = [...NOT_OURS, ...LEFT]
  expect(comparedSentences().filter((at) => !known.includes(at.replace(/:\d+$/, '')))).toEqual([])
})
