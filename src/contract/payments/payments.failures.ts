import { MOST_HELD_PIECES } from '#contract/checkout/hold.ts'
import { failures } from '#contract/platform/failures.ts'
import { groupDigits } from '#contract/platform/indian-digits.ts'
import { shippingTexts } from '#contract/shipping/shipping.texts.ts'

export const paymentFailures = failures('payments', {
  totalChanged: { status: 409, text: 'The total is now {total}. Please look at your order again before you pay.' },
  outOfStock: { status: 409, text: '{name} is sold out. You have not been charged.' },
  notEnough: { status: 409, text: 'Only {left} of {name} are left. You have not been charged.' },
  tooManyOpen: {
    status: 409,
    text: 'You are already paying for several orders. Please finish one of them or wait a few minutes.',
  },
  tooManyPieces: {
    status: 409,
    text: `One order can hold at most ${groupDigits(MOST_HELD_PIECES)} pieces. Please split it into several.`,
  },
  unknownProduct: { status: 409, text: 'A product of your order is no longer sold. You have not been charged.' },
  unknownAddress: { status: 404, text: 'This address is not in your address book.' },
  notInIndia: { status: 409, text: 'We deliver within India only. Please choose an address in India.' },
  notDeliverable: { status: 409, text: shippingTexts.notServed('{pin}') },
  invalidCoupon: { status: 400, text: 'Invalid Coupon Code' },
  unknownPayment: { status: 404, text: 'This payment is not one of yours.' },
  notVerified: { status: 400, text: 'Payment verification failed.' },
  notPaid: { status: 402, text: 'This order has not been paid for.' },
  paidAlready: { status: 409, text: 'This payment has already been made.' },
  badSignature: { status: 401, text: 'This event is not signed by the payment provider.' },
  providerAway: {
    status: 503,
    text: 'The payment service does not answer at the moment. If you have paid, your order will follow by itself.',
  },
  paidTwice: {
    status: 409,
    text: 'You have paid for this order before. The second payment goes back to you, the whole amount.',
  },
  refundedInstead: {
    status: 409,
    text: 'Your payment came after the last piece was sold. The whole amount goes back to you.',
  },
})
