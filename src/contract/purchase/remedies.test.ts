import { expect, test } from 'vitest'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { Failure, type FailureKind } from '#contract/platform/failures.ts'
import { readAnswer } from '#contract/platform/read-answer.ts'
import { openPaymentCall, paymentCallbackCall, placeOrderCall } from './purchase.endpoints.ts'

const onTheWayToAnOrder = [openPaymentCall, paymentCallbackCall, placeOrderCall]

test.each(onTheWayToAnOrder)('$path says of each refusal what helps', ({ failures }) => {
  expect(failures.filter(({ remedy }) => !remedy)).toEqual([])
})

const refused = ({ code, status, text: message }: FailureKind) => {
  try {
    readAnswer(openPaymentCall, status, JSON.stringify({ success: false, code, message, requestId: '1' }))
  } catch (error) {
    return error
  }
}

test.each(openPaymentCall.failures)('the remedy of $code is known to who reads the answer', (kind) => {
  expect(refused(kind)).toMatchObject({ kind: { code: kind.code, remedy: kind.remedy } })
})

test('an answer that the call does not declare has no remedy', () => {
  expect((refused(paymentFailures.badSignature) as Failure).kind.remedy).toBeUndefined()
  expect(refused(paymentFailures.badSignature)).toBeInstanceOf(Failure)
})
