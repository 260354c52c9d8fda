import { createHmac, randomUUID } from 'node:crypto'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { razorpayGateway } from './razorpay-gateway.ts'
import { type SandboxGateway, sandboxGateway } from './sandbox-gateway.ts'
import { shopMark } from './shop-mark.ts'

/** Razorpay when its keys are set, otherwise the sandbox, which signs with a key made from the shop's own secret. */
export function openPaymentGateway(config: Pick<Config, 'razorpay' | 'sessionSecret'>, db: Db): PaymentGateway {
  if (config.razorpay) return razorpayGateway(config.razorpay, () => shopMark(db))
  const secret = createHmac('sha256', config.sessionSecret ?? randomUUID()).update('sandbox payments')
  return sandboxGateway(db, secret.digest('hex'))
}

export const isSandbox = (gateway: PaymentGateway): gateway is SandboxGateway => gateway.provider === 'sandbox'
