import { couponCode } from '#contract/checkout/coupon.ts'
import { payableOf } from '#contract/checkout/totals.ts'
import type { OrderDraft } from '#contract/orders/order-draft.ts'
import { useQuery } from '#web/kit/use-query.ts'
import { useRootStore } from '#web/stores/root-store.ts'
import { currentProducts } from './current-products.ts'
import { reviewLines, reviewSubtotal } from './review-lines.ts'

/** A draft at today's prices: nothing is charged that was not shown first. */
export function useReview(draft: OrderDraft) {
  const { cartItems } = useRootStore(({ cart }) => cart)
  const wanted = draft.items.map(({ productId }) => productId).join()
  const { answer: now, problem, refetch } = useQuery(wanted, () => currentProducts(draft))

  const coupon = couponCode(draft.couponCode ?? '')
  const lines = now && reviewLines(draft, now, draft.product ? [draft.product] : cartItems)
  return {
    lines,
    coupon,
    totals: lines && payableOf(reviewSubtotal(lines), coupon),
    problem,
    retry: refetch,
  }
}
