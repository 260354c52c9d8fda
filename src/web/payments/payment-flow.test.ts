import { describe, expect, test } from 'vitest'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { anOrder } from '#tests/support/orders.ts'
import { networkFailures } from '#web/kit/network.failures.ts'
import type { DialogOutcome } from './payment-dialog.ts'
import { type PaymentSteps, pay } from './payment-flow.ts'
import type { TriedPayment } from './tried-payment.ts'

const order = anOrder()
const result = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'sig' }
const prefill = { name: 'Asha', email: 'asha@example.in', contact: '9876543210' }

type Script = Partial<Record<'getKey' | 'loadDialog' | 'open' | 'verify' | 'place', Error>> & {
  outcome?: DialogOutcome
  tried?: TriedPayment
}

/** Plays a payment by a script of what goes wrong, and tells what was done, said and kept. */
async function play({ outcome = { outcome: 'paid', result }, tried, ...wrong }: Script) {
  const done: string[] = []
  const said: string[] = []
  let kept = tried
  const step = async <T>(name: keyof typeof wrong, answer: T): Promise<T> => {
    done.push(name)
    if (wrong[name]) throw wrong[name]
    return answer
  }
  const steps: PaymentSteps = {
    tried: () => kept,
    remember: (next) => {
      kept = next
    },
    getKey: () => step('getKey', { key: 'rzp_test', provider: 'razorpay' as const }),
    loadDialog: () =>
      step('loadDialog', async () => {
        done.push('dialog')
        return outcome
      }),
    open: () => step('open', { id: 'order_1', amount: 22420, currency: 'INR' as const }),
    verify: () => step('verify', {}),
    place: () => step('place', order),
  }
  const end = await pay(steps, { prefill, say: (text) => said.push(text) })
  return { end, done, said, kept }
}

const ALL = ['getKey', 'loadDialog', 'open', 'dialog', 'verify', 'place']
const unreachable = new Failure(networkFailures.unreachable)
const problem = (text: string) => ({ problem: expect.objectContaining({ text }) })

test('[PAY-01] [PAY-02] key, payment order, dialog, proof, order: in this order, each said', async () => {
  const { end, done, said } = await play({})
  expect(end).toEqual({ placed: order })
  expect(done).toEqual(ALL)
  expect(said.at(-1)).toBe('Payment verified – creating order…')
})

describe('what goes wrong is said in the words of the specification', () => {
  test.each<[string, Script, string]>([
    ['[PAY-06] the shop is out of reach', { getKey: unreachable }, 'Payment Error. Please try again.'],
    ['[PAY-06] the dialog does not load', { loadDialog: new Error() }, 'Payment Error. Please try again.'],
    ['[PAY-06] opening fails oddly', { open: new TypeError() }, 'Payment Error. Please try again.'],
    ['[PAY-05] the dialog is dismissed', { outcome: { outcome: 'dismissed' } }, 'Payment Cancelled! Please try again.'],
    ['[PAY-06] the bank refuses', { outcome: { outcome: 'failed' } }, 'Payment Failed! Please try again.'],
    [
      '[PAY-06] the proof is forged',
      { verify: new Failure(paymentFailures.notVerified) },
      'Payment verification failed.',
    ],
    ['[PAY-06] the proof cannot be checked now', { verify: unreachable }, 'Payment verification failed.'],
    [
      '[PAY-04] the order is refused',
      { place: new Failure(orderFailures.mixedAddresses) },
      'Order failed: All items in an order must go to one address.',
    ],
    [
      '[PAY-04] the last piece went while the bank took its time',
      { verify: new Failure(paymentFailures.refundedInstead) },
      `Order failed: ${paymentFailures.refundedInstead.text}`,
    ],
    ['[PAY-06] placing cannot be reached', { place: unreachable }, 'Unexpected error while placing order.'],
    [
      '[PAY-06] placing breaks',
      { place: new Failure(requestFailures.unexpected) },
      'Unexpected error while placing order.',
    ],
  ])('%s', async (_, script, text) => {
    expect((await play(script)).end).toEqual(problem(text))
  })
})

test.each([
  paymentFailures.outOfStock,
  paymentFailures.notDeliverable,
  paymentFailures.notInIndia,
  paymentFailures.tooManyPieces,
  paymentFailures.amountTooLarge,
  paymentFailures.notEnough,
  paymentFailures.totalChanged,
  paymentFailures.unknownAddress,
  paymentFailures.invalidCoupon,
  orderFailures.mixedAddresses,
])('a draft that is refused as $code is said in its own words and sends back to the review', async (kind) => {
  const { end, done } = await play({ open: new Failure(kind) })
  expect(end).toEqual({ problem: { text: kind.text, remedy: 'review', mayBePaid: false } })
  expect(done).not.toContain('dialog')
})

describe('nothing is paid twice', () => {
  test.each<[string, Script, string[]]>([
    ['paid before: it is only finished', { tried: { paymentOrderId: 'order_1', result } }, ['verify', 'place']],
    ['paid in the bank’s app after all', { tried: { paymentOrderId: 'order_1' } }, ['place']],
    [
      'opened before and not paid: asked first, then paid',
      { tried: { paymentOrderId: 'order_1' }, place: new Failure(paymentFailures.notPaid) },
      ['place', ...ALL],
    ],
    ['opened before and nobody can say', { tried: { paymentOrderId: 'order_1' }, place: unreachable }, ['place']],
  ])('%s', async (_, script, done) => {
    expect((await play(script)).done).toEqual(done)
  })

  test.each<[string, Script, TriedPayment]>([
    ['a proof not checked yet is kept', { verify: unreachable }, { paymentOrderId: 'order_1', result }],
    [
      'a session that ended loses no proof',
      { verify: new Failure(requestFailures.notSignedIn) },
      { paymentOrderId: 'order_1', result },
    ],
    [
      'a proof that was refused is dropped',
      { verify: new Failure(paymentFailures.notVerified) },
      { paymentOrderId: 'order_1' },
    ],
    ['an order not placed yet keeps its payment', { place: unreachable }, { paymentOrderId: 'order_1', result }],
    [
      'a dismissed dialog keeps its payment order',
      { outcome: { outcome: 'dismissed' } },
      { paymentOrderId: 'order_1' },
    ],
  ])('%s for the next try', async (_, script, kept) => {
    expect((await play(script)).kept).toEqual(kept)
  })
})
