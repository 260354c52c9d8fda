import { describe, expect, test } from 'vitest'
import { DELIVERY_STAGES } from '#contract/shipping/delivery-stages.ts'
import { ATTENTION_KINDS, type AttentionKind, DESK_ACTIONS, KIND_TITLES } from './attention-kinds.ts'
import { actionsOf } from './desk-permissions.ts'
import { errorInWords, refusedFields } from './error-in-words.ts'
import type { Trouble } from './trouble.ts'
import { describeTrouble } from './trouble-texts.ts'

const trouble = (kind: AttentionKind, over: Partial<Trouble> = {}): Trouble => ({
  kind,
  count: 1,
  code: null,
  error: null,
  to: null,
  about: null,
  isWhole: true,
  isRefunded: false,
  isRestocked: false,
  hasLeft: false,
  due: null,
  ...over,
})

test.each(ATTENTION_KINDS)('%s has a title, a cause, a remedy and something to do, in whole sentences', (kind) => {
  const { cause, remedy, actions } = describeTrouble(trouble(kind))
  for (const text of [cause, remedy]) expect(text).toMatch(/^[A-Z“1-9].*[.”]$/s)
  expect(`${cause} ${remedy}`).not.toMatch(/undefined|null|\s\s|\(\)/)
  expect(actions.length).toBeGreaterThan(0)
  expect(actions.every((action) => DESK_ACTIONS.includes(action))).toBe(true)
  expect(KIND_TITLES[kind]).toMatch(/^[A-Z]/)
})

/** All that the shop may know of something of this kind. */
function variants(kind: AttentionKind): Trouble[] {
  const codes = [null, ...Object.keys(DELIVERY_STAGES)]
  const flags = [false, true]
  return codes.flatMap((code) =>
    flags.flatMap((one) =>
      flags.map((other) =>
        trouble(kind, { code, isRefunded: one, hasLeft: one, isRestocked: other && !one, isWhole: other }),
      ),
    ),
  )
}

test.each(ATTENTION_KINDS)(
  '%s: what is offered in words is what has a permission, and nothing is left without',
  (kind) => {
    const offered = variants(kind).map((one) => describeTrouble(one).actions)
    for (const actions of offered) expect(actions.length).toBeGreaterThan(0)
    expect([...new Set(offered.flat())].sort()).toEqual(actionsOf(kind).sort())
  },
)

describe('what a parcel needs depends on where it is', () => {
  test.each([
    ['deliveryFailed', 'cancelled', 'The courier cancelled this parcel', ['reship', 'cancel', 'settle']],
    ['deliveryFailed', 'attempted', 'couldn’t deliver the parcel', ['openOrder', 'settle']],
    ['deliveryFailed', 'comingBack', 'bringing it back', ['openOrder', 'settle']],
    ['parcelLost', 'lost', 'The courier lost this parcel.', ['refund', 'reship', 'settle']],
    ['parcelLost', 'damaged', 'The courier damaged this parcel.', ['refund', 'reship', 'settle']],
    ['parcelStuck', 'inTransit', 'Last update: In transit.', ['retry', 'openOrder', 'settle']],
    ['parcelStuck', null, 'It hasn’t been picked up yet.', ['retry', 'openOrder', 'settle']],
    ['parcelStuck', 'byHand', 'You sent this parcel yourself over 10 days ago', ['openOrder', 'settle']],
    ['parcelStuck', 'SOMETHING NEW', 'It hasn’t been picked up yet.', ['retry', 'openOrder', 'settle']],
  ] as const)('%s, %s', (kind, code, cause, actions) => {
    const words = describeTrouble(trouble(kind, { code }))
    expect(words.cause).toContain(cause)
    expect(words.actions).toEqual(actions)
  })
})

test.each([
  ['parcelReturned', false, false, ['refund', 'restock', 'settle']],
  ['parcelReturned', true, false, ['restock', 'settle']],
  ['parcelReturned', false, true, ['refund', 'settle']],
  ['parcelLost', true, false, ['settle']],
] as const)('%s, refunded: %s, restocked: %s', (kind, isRefunded, isRestocked, actions) => {
  expect(describeTrouble(trouble(kind, { isRefunded, isRestocked })).actions).toEqual(actions)
})

