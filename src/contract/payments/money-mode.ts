/** Who takes payments. The mode of the money is part of it: test keys are a provider of their own. */
export const PAYMENT_PROVIDERS = ['razorpay', 'razorpayTest', 'sandbox'] as const
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]

export const MONEY_MODES = ['live', 'test', 'sandbox'] as const
export type MoneyMode = (typeof MONEY_MODES)[number]

const MODE_OF: Record<PaymentProvider, MoneyMode> = { razorpay: 'live', razorpayTest: 'test', sandbox: 'sandbox' }

/** Only live money buys anything real: parcels, numbers, papers and figures go by this. */
export const moneyMode = (provider: PaymentProvider): MoneyMode => MODE_OF[provider]

/** What was paid with test or sandbox money is only tried out. */
export const isTest = ({ money }: { money: MoneyMode }) => money !== 'live'
