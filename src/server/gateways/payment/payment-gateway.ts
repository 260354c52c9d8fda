import type { PaymentProvider } from '#contract/payments/money-mode.ts'
import type { PaymentResult } from '#contract/payments/payments.endpoints.ts'

/** A payment as the provider knows it. `failed` is not final: banks change their mind for days. */
export type ProviderPayment = {
  id: string
  orderId: string | null
  amountPaise: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
}

export type ProviderRefund = { id: string; status: 'pending' | 'processed' | 'failed'; amountPaise: number }

/** What a webhook tells. How it stands with the payment is asked again, so an old or doctored event changes nothing. */
export type PaymentEvent =
  | { id: string; about: 'payment' | 'refund'; paymentId: string }
  | { id: string; about: 'other' }
  /** Signed, and in words that we do not understand. */
  | { id: string; about: 'unreadable' }

/** Collects money and gives it back. Everything may be slow or away: callers wait outside of transactions. */
export type PaymentGateway = {
  provider: PaymentProvider
  /** For the browser. */
  publicKey: string
  /** Asks something that only our keys may, and that changes nothing. Left out where there are no keys. */
  tryKeys?: () => Promise<void>
  /** Asks for a payment of this amount; the receipt is our own id for it. */
  openOrder: (order: { amountPaise: number; receipt: string }) => Promise<{ id: string }>
  /** Whether what a browser handed over was signed by the provider. */
  isGenuine: (result: PaymentResult) => boolean
  /** Undefined when there is no such payment. */
  findPayment: (paymentId: string) => Promise<ProviderPayment | undefined>
  /** All payments made for a payment order. */
  paymentsOf: (paymentOrderId: string) => Promise<ProviderPayment[]>
  /** Collects money that was only set aside; answers the payment as it stands then, whoever collected it. */
  capture: (payment: ProviderPayment) => Promise<ProviderPayment>
  /** Gives so much of a payment back. Asked again under the same key, it answers the same refund. */
  refund: (refund: { paymentId: string; amountPaise: number; key: string }) => Promise<ProviderRefund>
  /** All refunds of a payment, whoever asked for them. */
  refundsOf: (paymentId: string) => Promise<ProviderRefund[]>
  /** An event of the provider, or undefined when the signature does not fit the body. */
  readEvent: (body: Buffer, headers: Record<string, unknown>) => PaymentEvent | undefined
}
