import { type OUTCOMES, sandboxPayCall } from '#contract/payments/payments.endpoints.ts'
import { api } from '#web/kit/api.ts'
import type { DialogOutcome } from './payment-dialog.ts'

export type SandboxOutcome = (typeof OUTCOMES)[number]

/** A failed payment has a number and a signature as well: only the bank's word makes it failed. */
export async function paySandbox(paymentOrderId: string, outcome: SandboxOutcome): Promise<DialogOutcome> {
  const result = await api(sandboxPayCall, { paymentOrderId, outcome })
  return outcome === 'success' ? { outcome: 'paid', result } : { outcome: 'failed' }
}
