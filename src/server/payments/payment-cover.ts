import type { Paise } from '#contract/catalog/money.ts'
import type { ProviderPayment } from '#server/gateways/payment/payment-gateway.ts'

/** What a payment that covers its order holds besides: paid to the provider on top, or taken off by an offer of it. */
export type Cover = { feePaise: Paise; offerPaise: Paise }

type Paid = Pick<ProviderPayment, 'amountPaise' | 'currency' | 'feePaise' | 'isFeeOnTop'>

/**
 * Whether a payment covers what was asked for. More than that may only be the fee of the provider, where the shopper bears
 * it; less is enough where the provider counts the order as paid in full, as with an instant discount. Undefined: it is
 * the wrong amount.
 */
export function coverOf(payment: Paid, asked: { amountPaise: Paise }, isPaidInFull: boolean): Cover | undefined {
  const over = payment.amountPaise - asked.amountPaise
  if (payment.currency !== 'INR') return undefined
  if (over === 0) return { feePaise: 0, offerPaise: 0 }
  if (over < 0) return isPaidInFull ? { feePaise: 0, offerPaise: -over } : undefined
  const isFee = over === payment.feePaise || (payment.isFeeOnTop && over <= payment.feePaise)
  return isFee ? { feePaise: over, offerPaise: 0 } : undefined
}

/** Providers take two to three percent, and tax on it. */
const MOST_FEE_OF_AMOUNT = 0.05

/**
 * Whether a payment that is only set aside may cover what was asked for once it is captured: a fee that the shopper bears
 * is in its amount, but told after capture only. What is captured is settled by `coverOf` all the same.
 */
export function mayCover(payment: Paid, asked: { amountPaise: Paise }): boolean {
  const over = payment.amountPaise - asked.amountPaise
  const isFee =
    payment.currency === 'INR' && payment.isFeeOnTop && over > 0 && over <= asked.amountPaise * MOST_FEE_OF_AMOUNT
  return isFee || coverOf(payment, asked, false) !== undefined
}
