import { failures } from '#contract/platform/failures.ts'

export const orderFailures = failures('orders', {
  unknown: { status: 404, text: 'We couldn’t find this order in your account.' },
  alreadyShipped: {
    status: 409,
    text: 'Already shipped, so it can’t be cancelled. You can return it after delivery.',
  },
  alreadyCancelled: { status: 409, text: 'This order is already cancelled.' },
  badCursor: { status: 400, text: 'This list has changed. Go back to the first page.' },
  mixedAddresses: { status: 400, remedy: 'review', text: 'All items in an order must go to one address.' },
})
