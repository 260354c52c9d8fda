import { expect, test } from 'vitest'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { networkFailures } from '#web/kit/network.failures.ts'
import { cancelProblem } from './cancel-problem.ts'

const FAILED = '❌ Failed to cancel the order. Please try again.'
const ERROR = '⚠️ An error occurred. Please try again.'

test.each([
  ['a parcel that has left', new Failure(orderFailures.alreadyShipped), FAILED, orderFailures.alreadyShipped.text],
  ['a shop that breaks', new Failure(requestFailures.unexpected), ERROR, undefined],
  ['no connection', new Failure(networkFailures.unreachable), ERROR, undefined],
  ['a fault of the page', new TypeError('x is undefined'), ERROR, undefined],
])('[ORD-07] cancelling that meets %s says so', (_, error, text, reason) => {
  expect(cancelProblem(error)).toEqual(reason ? { text, reason } : { text })
})
