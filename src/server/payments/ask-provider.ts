import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { ProviderAway } from '#server/gateways/payment/provider-away.ts'

/** Asks the payment provider for a shopper who waits; one that is away is said in words. */
export async function askProvider<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (cause) {
    if (cause instanceof ProviderAway) throw new Failure(paymentFailures.providerAway, { cause })
    throw cause
  }
}
