import { toPaise } from '#contract/catalog/money.ts'
import { draftFault } from '#contract/orders/place-order.ts'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { openPaymentCall } from '#contract/purchase/purchase.endpoints.ts'
import { releaseCheckout } from '#server/checkout/release-checkout.ts'
import { insertPaymentOrder, paymentOrderFor } from '#server/payments/payments.store.ts'
import type { TradeCtx } from '#server/platform/context.ts'
import { newId } from '#server/platform/ids.ts'
import { signedIn } from '#server/platform/signed-in.ts'
import { openCheckout } from './open-checkout.ts'

type Input = ParsedInput<typeof openPaymentCall>
type Answer = AnswerOf<typeof openPaymentCall>

/** Opens the payment of a draft for the total that the server finds, or, for an amount alone, one without a draft. */
export async function openPayment(ctx: TradeCtx, input: Input): Promise<Answer> {
  const { id: userId } = signedIn(ctx)
  if (!input.items) return { order: await askFor(ctx, userId, toPaise(input.amount), null) }
  const { items, source, amount } = input
  const addressId = input.addressId ?? items[0]?.Address_id ?? null
  const fault = draftFault({ items: items.map((item) => ({ ...item, Address_id: addressId })), addressId })
  if (fault || !addressId) throw new Failure(fault ?? paymentFailures.unknownAddress)
  const draft = { source, items, addressId, couponCode: input.couponCode ?? undefined, amount }
  const checkout = await openCheckout(ctx.db, userId, draft, ctx.now)
  const before = checkout.again && (await paymentOrderFor(ctx.db, checkout.id))
  if (before) return { order: { id: before.id, amount: before.amount_paise, currency: 'INR' } }
  return { order: await askFor(ctx, userId, checkout.amountPaise, checkout.id) }
}

/** Asks the provider, outside of any transaction. Pieces that were set aside in vain go back at once. */
async function askFor(
  ctx: TradeCtx,
  userId: string,
  amountPaise: number,
  checkoutId: string | null,
): Promise<Answer['order']> {
  const { payments } = ctx.gateways
  try {
    const { id } = await payments.openOrder({ amountPaise, receipt: checkoutId ?? newId() })
    await insertPaymentOrder(ctx.db, {
      id,
      provider: payments.provider,
      user_id: userId,
      checkout_id: checkoutId,
      amount_paise: amountPaise,
      created_at: ctx.now,
    })
    return { id, amount: amountPaise, currency: 'INR' }
  } catch (cause) {
    if (checkoutId) await releaseCheckout(ctx.db, checkoutId)
    throw new Failure(paymentFailures.providerAway, { cause })
  }
}
