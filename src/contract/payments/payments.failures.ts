import { INVALID_COUPON } from '#contract/checkout/coupon.ts'
import { failures } from '#contract/platform/failures.ts'

export const paymentFailures = failures('payments', {
  notOpenYet: {
    status: 503,
    remedy: 'retry',
    text: 'This shop can’t take payments yet. You haven’t been charged. Please come back later.',
  },
  totalChanged: {
    status: 409,
    remedy: 'review',
    text: 'The total is now {total}. Please review your order before you pay.',
  },
  outOfStock: { status: 409, remedy: 'review', text: '{name} is out of stock. You haven’t been charged.' },
  notEnough: { status: 409, remedy: 'review', text: 'We have only {left} of {name} left. You haven’t been charged.' },
  tooManyOpen: {
    status: 409,
    remedy: 'retry',
    text: 'You have several payments in progress. Please finish one or wait a few minutes.',
  },
  tooManyPieces: {
    status: 409,
    remedy: 'review',
    text: 'One order can have up to {most} items. Please split it into smaller orders.',
  },
  amountTooLarge: {
    status: 409,
    remedy: 'review',
    text: 'One order can be worth up to {most}. Please split it into smaller orders.',
  },
  unknownProduct: {
    status: 409,
    remedy: 'review',
    text: 'An item in your order is no longer available. You haven’t been charged.',
  },
  unknownAddress: { status: 404, remedy: 'review', text: 'We couldn’t find this address in your account.' },
  notInIndia: { status: 409, remedy: 'review', text: 'We deliver only within India. Please choose an Indian address.' },
  notDeliverable: {
    status: 409,
    remedy: 'review',
    text: 'We don’t deliver to {pin} yet. Please choose another address.',
  },
  invalidCoupon: { status: 400, remedy: 'review', text: INVALID_COUPON },
  unknownPayment: { status: 404, remedy: 'retry', text: 'We couldn’t find this payment in your account.' },
  notVerified: { status: 400, remedy: 'retry', text: 'Payment verification failed.' },
  notPaid: { status: 402, remedy: 'retry', text: 'This order hasn’t been paid for yet.' },
  paidAlready: { status: 409, remedy: 'retry', text: 'This payment has already gone through.' },
  badSignature: { status: 401, text: 'This event is not signed by the payment provider.' },
  providerAway: {
    status: 503,
    remedy: 'retry',
    text: 'The payment service isn’t responding. If you’ve already paid, we’ll place your order automatically.',
  },
  paidTwice: {
    status: 409,
    remedy: 'awaitRefund',
    text: 'You’ve already paid for this order. We’ll refund the second payment in full.',
  },
  refundedInstead: {
    status: 409,
    remedy: 'awaitRefund',
    text: 'Your items sold out before your payment reached us. We’ll refund you in full.',
  },
})
