import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { t } from '#contract/platform/t.ts'
import type { Destination } from '#server/checkout/buyer.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { checkServiceability } from '#server/shipping/check-serviceability.ts'

/**
 * Refuses an address that no courier reaches, before anything is held or charged, and says how long the courier takes. The courier is asked outside of any
 * transaction; one that cannot say keeps nobody from buying.
 */
export async function assertDeliverable(
  ctx: TradeCtx,
  { postalCode: pin }: Destination,
): Promise<{ days: number | null }> {
  const { serviceable, days } = await checkServiceability(ctx, { pin })
  if (serviceable) return { days }
  throw new Failure(paymentFailures.notDeliverable, {
    values: { pin },
    fields: { addressId: t(paymentFailures.notDeliverable.text, { pin }) },
  })
}
