import { toRupees } from '#contract/catalog/money.ts'
import type { OrderDraft } from '#contract/orders/order-draft.ts'
import { orderOf } from '#contract/orders/shipping-order.ts'
import { getKeyCall } from '#contract/payments/payments.endpoints.ts'
import { openPaymentCall, paymentCallbackCall, placeOrderCall } from '#contract/purchase/purchase.endpoints.ts'
import { confirmedAmount } from '#web/checkout/confirmed-amount.ts'
import { currentProducts } from '#web/checkout/current-products.ts'
import { reviewDraft } from '#web/checkout/review-lines.ts'
import { api } from '#web/kit/api.ts'
import { placingFailed, placingStarted } from '#web/stores/orders.ts'
import type { PaymentSteps } from './payment-flow.ts'
import { problemOfPlacing } from './payment-problem.ts'
import { rememberTried, triedPayment } from './tried-payment.ts'

/**
 * The steps of paying for a draft, by way of the shop's calls. It is opened for the amount that the shopper confirmed;
 * whoever came without confirming any is asked for today's, which the dialog shows.
 */
export function paymentSteps(draft: OrderDraft, loadDialog: PaymentSteps['loadDialog']): PaymentSteps {
  const { product, quantity, source, ...rest } = draft
  const ordered = { ...rest, items: [...draft.items] }
  return {
    loadDialog,
    tried: () => triedPayment(draft),
    remember: (tried) => rememberTried(draft, tried),
    getKey: () => api(getKeyCall),
    open: async () => {
      const amount = confirmedAmount(draft) ?? (await amountNow(draft))
      return (await api(openPaymentCall, { amount, source, ...ordered })).order
    },
    verify: (result) => api(paymentCallbackCall, result),
    place: async (razorpay_order_id) => {
      await placingStarted()
      try {
        return orderOf((await api(placeOrderCall, { ...ordered, razorpay_order_id })).data)
      } catch (error) {
        await placingFailed(problemOfPlacing(error).text)
        throw error
      }
    },
  }
}

async function amountNow(draft: OrderDraft): Promise<number> {
  return toRupees(reviewDraft(draft, await currentProducts(draft), []).totals.payable)
}
