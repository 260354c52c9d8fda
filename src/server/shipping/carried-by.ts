import type { ShippingGateway } from '#server/gateways/shipping/shipping-gateway.ts'
import { FinalFailure } from '#server/platform/jobs/define-job.ts'

/**
 * The settings may have changed since an order was placed. What was bought in the sandbox is never sent for real; what
 * was bought for real waits until its courier is set again.
 */
export function assertCarriedBy(provider: string, shipping: ShippingGateway): void {
  if (provider === shipping.provider) return
  const message = `this order belongs to ${provider}`
  throw provider === 'sandbox' ? new FinalFailure(message) : new Error(message)
}
