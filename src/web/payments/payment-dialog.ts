import type { PaymentOrder, PaymentResult } from '#contract/payments/payments.endpoints.ts'

/** What the payer need not type again. */
export type Prefill = { name: string; email: string; contact: string }

export type DialogOutcome =
  | { outcome: 'paid'; result: PaymentResult }
  | { outcome: 'dismissed' }
  /** Closed after a payment that the bank refused. */
  | { outcome: 'failed' }

/** Asks for the money of one payment order and says how that ended. */
export type PaymentDialog = (order: PaymentOrder, key: string, prefill: Prefill) => Promise<DialogOutcome>
