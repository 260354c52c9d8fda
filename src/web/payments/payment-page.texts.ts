import { texts } from '#contract/platform/t.ts'

/** What the payment screen says beside the texts of the contract. */
export const paymentPageTexts = texts({
  preparing: 'Preparing your payment…',
  waiting: 'Waiting for your payment…',
  checking: 'Checking your payment…',
  notCharged: 'You haven’t been charged, and your order is saved.',
  mayBePaid:
    'If you’ve paid, your money is safe and we’ll place your order automatically. When you retry, we check for your payment first.',
  sessionOver: 'Log in to continue. If you’ve already paid, you’ll find your order in My Orders.',
})
