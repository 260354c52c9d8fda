import type { Config } from '#server/config.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Providers } from './gateways.ts'
import { openPaymentGateway } from './payment/open-payment-gateway.ts'
import { openShippingGateway } from './shipping/open-shipping-gateway.ts'
import { aiWriter } from './writer/ai-writer.ts'
import { offlineWriter } from './writer/offline-writer.ts'

/**
 * The real providers where their keys are set, the sandbox for the others. Test money never sends a real parcel: while
 * the sandbox takes the payments, the sandbox courier carries what they buy.
 */
export const openProviders = (config: Config, db: Db): Providers => ({
  payments: openPaymentGateway(config, db),
  shipping: openShippingGateway(config.razorpay ? config : { shiprocket: undefined }, db),
  writer: config.ai ? aiWriter(config.ai) : offlineWriter,
})
