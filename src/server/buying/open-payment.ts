import { formatRupees, type Paise, toPaise } from '#contract/catalog/money.ts'
import { moneyMode } from '#contract/payments/money-mode.ts'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { openPaymentCall } from '#contract/purchase/purchase.endpoints.ts'
import { deliveryDay } from '#contract/shipping/delivery-day.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import { destinationOf } from '#server/checkout/destination-of.ts'
import { countCheckout } from '#server/payments/order-metrics.ts'
import { insertPaymentOrder } from '#server/payments/payments.store.ts'
import { databaseFaultOf } from '#server/platform/db/database-fault.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { newId } from '#server/platform/ids.ts'
import { mayTakeLiveMoney } from '#server/shop-settings/current-settings.ts'
import { assertDeliverable } from './assert-deliverable.ts'
import { giveUpAsking, keepPaymentOrder } from './finish-payment-request.ts'
import { openCheckout } from './open-checkout.ts'
import { readDraft } from './read-draft.ts'

/** In rupees. */
const MOST_PAID_AT_ONCE = 10_000_000

type Input = ParsedInput<typeof openPaymentCall>
type Answer = AnswerOf<typeof openPaymentCall>

/** Opens the payment of a draft for the total that the server finds, or, for an amount alone, one without a draft. */
export async function openPayment(ctx: TradeCtx, input: Input): Promise<Answer> {
  const { id: userId } = signedIn(ctx)
  const isLive = moneyMode(ctx.gateways.payments.provider) === 'live'
  if (ctx.isProduction && isLive && !mayTakeLiveMoney()) throw new Failure(paymentFailures.notOpenYet)
  const { items, source, amount, ...rest } = input
  if (amount > MOST_PAID_AT_ONCE)
    throw new Failure(paymentFailures.amountTooLarge, { values: { most: formatRupees(MOST_PAID_AT_ONCE) } })
  if (!items) return { order: await askFor(ctx, userId, toPaise(amount), null) }
  const draft = readDraft(userId, source, { ...rest, items })
  const address = await destinationOf(ctx.db, draft)
  const { days } = await assertDeliverable(ctx, address)
  const deliverBy = days === null ? null : deliveryDay(ctx.now, shopFacts().shipping.dispatchDays, days)
  const { provider } = ctx.gateways.payments
  const checkout = await openCheckout(ctx.db, { draft, address, deliverBy, amount, provider }, ctx.now)
  const { paymentOrder } = checkout
  if (paymentOrder) return { order: toAnswer(paymentOrder) }
  return { order: await askFor(ctx, userId, checkout.amountPaise, checkout.id) }
}

/** Asks the provider, outside of any transaction. */
async function askFor(
  ctx: TradeCtx,
  userId: string,
  amountPaise: Paise,
  checkoutId: string | null,
): Promise<Answer['order']> {
  const { payments } = ctx.gateways
  try {
    const { id } = await payments.openOrder({ amountPaise, receipt: checkoutId ?? newId() })
    const asked = { id, provider: payments.provider, keyId: payments.publicKey, userId, amountPaise }
    const answered = { ...asked, createdAt: ctx.now, soldOutAt: null }
    countCheckout(payments.provider)
    if (checkoutId) return toAnswer(await keepPaymentOrder(ctx.db, { ...answered, checkoutId }))
    await insertPaymentOrder(ctx.db, { ...answered, checkoutId })
    return toAnswer(answered)
  } catch (cause) {
    if (checkoutId) await giveUpAsking(ctx.db, checkoutId)
    // It passes by itself, and nobody has paid yet: to come again is all there is to do.
    if (databaseFaultOf(cause)) throw cause
    throw new Failure(paymentFailures.providerAway, { cause })
  }
}

const toAnswer = ({ id, amountPaise }: { id: string; amountPaise: Paise }): Answer['order'] => ({
  id,
  amount: amountPaise,
  currency: 'INR',
})
