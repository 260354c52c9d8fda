import { expect, test } from 'vitest'
import { readLocaleFrom } from '#contract/platform/t.ts'
import type { RazorpayOptions } from './razorpay-checkout.ts'
import { razorpayDialog } from './razorpay-dialog.ts'

const result = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'sig' }
const order = { id: 'order_1', amount: 22420, currency: 'INR' as const }
const prefill = { name: 'Asha', email: 'asha@example.in', contact: '9876543210' }

/** Razorpay's dialog in the hands of a test. */
function openDialog(leaving = new AbortController()) {
  const given: { options?: RazorpayOptions; fail?: () => void } = {}
  const seen: string[] = []
  class Checkout {
    constructor(options: RazorpayOptions) {
      given.options = options
    }
    on(_: 'payment.failed', tell: () => void) {
      given.fail = tell
    }
    open() {
      seen.push('open')
    }
    close() {
      seen.push('close')
    }
  }
  const ended = razorpayDialog(Checkout, leaving.signal)(order, 'rzp_test_1', prefill)
  const { options, fail = () => {} } = given
  return {
    ended,
    options,
    seen,
    leaving,
    fail,
    pay: () => options?.handler(result),
    close: () => options?.modal.ondismiss(),
  }
}

test('the dialog speaks the language of the page', () => {
  readLocaleFrom(() => ({ language: 'hi', messages: {} }))
  expect(openDialog().options?.config.display.language).toBe('hi')
  readLocaleFrom(() => undefined)
  expect(openDialog().options?.config.display.language).toBe('en')
})

test.each([
  ['a payment', ['pay'], { outcome: 'paid', result }],
  ['a way out', ['close'], { outcome: 'dismissed' }],
  ['a refused payment and a way out', ['fail', 'close'], { outcome: 'failed' }],
  ['a refused payment and a good one', ['fail', 'pay'], { outcome: 'paid', result }],
  ['a good payment, and the closing that follows it', ['pay', 'close'], { outcome: 'paid', result }],
] as const)('ends with %s', async (_, acts, outcome) => {
  const dialog = openDialog()
  for (const act of acts) dialog[act]()
  expect(await dialog.ended).toEqual(outcome)
})

test('[PAY-01] Escape does not close it, a refused payment may be tried again, and the payer is known', () => {
  const { options, seen } = openDialog()
  expect(options).toMatchObject({
    key: 'rzp_test_1',
    order_id: 'order_1',
    amount: 22420,
    prefill,
    retry: { enabled: true },
    modal: { escape: false },
  })
  expect(seen).toEqual(['open'])
})

test('it does not open for somebody who has left the page meanwhile', async () => {
  const left = new AbortController()
  left.abort()
  const { ended, seen } = openDialog(left)
  expect(await ended).toEqual({ outcome: 'dismissed' })
  expect(seen).toEqual([])
})

test('leaving the page closes it', () => {
  const { seen, leaving } = openDialog()
  leaving.abort()
  expect(seen).toEqual(['open', 'close'])
})
