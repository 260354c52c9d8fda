import type { Config } from '#server/config.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Providers } from './gateways.ts'
import { openPaymentGateway } from './payment/open-payment-gateway.ts'
import { openShippingGateway } from './shipping/open-shipping-gateway.ts'
import { aiWriter } from './writer/ai-writer.ts'
import { offlineWriter } from './writer/offline-writer.ts'

/** The real providers where their keys are set, the sandbox for the others. */
export const openProviders = (config: Config, db: Db): Providers => ({
  payments: openPaymentGateway(config, db),
  shipping: openShippingGateway(config, db),
  writer: config.ai ? aiWriter(config.ai) : offlineWriter,
})
