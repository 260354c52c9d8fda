import type { sandboxPayCall } from '#contract/payments/payments.endpoints.ts'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { SandboxGateway } from '#server/gateways/payment/sandbox-gateway.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { findPaymentOrder } from './payments.store.ts'

type Input = ParsedInput<typeof sandboxPayCall>

/** The bank of the sandbox. What it answers goes to the callback, as the provider's dialog would hand it over. */
export const sandboxPay =
  (bank: SandboxGateway) =>
  async (ctx: Ctx, { paymentOrderId, outcome }: Input): Promise<AnswerOf<typeof sandboxPayCall>> => {
    const order = await findPaymentOrder(ctx.db, paymentOrderId)
    if (order?.userId !== signedIn(ctx).id) throw new Failure(paymentFailures.unknownPayment)
    const result = await bank.pay(paymentOrderId, outcome, ctx.now)
    if (!result) throw new Failure(paymentFailures.paidAlready)
    return result
  }
