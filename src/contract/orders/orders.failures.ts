import { failures } from '#contract/platform/failures.ts'

export const orderFailures = failures('orders', {
  unknown: { status: 404, text: 'This order is not one of yours.' },
  alreadyShipped: {
    status: 409,
    text: 'This order has already left the shop. You can send it back within seven days of delivery.',
  },
  alreadyCancelled: { status: 409, text: 'This order has already been cancelled.' },
  badCursor: { status: 400, text: 'This list has changed. Please start again from its first page.' },
  mixedAddresses: { status: 400, text: 'All items of an order go to one address.' },
})
