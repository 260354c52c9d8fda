/** What the payment screen says beside the texts of the contract. */
export const paymentPageTexts = {
  preparing: 'Preparing your payment…',
  waiting: 'Waiting for your payment…',
  checking: 'Checking your payment…',
  notCharged: 'You have not been charged, and your order is still here.',
  mayBePaid:
    'If money has left your account it is not lost: the order follows by itself. Trying again asks for it first.',
  sessionOver: 'Log in to go on. If you have already paid, your order is kept: you find it under My Orders.',
} as const
