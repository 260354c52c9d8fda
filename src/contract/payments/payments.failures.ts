import { failures } from '#contract/platform/failures.ts'

export const paymentFailures = failures('payments', {
  totalChanged: { status: 409, text: 'The total is now {total}. Please look at your order again before you pay.' },
  outOfStock: { status: 409, text: '{name} is sold out. You have not been charged.' },
  notEnough: { status: 409, text: 'Only {left} of {name} are left. You have not been charged.' },
  unknownProduct: { status: 409, text: 'A product of your order is no longer sold. You have not been charged.' },
  unknownAddress: { status: 404, text: 'This address is not in your address book.' },
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
