import type { Paise } from '#contract/catalog/money.ts'
import type { DisputeStatus } from '#contract/payments/dispute-status.ts'
import type { PaymentProvider } from '#contract/payments/money-mode.ts'
import type { PaymentResult } from '#contract/payments/payments.endpoints.ts'

/** The most that a provider lists at once. */
export const PAYMENTS_A_PAGE = 100

/** A payment as the provider knows it. `failed` is not final: banks change their mind for days. */
export type ProviderPayment = {
  id: string
  orderId: string | null
  amountPaise: Paise
  currency: string
  /** What the provider keeps of it, as far as it says so. */
  feePaise: Paise
  /** The shopper paid the fee on top of what we asked for. */
  isFeeOnTop: boolean
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
}

/** What we asked it to collect, as the provider knows it. */
export type ProviderOrder = {
  /** It counts as paid in full, also where one of the provider's offers took something off. */
  isPaid: boolean
  /** The mark of the shop that asked, where it left one: several may share one account. */
  shopMark: string | null
}

export type ProviderRefund = { id: string; status: 'pending' | 'processed' | 'failed'; amountPaise: Paise }

/** The buyer's bank takes a payment back, or wants to. */
export type ProviderDispute = {
  id: string
  paymentId: string
  amountPaise: Paise
  /** The bank's, such as `chargeback`. */
  reasonCode: string
  status: DisputeStatus
  /** Until when it wants an answer. */
  respondBy: Date | null
  createdAt: Date
  /** When this was so. */
  toldAt: Date
}

/** What a webhook tells. How it stands with the payment is asked again, so an old or doctored event changes nothing. */
export type PaymentEvent =
  | { id: string; about: 'payment' | 'refund'; paymentId: string }
  | { id: string; about: 'dispute'; dispute: ProviderDispute }
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
  /** The mark by which our orders can be told from those of other shops in one account. */
  shopMark: () => Promise<string>
  /** Asks for a payment of this amount; the receipt is our own id for it. */
  openOrder: (order: { amountPaise: Paise; receipt: string }) => Promise<{ id: string }>
  /** Whether what a browser handed over was signed by the provider. */
  isGenuine: (result: PaymentResult) => boolean
  /** Undefined when there is no such payment. */
  findPayment: (paymentId: string) => Promise<ProviderPayment | undefined>
  /** All payments made for a payment order. */
  paymentsOf: (paymentOrderId: string) => Promise<ProviderPayment[]>
  /** What we asked for. Undefined when there is no such order. */
  findOrder: (paymentOrderId: string) => Promise<ProviderOrder | undefined>
  /** Payments that were begun in a span of time, a page of at most `PAYMENTS_A_PAGE`, for whatever they were made. */
  paymentsBetween: (span: { from: Date; to: Date; skip: number }) => Promise<ProviderPayment[]>
  /** Collects money that was only set aside; answers the payment as it stands then, whoever collected it. */
  capture: (payment: ProviderPayment) => Promise<ProviderPayment>
  /** Gives so much of a payment back. Asked again under the same key, it answers the same refund. */
  refund: (refund: { paymentId: string; amountPaise: Paise; key: string }) => Promise<ProviderRefund>
  /** All refunds of a payment, whoever asked for them. */
  refundsOf: (paymentId: string) => Promise<ProviderRefund[]>
  /** An event of the provider, or undefined when the signature does not fit the body. */
  readEvent: (body: Buffer, headers: Record<string, unknown>) => PaymentEvent | undefined
}
