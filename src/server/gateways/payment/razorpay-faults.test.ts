import { expect, test } from 'vitest'
import { errorInWords } from '#contract/attention/error-in-words.ts'
import { ProviderAway, ProviderRefusal } from './provider-away.ts'
import { razorpayFault } from './razorpay-faults.ts'

const said = (description: string) => ({ error: { code: 'BAD_REQUEST_ERROR', description } })

test.each([401, 403, 408, 409, 425, 429, 500, 502, 503, 504])(
  '%s may mend itself: the same is asked again',
  (status) => {
    expect(razorpayFault('POST payments', status, said('Whatever'))).toBeInstanceOf(ProviderAway)
  },
)

test.each([401, 429, 503])('%s is said to the staff as it is, whether or not it is asked again', (status) => {
  const { message } = razorpayFault('POST payments', status, undefined)
  expect(errorInWords(message)).toBe(message)
  expect(message).not.toContain('asked again')
})

test('wrong keys are said to be the shop’s own', () => {
  expect(razorpayFault('POST payments', 401, undefined).message).toContain('RAZORPAY_KEY_ID')
})

test.each([
  ['a sentence', said('Not enough balance.'), 'Not enough balance.'],
  ['words without a full stop', said(' Not enough\n balance '), 'Not enough balance.'],
  ['nothing', {}, 'Razorpay refused it (400).'],
  ['no JSON', undefined, 'Razorpay refused it (400).'],
  ['an empty description', said('  '), 'Razorpay refused it (400).'],
])('a clear no with %s is a refusal with its reason', (_, body, reason) => {
  const fault = razorpayFault('POST payments', 400, body)
  expect(fault).toBeInstanceOf(ProviderRefusal)
  expect(fault).toMatchObject({ reason })
})

test('a reason as long as a book is cut', () => {
  const fault = razorpayFault('POST payments', 422, said('x'.repeat(5_000)))
  expect((fault as ProviderRefusal).reason.length).toBeLessThan(400)
})

test.each([
  ['Your account does not have enough balance to carry out the refund operation.', 'lowBalance'],
  ['The id provided does not exist', 'unknownId'],
  ['The payment has been fully refunded already', undefined],
])('what a person can mend is a key: %s', (words, trouble) => {
  expect(razorpayFault('POST payments', 400, said(words))).toMatchObject({ trouble })
})