test.each([
  ['by staff', 'Not enough balance.', 'Not enough balance. Reason for the refund: Refunded by staff.'],
  ['buyer gone', null, 'Reason for the refund: Account deleted before the payment came in.'],
])('a refund that failed, due because of “%s”', (code, error, words) => {
  const { cause } = describeTrouble(trouble('refundFailed', { code, error }))
  expect(cause).toBe(`The refund didn’t go through. ${words}`)
})

test.each([
  ['deliveryFailed', 'cancelled', ['reship', 'refund', 'settle']],
  ['bookingRefused', null, ['editAddress', 'retry', 'refund', 'settle']],
  ['notSent', null, ['retry', 'openOrder', 'refund', 'settle']],
  ['notSent', 'shiprocket', ['retry', 'openOrder', 'refund', 'settle']],
] as const)('%s of an order that had left: refunded, never cancelled', (kind, code, actions) => {
  const words = describeTrouble(trouble(kind, { code, hasLeft: true }))
  expect(words.actions).toEqual(actions)
  expect(words.remedy).not.toMatch(/cancel|as shipped/)
})

test('what staff ship themselves is not to be booked', () => {
  const words = describeTrouble(trouble('notSent', { code: 'own' }))
  expect(`${words.cause} ${words.remedy}`).not.toMatch(/courier|book|retry/i)
  expect(words.actions).toEqual(['openOrder', 'cancel', 'settle'])
})

test.each([
  [1, '1 order is waiting.'],
  [12, '12 orders are waiting.'],
])('an empty wallet with %i', (count, words) => {
  expect(describeTrouble(trouble('walletEmpty', { count })).cause).toContain(words)
})

test.each([
  ['Razorpay does not answer.', 'Razorpay does not answer.'],
  ['razorpay refused GET payments: 400', 'The payment provider rejected it.'],
  ['shiprocket does not answer: find an order', 'The courier service didn’t respond.'],
  ['shiprocket refused to log in: 403', 'The courier service rejected the shop’s login.'],
  ['shiprocket refused to assign a courier: 400', 'No courier accepted the parcel.'],
  ['the courier has not agreed to the cancellation yet', 'The courier hasn’t agreed to it yet.'],
  ['the courier does not show this parcel', 'The courier doesn’t show this parcel.'],
  ['the courier does not say whose parcel this is', 'The courier doesn’t show whose parcel this is.'],
  [
    'shiprocket answered something unknown to show an order',
    'The courier service sent an answer that the shop couldn’t read.',
  ],
  ['the courier wallet is empty', 'The courier wallet is empty.'],
  ['mail not sent: EAUTH AUTH PLAIN 535', 'The mail server rejected the shop’s login.'],
  ['mail not sent: EENVELOPE RCPT TO 550', 'This address doesn’t accept email.'],
  ['mail not sent: ESOCKET CONN', 'The mail server couldn’t be reached.'],
  ['this order belongs to shiprocket', 'It belongs to shiprocket, which is no longer set up here.'],
  [
    'This payment was taken by razorpay, which is no longer set up.',
    'This payment was taken by razorpay, which is no longer set up.',
  ],
  ['something else', 'Error: “something else”.'],
  [null, 'No reason given.'],
])('%s in words', (error, words) => {
  expect(errorInWords(error)).toBe(words)
})

test.each([
  ['shiprocket refused to take an order: 422 billing_phone', 'phone number'],
  [
    'shiprocket refused to take an order: 422 billing_phone billing_pincode billing_city',
    'city, PIN code and phone number',
  ],
  ['shiprocket refused to take an order: 422', undefined],
  [null, undefined],
])('%s names what of the address is wrong', (error, fields) => {
  expect(refusedFields(error)).toBe(fields)
})

test.each([
  ['live', false],
  ['test', true],
])('money that nobody asked for and that is %s says whether it is real', (about, isTest) => {
  const { cause } = describeTrouble(trouble('moneyUnknown', { about, code: 'ours' }))
  expect(cause.startsWith('Test payment: no real money was taken.')).toBe(isTest)
})
