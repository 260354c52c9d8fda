import { REFUND_REASONS, type RefundReason } from '#contract/orders/staff-refund.ts'
import type { MoneyMode } from '#contract/payments/money-mode.ts'
import { momentInIndia } from '#contract/platform/india-days.ts'
import type { WordsOf } from './trouble.ts'

type Kind = 'balanceLow' | 'accountChanged' | 'paymentDisputed' | 'moneyUnknown' | 'refundFailed' | 'paymentUnused'

/** Money that is where it should not be. */
export const MONEY_WORDS: WordsOf<Kind> = {
  balanceLow: ({ count }) => ({
    cause:
      count === 1
        ? 'Your Razorpay balance is too low for a refund. A customer is waiting for their money.'
        : `Your Razorpay balance is too low for ${count} refunds. Customers are waiting for their money.`,
    remedy: 'Add funds to your Razorpay balance, then retry. We also keep trying for two days.',
    actions: ['retry'],
  }),
  accountChanged: ({ count, code }) => ({
    cause: [
      count === 1
        ? 'Razorpay doesn’t know 1 payment that this shop opened'
        : `Razorpay doesn’t know ${count} payments that this shop opened`,
      code ? ` with the key ${code}.` : '.',
      ' The keys in use belong to another account.',
    ].join(''),
    remedy:
      'Set the earlier keys again until these payments and their refunds are done, or look after them in that account’s dashboard and mark this as resolved.',
    actions: ['settle'],
  }),
  paymentDisputed: ({ code, about, due }) => {
    const reason = code ? `Reason given: ${code.replaceAll('_', ' ')}.` : 'No reason was given.'
    if (about === 'lost') {
      return {
        cause: `The customer’s bank decided against the shop and took this money back. ${reason}`,
        remedy: 'Don’t refund it again. Note it for your books and mark it as resolved.',
        actions: ['settle', 'openOrder'],
      }
    }
    if (about === 'under_review') {
      return {
        cause: `The customer’s bank is reviewing your answer to its dispute of this payment. ${reason}`,
        remedy: 'There’s nothing to do until it decides. Don’t refund this payment meanwhile.',
        actions: ['settle', 'openOrder'],
      }
    }
    return {
      cause: [
        'The customer’s bank disputes this payment.',
        about === 'action_required' && 'It found your proof insufficient.',
        reason,
        due && `Answer by ${momentInIndia(due)}, or the money is taken back.`,
      ]
        .filter(Boolean)
        .join(' '),
      remedy:
        'Accept it or send proof of delivery in Razorpay’s dashboard, under Disputes. Don’t refund it here as well.',
      actions: ['settle', 'openOrder'],
    }
  },
  moneyUnknown: ({ code, about }) => ({
    cause: [
      about !== null && about !== ('live' satisfies MoneyMode) && 'Test payment: no real money was taken.',
      code === 'ours'
        ? 'Razorpay took this payment for this shop, but its checkout isn’t in our database. It may have been lost when a backup was restored.'
        : 'Razorpay took this payment with the shop’s keys, but we didn’t ask for it. It may belong to another shop of the same account.',
    ]
      .filter(Boolean)
      .join(' '),
    remedy:
      'Look it up in Razorpay’s dashboard. Say which order it belongs to, refund it, or mark it as resolved if it’s another shop’s.',
    actions: ['linkOrder', 'refund', 'settle'],
  }),
  refundFailed: ({ code, error }) => ({
    cause: ['The refund didn’t go through.', error, whyDue(code)].filter(Boolean).join(' '),
    remedy: 'Retry. If it keeps failing, refund the customer another way and mark it as resolved.',
    actions: ['retry', 'settle'],
  }),
  paymentUnused: () => ({
    cause: 'We received this payment, but there’s no order for it.',
    remedy:
      'Refund it. If you’ve refunded the customer another way, mark it as resolved: the payment can’t be used after that.',
    actions: ['refund', 'settle'],
  }),
}

const whyDue = (code: string | null) =>
  code !== null && code in REFUND_REASONS && `Reason for the refund: ${REFUND_REASONS[code as RefundReason]}.`
